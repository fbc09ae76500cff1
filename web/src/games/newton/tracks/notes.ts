// What the spaces of tree and Work track say of themselves.

import type { Words } from '../../../lib/words';
import { objectiveLines, seats, told, tokenGone, whoLine, type Teller } from '../map/notes';
import type { NewtonTable, Ref, SpaceKind } from '../types';

/** What lies on a space, by the name of its tile or token if it has one. */
function holds(kind: SpaceKind, tile: Ref | null, here: Ref, token: string | null): Ref | null {
  if (tile) return tile;
  if (token) return `token.${token}`;
  return kind === 'objective' || kind === 'master' ? here : null;
}

function named(words: Words, place: string, what: Ref | null): string {
  return what ? words.say('newton-map-place', { place: `=${place}`, what }) : place;
}

function onBonus(game: NewtonTable, slug: string): string | null {
  const bonus = game.board.tree[slug]?.bonus;
  return bonus == null ? null : (game.tokens[bonus] ?? null);
}

export function treeLabel(game: NewtonTable, words: Words, slug: string): string {
  const kind = game.board.tree[slug]?.kind ?? 'plain';
  const what = holds(kind, game.tiles.tree[slug] ?? null, game.tree[slug] ?? '', onBonus(game, slug));
  return named(words, words.say('newton-map-tree-space', { space: `=${slug}` }), what);
}

export function treeNote(game: NewtonTable, teller: Teller, slug: string): string {
  const { words } = teller;
  const space = game.board.tree[slug];
  if (!space) return '';
  const what = holds(space.kind, game.tiles.tree[slug] ?? null, game.tree[slug] ?? '', onBonus(game, slug));
  const lines = [words.say(`newton-map-space-${space.kind}`), what ? words.note(what) : null];
  if (space.bonus != null && !game.tokens[space.bonus]) lines.push(tokenGone(game, words, space.bonus));
  if (space.end) lines.push(words.say('newton-map-end'));
  if (space.objective) lines.push(...objectiveLines(game, teller, space.objective));
  lines.push(
    whoLine(
      teller,
      'newton-tree-there',
      seats(game, (seat) => seat.students.includes(slug)),
    ),
  );
  return told(lines);
}

export function workLabel(game: NewtonTable, words: Words, at: number): string {
  const kind = game.board.work[at]?.kind ?? 'plain';
  const what = holds(kind, game.tiles.work[at] ?? null, game.work[at] ?? '', null);
  return named(words, words.say('newton-map-work-space', { number: at }), what);
}

export function workNote(game: NewtonTable, teller: Teller, at: number): string {
  const { words } = teller;
  const kind = game.board.work[at]?.kind ?? 'plain';
  const what = holds(kind, game.tiles.work[at] ?? null, game.work[at] ?? '', null);
  const lines = [words.say(`newton-map-space-${kind}`), what ? words.note(what) : null];
  if (kind === 'objective') lines.push(...objectiveLines(game, teller, 'work'));
  lines.push(
    whoLine(
      teller,
      'newton-map-markers',
      seats(game, (seat) => seat.work === at),
    ),
  );
  return told(lines);
}
