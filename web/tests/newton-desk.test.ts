import { describe, expect, it } from 'vitest';

import { pitch } from '../src/games/newton/cards/face';
import { arranged } from '../src/games/newton/desk/arrangement';
import { badges, corner, panes, spines, spot } from '../src/games/newton/desk/shelf';
import { countedIcon, layOut, signs, wrapped, type Group } from '../src/games/newton/effect';
import { range } from '../src/games/newton/notes';
import { room } from '../src/games/newton/room';
import type { NewtonTable } from '../src/games/newton/types';
import { ICONS } from '../src/icons';
import type { Action, View } from '../src/lib/wire';
import state from './fixtures/newton-desk.json';

const board = (state.view.table as unknown as NewtonTable).board;
const printed = [
  ...Object.values(board.cards).map((card) => card.effect),
  ...Object.values(board.masters).map((master) => master.effect),
  ...Object.values(board.discoveries).map((discovery) => discovery.effect),
  ...Object.values(board.effects).flatMap((effects) => Object.values(effects)),
];

/** Signs as one line of text: icons by name, struck ones with a minus. */
function line(groups: Group[] | null): string {
  return (groups ?? [])
    .map((group) =>
      group.map((sign) => ('text' in sign ? sign.text : `${sign.struck ? '-' : ''}${sign.icon}`)).join(' '),
    )
    .join(' | ');
}

describe('an effect in signs', () => {
  it('exists for everything that is printed on cards and tiles', () => {
    expect(printed.filter((effect) => signs(effect) === null)).toEqual([]);
  });

  it('uses icons that are drawn', () => {
    const used = printed.flatMap((effect) => (signs(effect) ?? []).flat());
    const names = new Set(used.flatMap((sign) => ('icon' in sign ? [sign.icon] : [])));
    expect([...names].filter((name) => name !== 'card' && !ICONS.includes(name))).toEqual([]);
  });

  it.each([
    ['both(coins(=5),one.student)', '5 coin | 1 student'],
    ['pay(clause.a-card,both(vp(=4),coins(=2)))', '−1 card | arrow-right 4 laurel | 2 coin'],
    ['most(per-group(vp(=4),=3,count.tiles),=16)', '4 laurel / 3 shelf | ≤16'],
    [
      'special(after(action.study,=2,both(act(action.lessons,=2),one.vp)))',
      'study 2+ | arrow-right lessons 2 | 1 laurel',
    ],
    ['flagged(act(action.travel,=5),flag.travel-toll-free)', 'travel 5 | -coin'],
    ['both(book.wild,book.blue)', 'book-wild | book-blue'],
    ['clause.nothing', ''],
  ])('reads %s', (effect, expected) => {
    expect(line(signs(effect))).toBe(expected);
  });

  it('is left to words where something is unknown', () => {
    expect(signs('both(coins(=5),clause.unheard-of)')).toBeNull();
    expect(signs('unheard(=1)')).toBeNull();
  });

  it('stays within its box', () => {
    for (const effect of printed) {
      const laid = layOut(signs(effect) ?? [], 66, 18, 42);
      expect(laid.height).toBeLessThanOrEqual(42);
      for (const { x, width } of laid.placed) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(66.01);
      }
    }
  });

  it('names what an objective counts', () => {
    expect(countedIcon('most(per(vp(=2),count.potions),=14)')).toBe('potion');
    expect(countedIcon('coins(=4)')).toBeNull();
  });
});

describe('the bookshelf', () => {
  it('has its first row at the bottom', () => {
    expect(spot('c2')).toEqual({ column: 2, row: 2 });
    expect(corner(board.shelf, spot('a1')).y).toBeGreaterThan(corner(board.shelf, spot('a3')).y);
  });

  it('has panes where there is no book space', () => {
    expect(panes(board.shelf).length + Object.keys(board.shelf.spaces).length).toBe(3 * board.shelf.columns);
  });

  it('points each run at a badge of its own', () => {
    const all = badges(board.shelf);
    expect(all).toHaveLength(board.shelf.runs.length);
    for (const one of all) {
      const near = all.filter((other) => Math.hypot(one.x - other.x, one.y - other.y) < 17);
      expect(near, `run ${one.run}`).toEqual([one]);
    }
  });

  it('keeps the books of a space inside it', () => {
    for (const name of Object.keys(board.shelf.spaces)) {
      const last = spines(name).at(-1);
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(38);
    }
  });
});

describe('the table of Newton', () => {
  it('lays cards side by side as long as there is room, then over each other', () => {
    expect(pitch(3, 400, 76)).toBe(82);
    expect(pitch(11, 400, 76)).toBeCloseTo(32.4);
  });

  it('says what a card is worth by its actions', () => {
    expect([range([2]), range([3, 2]), range([1, 2, 3, 1])]).toEqual(['2', '2/3', '1–3']);
  });

  it('breaks words into lines that fit', () => {
    expect(wrapped('Take an available discovery at half its cost', 60, 12)).toEqual([
      'Take an',
      'available',
      'discovery',
      'at half',
      'its cost',
    ]);
  });

  it('gives a phone as many rows of cards as the hand needs', () => {
    expect(arranged(true, 9).height).toBeGreaterThan(arranged(true, 4).height);
    expect(arranged(false, 9)).toEqual(arranged(false, 4));
  });

  it.each([
    ['move', 'newton-web-map'],
    ['branch', 'newton-web-tracks'],
    ['take', 'newton-web-cards'],
    ['pick', 'newton-web-masters'],
    ['shelve', null],
  ])('brings the board to the front that %s is about', (kind, expected) => {
    const legal = [
      { kind: 'buy', aside: true },
      { kind, aside: false },
    ] as unknown as Action[];
    expect(room.front?.({ legal } as View)).toBe(expected);
  });
});
