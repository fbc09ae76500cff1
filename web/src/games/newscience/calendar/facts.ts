// What the spaces, cards and players of the calendar say of themselves.

import { NUMERALS, signed } from '../../../lib/figures';
import { sentences, type Words } from '../../../lib/words';
import type { Table } from '../../../table/table.svelte';
import { named } from '../seen';
import {
  STAGES,
  type ActionSpace,
  type CardType,
  type EventFace,
  type NewScienceTable,
  type Ref,
  type StageName,
  type TrackName,
} from '../types';

/** How long a card works: all round for all, at once, or kept in a lab. */
export const CARD_ICONS: Record<CardType, string> = {
  EFFECT: 'hourglass',
  PLAY: 'electric',
  KEEP: 'empirical',
};

/** A modifier as it is printed: a plain 0 is no bonus. */
export function modifier(number: number): string {
  return number ? signed(number) : '0';
}

/** Which of its track or action a space is: the second of `government-2`, the third of `research-3`. */
export function place(space: ActionSpace): number {
  return Number(/-(\d+)$/.exec(space.id)?.[1] ?? 1);
}

export function eventRef(game: NewScienceTable, card: string): Ref {
  return named('event', card, game.board.events[card]);
}

export function spaceRef(game: NewScienceTable, space: ActionSpace): Ref {
  if (space.type === 'rest') return 'space.rest';
  if (space.type === 'event') return space.card ? eventRef(game, space.card) : `space.${space.id}`;
  if (space.type !== 'influence') return `place(action.${space.type},=${place(space)})`;
  return `${place(space) > 1 ? 'influence-second' : 'influence'}(track.${space.track})`;
}

function about(words: Words, game: NewScienceTable, space: ActionSpace): string | null {
  const card = space.card ? game.board.events[space.card] : undefined;
  if (space.type === 'rest') return words.note('space.rest');
  if (space.type === 'influence') return words.note(`track.${space.track}`);
  if (space.type === 'event') return card ? eventNote(words, space.card!, card) : null;
  return sentences(
    words.note(`action.${space.type}`),
    space.modifier !== 0 && words.say('newscience-web-modifier', { modifier: `=${signed(space.modifier)}` }),
  );
}

export function spaceNote(table: Table, game: NewScienceTable, space: ActionSpace): string | null {
  const { words } = table;
  const there = words.list(space.cubes.map((seat) => table.name(seat)));
  return sentences(
    about(words, game, space),
    there && words.say('newscience-web-cubes-of', { names: `=${there}` }),
    space.closed && words.say('newscience-web-closed'),
    space.extra && words.say('newscience-web-extra'),
    space.done && words.say('newscience-web-done'),
    game.resolving === space.id && words.say('newscience-web-resolving'),
  );
}

/** What a card does, as a sentence. */
export function effectSaid(words: Words, face: EventFace): string {
  const said = words.ref(face.effect);
  return `${said.charAt(0).toLocaleUpperCase(words.language)}${said.slice(1)}.`;
}

/** What a card is and does, and what happened. */
export function eventNote(words: Words, slug: string, face: EventFace): string | null {
  return sentences(
    words.say('newscience-web-card', {
      type: `card-type.${face.type.toLowerCase()}`,
      level: `=${NUMERALS[face.level]}`,
    }),
    effectSaid(words, face),
    words.note(`event.${slug}`),
  );
}

/** How everybody stands on a track, the first first. */
export function standings(table: Table, game: NewScienceTable, track: TrackName): string {
  const each = game.seats
    .map((player, seat) => ({ seat, value: player.influence[track] }))
    .sort((a, b) => b.value - a.value)
    .map(({ seat, value }) => `${table.name(seat)} ${value}`);
  return table.words.list(each);
}

/** The three ratings in words. */
export function ratingsSaid(words: Words, ratings: Record<StageName, number>): string {
  return words.list(STAGES.map((stage) => `${words.ref(`action.${stage}`)} ${modifier(ratings[stage])}`));
}
