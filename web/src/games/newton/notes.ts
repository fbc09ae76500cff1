// What the components say of themselves, beyond the line that the catalogue has about each.

import { NUMERALS } from '../../lib/figures';
import { sentences, type Words } from '../../lib/words';
import {
  ACTIONS,
  BOOKS,
  type ActionName,
  type BookName,
  type Books,
  type BookSpace,
  type CardFace,
} from './types';
import type { DiscoveryFace, MasterFace, ObjectiveStanding, Printed, Ref, Seat, ValueParts } from './types';

/** An effect in words as a sentence; nothing if there is none. */
export function effectSaid(words: Words, effect: Ref): string | null {
  if (effect === 'clause.nothing') return null;
  return words.say('newton-web-effect', { effect });
}

export function cardNote(words: Words, face: CardFace, more: string | null = null): string | null {
  return sentences(
    face.level > 0 && words.say('newton-web-level', { level: `=${NUMERALS[face.level] ?? ''}` }),
    effectSaid(words, face.effect),
    face.special && words.say('newton-web-special'),
    more,
  );
}

/** `2`, `2/3` or `1–3`: what a card would be worth, by the actions it offers. */
export function range(values: number[]): string {
  const each = [...new Set(values)].sort((a, b) => a - b);
  if (each.length <= 2) return each.join('/');
  return `${each[0]}–${each.at(-1)}`;
}

export function worthSaid(
  words: Words,
  worth: Partial<Record<ActionName, number>> | undefined,
): string | null {
  if (!worth) return null;
  const known = ACTIONS.filter((action) => worth[action] !== undefined);
  if (!known.length) return words.say('newton-web-worthless');
  const each = known.map((action) => words.ref(`act(action.${action},=${worth[action] ?? 0})`));
  return words.say('newton-web-worth', { actions: `=${words.list(each)}` });
}

/** From where the symbols of an action are seen. */
export function valueNote(words: Words, action: ActionName, parts: ValueParts): string | null {
  const each = (['printed', 'desk', 'tucked', 'drawers'] as const)
    .filter((where) => parts[where])
    .map((where) => words.say(`newton-part-${where}`, { count: parts[where] }));
  return sentences(
    words.note(`action.${action}`),
    each.length > 0 && words.say('newton-web-parts', { parts: `=${words.list(each)}` }),
  );
}

export function booksSaid(words: Words, books: Books): string {
  const each = BOOKS.flatMap((book: BookName) =>
    Array.from({ length: books[book] ?? 0 }, () => words.ref(`book.${book}`)),
  );
  return words.list(each);
}

/** What a book space asks for. */
export function spaceNeed(words: Words, space: BookSpace): string {
  if (space.university) return words.ref(`university.${space.university}`);
  if (space.ancient) return words.ref(`ancient.${space.ancient}`);
  return booksSaid(words, space.books);
}

export function spaceNote(
  words: Words,
  name: string,
  space: BookSpace,
  player: Seat,
  printed: Printed,
): string | null {
  const runs = printed.shelf.runs
    .filter((run) => run.spaces.includes(name))
    .map((run) => words.say('newton-web-run', { spaces: `=${run.spaces.join(' ')}`, vp: run.vp }));
  const need = player.needs[name];
  const filled = player.shelf.includes(name);
  return sentences(
    space.printed
      ? words.say('newton-web-space-printed')
      : filled
        ? words.say('newton-web-space-filled')
        : words.say('newton-web-space-needs', { need: `=${spaceNeed(words, space)}` }),
    !filled && need === 0 && words.say('newton-web-space-ready'),
    !filled && need !== undefined && need > 0 && words.say('newton-web-space-potions', { count: need }),
    ...runs,
  );
}

export function masterName(words: Words, slug: string, face: MasterFace | undefined): string {
  return face?.name ?? words.ref(`master.${slug}`);
}

export function masterNote(words: Words, slug: string, face: MasterFace | undefined): string | null {
  if (!face) return null;
  return sentences(
    words.note(`master.${slug}`) ?? effectSaid(words, face.effect),
    words.say('newton-web-master-vp', { vp: face.vp }),
  );
}

/** What a discovery gives while it lies face up. */
export function permanentSaid(words: Words, face: DiscoveryFace): string {
  const [vp = 0, coins = 0, potions = 0] = face.income;
  const gains = (
    [
      [vp, 'vp', 'vp'],
      [coins, 'coin', 'coins'],
      [potions, 'potion', 'potions'],
    ] as const
  )
    .filter(([n]) => n > 0)
    .map(([n, one, many]) => words.ref(n === 1 ? `one.${one}` : `${many}(=${n})`));
  const income = gains.length ? words.say('newton-web-per-upkeep', { goods: `=${words.list(gains)}` }) : '';
  return words.list([booksSaid(words, face.books), income].filter(Boolean));
}

export function discoveryNote(
  words: Words,
  slug: string,
  face: DiscoveryFace,
  now: number | null = null,
): string | null {
  return sentences(
    words.say('newton-web-discovery-cost', { count: face.cost }),
    words.say('newton-web-discovery-gives', { gives: `=${permanentSaid(words, face)}` }),
    words.note(`discovery.${slug}`) ?? effectSaid(words, face.effect),
    now !== null && words.say('newton-web-worth-now', { vp: now }),
  );
}

export function objectiveNote(
  words: Words,
  slug: string,
  books: Books,
  standing: ObjectiveStanding,
): string | null {
  return sentences(
    words.note(`objective.${slug}`),
    standing.held
      ? words.say('newton-web-objective-held')
      : words.say('newton-web-objective-needs', { books: `=${booksSaid(words, books)}` }),
    !standing.held &&
      standing.potions > 0 &&
      words.say('newton-web-space-potions', { count: standing.potions }),
    words.say('newton-web-worth-now', { vp: standing.vp }),
  );
}
