// The players' markers on the plate, and what becomes of them.

import { payable } from '../seen';
import type { NewScienceTable, StageName } from '../types';
import type { Plate } from './plate';
import { imprint, measures, spot, written } from './zones';

export interface Marker {
  key: string;
  slug: string;
  seat: number;
  stage: StageName;
  /** Its middle. */
  x: number;
  y: number;
  size: number;
}

/** What an action would change: who comes into a zone, what is published for how much prestige, who goes home. */
export interface Change {
  coming: Marker[];
  publications: { slug: string; seat: number; won: number }[];
  going: Marker[];
}

type Zone = 'research' | 'experiment';

const keyOf = (seat: number, slug: string): string => `marker-${seat}-${slug}`;

/** A marker as number `i` of a zone; `eyes` is the seat whose prospects are written there. */
function inZone(
  game: NewScienceTable,
  plate: Plate,
  eyes: number,
  slug: string,
  stage: Zone,
  seat: number,
  i: number,
) {
  const box = plate.cartouches[slug] ?? { x: 0, y: 0, width: 0, height: 0 };
  const m = measures(plate, box);
  const { x, y } = spot(m, stage, i, written(game, slug, stage, eyes));
  return { key: keyOf(seat, slug), slug, seat, stage, x: box.x + x, y: box.y + y, size: m.mark };
}

export function markers(game: NewScienceTable, plate: Plate, eyes: number): Marker[] {
  return Object.entries(plate.cartouches).flatMap(([slug, box]): Marker[] => {
    const standing = game.discoveries[slug];
    if (!standing) return [];
    if (standing.published !== null) {
      const m = measures(plate, box);
      const { x, y } = imprint(m);
      const seat = standing.published;
      return [
        { key: keyOf(seat, slug), slug, seat, stage: 'publish', x: box.x + x, y: box.y + y, size: m.seal },
      ];
    }
    return (['experiment', 'research'] as const).flatMap((stage) =>
      standing[stage].map((seat, i) => inZone(game, plate, eyes, slug, stage, seat, i)),
    );
  });
}

/** What differs between two tables. */
export function changes(game: NewScienceTable, will: NewScienceTable, plate: Plate, eyes: number): Change {
  const before = markers(game, plate, eyes);
  const after = markers(will, plate, eyes);
  const fresh = after.filter(({ key, stage }) => before.find((each) => each.key === key)?.stage !== stage);
  const published = fresh.filter(({ stage }) => stage === 'publish');
  // Those that come along with a publication are of a lower level, and bring no prestige.
  const level = (slug: string): number => game.board.discoveries[slug]?.level ?? 0;
  const top = Math.max(...published.map(({ slug }) => level(slug)));
  return {
    coming: fresh.flatMap(({ slug, seat, stage }) =>
      stage === 'publish'
        ? []
        : [inZone(game, plate, eyes, slug, stage, seat, game.discoveries[slug]?.[stage].length ?? 0)],
    ),
    publications: published.map(({ slug, seat }) => ({
      slug,
      seat,
      won: level(slug) === top ? (will.seats[seat]?.prestige ?? 0) - (game.seats[seat]?.prestige ?? 0) : 0,
    })),
    going: before.filter(({ key }) => !after.some((each) => each.key === key)),
  };
}

/** What publishing a discovery would bring with it, as far as the player has what it takes. */
export function publishing(game: NewScienceTable, plate: Plate, eyes: number, slug: string): Change | null {
  const player = game.seats[eyes];
  const reach = player?.reach[slug];
  if (!player || reach?.stage !== 'publish' || !payable(reach, player.rest)) return null;
  const along = reach.cascade ?? [];
  return {
    coming: [],
    publications: [slug, ...along].map((each) => ({
      slug: each,
      seat: eyes,
      won: each === slug ? (reach.prestige ?? 0) : 0,
    })),
    going: markers(game, plate, eyes).filter(
      (each) => each.seat !== eyes && (each.slug === slug || along.includes(each.slug)),
    ),
  };
}
