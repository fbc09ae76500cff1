// What a place says of itself: what it gives, where its roads lead, who has been there.

import type { Words } from '../../../lib/words';
import { BOOKS, type Books, type NewtonTable, type ObjectiveSpace } from '../types';

export interface Teller {
  words: Words;
  /** The name of the player of a seat. */
  name: (seat: number) => string;
  /** Through whose eyes, if anybody's. */
  seat: number | null;
}

const NOTHING = 'clause.nothing';

export function placeName(game: NewtonTable, words: Words, slug: string): string {
  return game.board.places[slug]?.name ?? words.ref(`place.${slug}`);
}

/** The name of a place and what lies there, in a few words. */
export function placeLabel(game: NewtonTable, words: Words, slug: string): string {
  const holds = game.places[slug] ?? NOTHING;
  const place = placeName(game, words, slug);
  return holds === NOTHING ? place : words.say('newton-map-place', { place: `=${place}`, what: holds });
}

export function placeNote(game: NewtonTable, teller: Teller, slug: string): string {
  const { words } = teller;
  const place = game.board.places[slug];
  const holds = game.places[slug] ?? NOTHING;
  const lines = [words.note(`place.${slug}`), holds === NOTHING ? null : words.note(holds)];
  if (place?.bonus != null && !game.tokens[place.bonus]) lines.push(tokenGone(game, words, place.bonus));
  if (place?.kind === 'objective') lines.push(...objectiveLines(game, teller, 'map'));
  const roads = game.board.roads.flatMap((road) => {
    const there = road.from === slug ? road.to : road.to === slug ? road.from : null;
    if (there === null) return [];
    const name = placeName(game, words, there);
    return [road.toll ? words.say('newton-map-road-toll', { place: `=${name}`, count: road.toll }) : name];
  });
  if (roads.length) lines.push(words.say('newton-map-roads', { places: `=${words.list(roads)}` }));
  lines.push(
    whoLine(
      teller,
      'newton-map-cubes',
      seats(game, (seat) => seat.visited.includes(slug)),
    ),
  );
  lines.push(
    whoLine(
      teller,
      'newton-map-scientists',
      seats(game, (seat) => seat.scientist === slug),
    ),
  );
  return told(lines);
}

/** Why a bonus space is empty: its token has been taken, or there was none with so few players. */
export function tokenGone(game: NewtonTable, words: Words, bonus: number): string {
  const players = game.board.bonus_players[bonus] ?? 1;
  return players > game.seats.length
    ? words.say('newton-map-token-players', { count: players })
    : words.say('newton-map-token-gone');
}

export function bookList(words: Words, books: Books): string {
  return words.list(
    BOOKS.flatMap((book) =>
      books[book] ? [words.say(`newton-table-books-${book}`, { count: books[book] })] : [],
    ),
  );
}

/** What an objective space asks for, and how it stands for the viewer. */
export function objectiveLines(game: NewtonTable, teller: Teller, space: ObjectiveSpace): string[] {
  const { words, seat } = teller;
  const lines = [
    words.say('newton-map-objective-needs', {
      books: `=${bookList(words, game.board.prerequisites[space] ?? {})}`,
    }),
  ];
  const standing = seat === null ? undefined : game.seats[seat]?.objectives[space];
  if (standing?.held) lines.push(words.say('newton-map-objective-held', { vp: standing.vp }));
  else if (standing) {
    lines.push(words.say('newton-map-objective-open', { potions: standing.potions, vp: standing.vp }));
  }
  const holders = seats(game, (each) => each.objectives[space]?.held ?? false).filter(
    (each) => each !== seat,
  );
  const reached = whoLine(teller, 'newton-map-objective-reached', holders);
  return reached ? [...lines, reached] : lines;
}

export function seats(game: NewtonTable, test: (seat: NewtonTable['seats'][number]) => boolean): number[] {
  return game.seats.flatMap((seat, i) => (test(seat) ? [i] : []));
}

export function whoLine(teller: Teller, message: string, who: number[]): string | null {
  if (!who.length) return null;
  return teller.words.say(message, {
    names: `=${teller.words.list(who.map(teller.name))}`,
    count: who.length,
  });
}

export function told(lines: (string | null)[]): string {
  return lines.filter((line) => line !== null && line !== '').join('\n');
}
