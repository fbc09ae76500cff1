// Which mark a seat has, and the icon of each track, action and field. Shapes differ: colour is never all there is.

import { SCIENTISTS, type FieldName, type NewScienceTable, type StageName, type TrackName } from './types';

/** The number of a seat's mark and colour: that of the scientist (S-1.14); before he is chosen, one nobody has. */
export function markOf(game: NewScienceTable, seat: number): number {
  const taken = game.seats.map(({ scientist }) => (scientist ? SCIENTISTS.indexOf(scientist) : null));
  const own = taken[seat];
  if (own !== null && own !== undefined) return own;
  const free = SCIENTISTS.map((_, mark) => mark).filter((mark) => !taken.includes(mark));
  const before = taken.slice(0, seat).filter((mark) => mark === null).length;
  return free[before] ?? seat;
}

export const TRACK_ICONS: Record<TrackName, string> = {
  government: 'crown',
  religion: 'cross-latin',
  enterprise: 'ships-wheel',
  science: 'compass',
};

export const STAGE_ICONS: Record<StageName, string> = {
  research: 'book',
  experiment: 'test-tube',
  publish: 'quill',
};

export function fieldTone(field: FieldName): string {
  return `var(--${field})`;
}
