// Where the parts of a study desk lie, on a wide screen and on a phone.

import { CARD } from '../cards/face';

export interface At {
  x: number;
  y: number;
  scale?: number;
}

export interface Arrangement {
  width: number;
  height: number;
  shelf: At;
  purse: At;
  stores: At;
  incomes: At;
  values: At;
  columns: At;
  /** The height of a drawer: on a phone a finger must find it. */
  drawer: number;
  masters: At;
  collected: At;
  /** The width of what lies beside the desk, before it is scaled. */
  side: number;
  hand: At & { width: number; cards: number; row: number };
  /** What the hand lies on. */
  blotter: { x: number; y: number; width: number; height: number };
}

const SIDE = 284;

const WIDE: Arrangement = {
  width: 1010,
  height: 304,
  shelf: { x: 1, y: 0 },
  purse: { x: 6, y: 148 },
  stores: { x: 6, y: 187 },
  incomes: { x: 6, y: 244 },
  values: { x: 334, y: 1 },
  columns: { x: 334, y: 52 },
  drawer: 28,
  masters: { x: 725, y: 1 },
  collected: { x: 725, y: 90 },
  side: SIDE,
  hand: { x: 338, y: 206, width: 662, cards: 1, row: Infinity },
  blotter: { x: 328, y: 203, width: 681, height: 100 },
};

const PHONE = 390;
const ROW = 4;
const BIG = 1.2;

export function arranged(narrow: boolean, hand: number): Arrangement {
  if (!narrow) return WIDE;
  const rows = Math.max(1, Math.ceil(hand / ROW));
  const handTop = 56;
  const deskTop = handTop + rows * (CARD.height * BIG + 8) + 14;
  const shelfTop = deskTop + CARD.height + 2 + 24 + 4 + 44 + 14;
  const purseTop = shelfTop + 148 * BIG;
  const mastersTop = purseTop + 154 * BIG + 16;
  const wide = 384 / SIDE;
  return {
    width: PHONE,
    height: mastersTop + 204 * wide + 6,
    values: { x: 4, y: 4 },
    hand: { x: 3, y: handTop, width: 384, cards: BIG, row: ROW },
    blotter: { x: 1, y: handTop - 5, width: 388, height: deskTop - handTop - 4 },
    columns: { x: 4, y: deskTop },
    drawer: 44,
    shelf: { x: 3, y: shelfTop, scale: BIG },
    purse: { x: 3 + 6 * BIG, y: purseTop, scale: BIG },
    stores: { x: 3 + 6 * BIG, y: purseTop + 39 * BIG, scale: BIG },
    incomes: { x: 3 + 6 * BIG, y: purseTop + 96 * BIG, scale: BIG },
    masters: { x: 3, y: mastersTop, scale: wide },
    collected: { x: 3, y: mastersTop + 92 * wide, scale: wide },
    side: SIDE,
  };
}
