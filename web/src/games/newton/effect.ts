// Effects as they are printed on cards and tiles: a reference such as `both(coins(=5),one.student)` becomes a few
// icons and numbers. What has no drawing here is said in words.

import { splitParts } from '../../lib/words';
import type { Ref } from './types';

/** One mark of an effect: an icon, perhaps struck through, or a number or sign. */
export type Sign = { icon: string; struck?: boolean } | { text: string };
/** Signs that stay together on one line. */
export type Group = Sign[];

const icon = (name: string): Sign => ({ icon: name });
const struck = (name: string): Sign => ({ icon: name, struck: true });
const text = (said: string): Sign => ({ text: said });
const arrow = icon('arrow-right');

const GAINS: Record<string, string> = { coins: 'coin', potions: 'potion', vp: 'laurel', students: 'student' };

const CLAUSES: Record<string, Group[]> = {
  nothing: [],
  'cube-university': [[icon('cube'), arrow, icon('university')]],
  'cube-ancient': [[icon('cube'), arrow, icon('ancient')]],
  'cube-anywhere': [
    [icon('cube'), arrow],
    [icon('university'), text('/'), icon('ancient'), text('/'), icon('city')],
  ],
  medicine: [[icon('medicine')]],
  village: [[icon('scientist'), arrow, icon('village')]],
  'second-tile': [[text('+1'), icon('shelf')]],
  'double-tokens': [[icon('token'), text('×2')]],
  'ignore-need': [[struck('book')]],
  'extra-cube': [[text('+1'), icon('cube')]],
  copy: [[icon('copy'), icon('card')]],
  'take-level-1': [[icon('card'), text('I')]],
  'take-any': [[icon('card'), text('I–III')]],
  'again-income': [[icon('rotate'), icon('income')]],
  'again-token': [[icon('rotate'), icon('token')]],
  'again-city': [[icon('rotate'), icon('city')]],
  'again-master': [[icon('rotate'), icon('master')]],
  'again-objective': [[icon('rotate'), icon('objective')]],
  'discovery-half': [[icon('discovery'), text('½'), icon('coin')]],
  'discovery-free': [[icon('discovery'), text('0'), icon('coin')]],
  choice: [[icon('development'), text('?')], [text('/')], [icon('income'), text('?')]],
  'a-card': [[text('−1'), icon('card')]],
  'play-master': [[icon('master')]],
};

const COUNTED: Record<string, Group> = {
  'orange-books': [icon('book-orange')],
  'blue-books': [icon('book-blue')],
  'green-books': [icon('book-green')],
  'equal-books': [text('3'), icon('book'), text('=')],
  masters: [icon('master')],
  universities: [icon('university')],
  ancients: [icon('ancient')],
  runs: [icon('shelf')],
  coins: [icon('coin')],
  potions: [icon('potion')],
  tokens: [icon('token')],
  ends: [icon('student'), icon('crown')],
  'book-sets': [icon('book-orange'), icon('book-blue'), icon('book-green')],
  tiles: [icon('shelf')],
  cards: [icon('card')],
  discoveries: [icon('discovery')],
  'open-objectives': [struck('objective')],
  'reserve-students': [icon('student')],
  'open-universities': [struck('university')],
  'hand-masters': [struck('master')],
  'empty-slots': [struck('income')],
  cubes: [icon('cube')],
  'work-spaces': [struck('work')],
  'stacked-tiles': [icon('shelf')],
};

/** How a granted action differs, by the second part of the flag: `work-unpaid`. */
const FLAGS: Record<string, Record<string, Group>> = {
  split: {
    study: [text('÷'), icon('shelf')],
    lessons: [text('÷'), icon('card')],
    technology: [text('÷'), icon('student')],
  },
  'no-need': { study: [struck('book')], work: [struck('book')], technology: [struck('book')] },
  unpaid: { work: [struck('coin')] },
  'toll-free': { travel: [struck('coin')] },
  cubes: { travel: [text('+'), icon('cube')] },
  perform: { lessons: [arrow, icon('play')] },
};

/** The icon of what an effect counts, as an objective does; null if it counts nothing. */
export function countedIcon(ref: Ref): string | null {
  const counted = /count\.([a-z-]+)/.exec(ref)?.[1];
  const sign = counted ? COUNTED[counted]?.find((each) => 'icon' in each) : undefined;
  return sign && 'icon' in sign ? sign.icon : null;
}

/** What an income tile shows. */
export const INCOME_TILES: Record<string, { icon: string; amount: number }> = {
  vp: { icon: 'laurel', amount: 2 },
  coins: { icon: 'coin', amount: 2 },
  potion: { icon: 'potion', amount: 1 },
};

/** An effect as groups of signs; null if some of it has no drawing. */
export function signs(ref: Ref): Group[] | null {
  const bracket = ref.indexOf('(');
  const head = bracket < 0 ? ref : ref.slice(0, bracket);
  const parts = bracket < 0 ? [] : splitParts(ref.slice(bracket + 1, -1));
  return bracket < 0 ? plain(ref) : composed(head, parts);
}

function plain(ref: Ref): Group[] | null {
  const dot = ref.indexOf('.');
  const kind = ref.slice(0, dot);
  const slug = ref.slice(dot + 1);
  switch (kind) {
    case 'one':
      return [[text('1'), icon(slug === 'vp' ? 'laurel' : slug)]];
    case 'book':
    case 'action':
      return [[icon(kind === 'book' ? `book-${slug}` : slug)]];
    case 'clause':
      return CLAUSES[slug] ?? null;
    case 'count':
      return COUNTED[slug] ? [COUNTED[slug]] : null;
    case 'income': {
      const tile = INCOME_TILES[slug];
      return tile ? [[icon('income')], [text(String(tile.amount)), icon(tile.icon)]] : null;
    }
    case 'flag': {
      const dash = slug.indexOf('-');
      const group = FLAGS[slug.slice(dash + 1)]?.[slug.slice(0, dash)];
      return group ? [group] : null;
    }
  }
  return null;
}

function composed(head: string, parts: string[]): Group[] | null {
  const [first = '', second = '', third = ''] = parts;
  const number = first.startsWith('=') ? first.slice(1) : '';
  if (head in GAINS) return [[text(number), icon(GAINS[head] ?? '')]];
  switch (head) {
    case 'both':
      return joined(signs(first), signs(second));
    case 'pay':
      return joined(signs(first), led([arrow], signs(second)));
    case 'after':
      return joined(
        [[icon(first.slice('action.'.length)), text(`${second.slice(1)}+`)]],
        led([arrow], signs(third)),
      );
    case 'per':
      return followed(signs(first), led([text('/')], signs(second)));
    case 'per-group':
      return followed(signs(first), led([text('/'), text(second.slice(1))], signs(third)));
    case 'most':
      return joined(signs(first), [[text(`≤${second.slice(1)}`)]]);
    case 'act':
      return [[icon(first.slice('action.'.length)), text(second.slice(1))]];
    case 'any-action':
      return [[icon('joker'), text(number)]];
    case 'flagged':
      return joined(signs(first), signs(second));
    case 'develop':
      return [[icon('development'), icon(first.slice('action.'.length))]];
    case 'drop-tiles':
      return [[text(`−${number}`), icon('shelf')]];
    case 'special':
      return signs(first);
  }
  return null;
}

function joined(before: Group[] | null, after: Group[] | null): Group[] | null {
  return before && after ? [...before, ...after] : null;
}

/** The signs, the first group with something before it. */
function led(before: Sign[], groups: Group[] | null): Group[] | null {
  return groups && [[...before, ...(groups[0] ?? [])], ...groups.slice(1)];
}

/** Both on one line: what is given, and for each what. */
function followed(before: Group[] | null, after: Group[] | null): Group[] | null {
  if (!before || !after) return null;
  return [...before.slice(0, -1), [...(before.at(-1) ?? []), ...(after[0] ?? [])], ...after.slice(1)];
}

// -- laying out -------------------------------------------------------------------------------------------------------

export interface Placed {
  sign: Sign;
  x: number;
  y: number;
  width: number;
}

export interface Layout {
  placed: Placed[];
  /** The size of an icon that made everything fit. */
  size: number;
  height: number;
}

const GAP = 0.4; // between groups, of the size of an icon
const LINE = 1.14;

const signWidth = (sign: Sign, size: number): number =>
  'icon' in sign ? size : sign.text.length * size * 0.54 + size * 0.08;
const groupWidth = (group: Group, size: number): number =>
  group.reduce((width, sign) => width + signWidth(sign, size), 0);

/** Groups in centred lines within a width; the icons get smaller until all of it fits the height. */
export function layOut(groups: Group[], width: number, wanted: number, height = Infinity): Layout {
  for (let size = wanted; ; size -= 0.5) {
    const lines = broken(groups, width, size);
    const tall = lines.length * size * LINE;
    const fits = tall <= height && lines.every((line) => lineWidth(line, size) <= width);
    if (fits || size <= 8) return { placed: centred(lines, width, size), size, height: tall };
  }
}

function lineWidth(line: Group[], size: number): number {
  return line.reduce((sum, group) => sum + groupWidth(group, size), 0) + (line.length - 1) * GAP * size;
}

function broken(groups: Group[], width: number, size: number): Group[][] {
  const lines: Group[][] = [];
  for (const group of groups) {
    const line = lines.at(-1);
    if (line && lineWidth([...line, group], size) <= width) line.push(group);
    else lines.push([group]);
  }
  return lines;
}

function centred(lines: Group[][], width: number, size: number): Placed[] {
  return lines.flatMap((line, row) => {
    let x = (width - lineWidth(line, size)) / 2;
    return line.flatMap((group) => {
      const there = group.map((sign) => {
        const placed = { sign, x, y: row * size * LINE, width: signWidth(sign, size) };
        x += placed.width;
        return placed;
      });
      x += GAP * size;
      return there;
    });
  });
}

/** Words broken into lines of about a width, for letters of a size; `letter` is how wide one is, of its size. */
export function wrapped(said: string, width: number, size: number, letter = 0.5): string[] {
  const room = Math.max(4, Math.floor(width / (size * letter)));
  const lines: string[] = [];
  for (const word of said.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + word.length < room) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}
