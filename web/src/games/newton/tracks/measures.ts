// Measures of the tracks board, wide and on a phone.

import type { Box } from '../../../lib/box';
import type { Point } from '../map/projection';
import { ACTIONS, INCOMES, type ObjectiveSpace, type Printed, type SpaceKind } from '../types';

/** An objective tile with what it needs. */
export const PLATE = { width: 138, height: 36 };
export const COLUMN = { height: 80 };

export interface Measures {
  width: number;
  height: number;
  /** The foot of each column of the Work track, and how far one is from the next. */
  columns: Point[];
  pitch: number;
  /** The floors on which the columns stand: left, right, and how high. */
  floors: { left: number; right: number; y: number }[];
  spaces: Record<string, Point>;
  plates: Record<ObjectiveSpace, Box>;
  /** The upper left corners of the stacks of tiles, in their order. */
  stacks: Box[];
}

/** Half the width and half the height of a space of the tree. */
export function half(kind: SpaceKind): Point {
  if (kind === 'specialisation' || kind === 'invention') return [30, 16];
  return kind === 'plain' ? [9, 9] : [14, 14];
}

const STACKS = ACTIONS.length + INCOMES.length;

const WIDTH = 1090;
const LENGTH = WIDTH - 76; // of the colonnade, from the first column to the last

export function wide(board: Printed): Measures {
  const spaces = placed(board, [78, 894], [114, 362]);
  const columns = board.work.map((_, i): Point => [
    38 + (i * LENGTH) / Math.max(board.work.length - 1, 1),
    82,
  ]);
  const work: Box = { x: WIDTH - 4 - PLATE.width, y: 96, ...PLATE };
  return {
    width: WIDTH,
    height: 390,
    columns,
    pitch: LENGTH / Math.max(board.work.length - 1, 1),
    floors: [{ left: 6, right: WIDTH - 6, y: 82 }],
    spaces,
    plates: { work, ...besideEnds(board, spaces, work) },
    stacks: Array.from({ length: STACKS }, (_, i) => ({
      x: 8 + i * 36 + (i < ACTIONS.length ? 0 : 8),
      y: 332,
      width: 34,
      height: 50,
    })),
  };
}

const ROW = 8;
const HANDLES = 44; // of the board, below everything that can be touched

export function narrow(board: Printed): Measures {
  const rows = Math.ceil(board.work.length / ROW);
  const floors = Array.from({ length: rows }, (_, row) => ({ left: 5, right: 385, y: 82 + row * 98 }));
  const columns = board.work.map((_, i): Point => [33 + (i % ROW) * 46.3, 82 + Math.floor(i / ROW) * 98]);
  const top = rows * 98 + 24;
  const levels = new Set(Object.values(board.tree).map((space) => space.y)).size;
  const ground = top + (levels - 1) * 54;
  const slots = Object.keys(board.prerequisites).filter((slot) => slot !== 'map');
  const plates = slots.map((slot, i): [string, Box] => [
    slot,
    { x: 5 + (i % 2) * 192, y: ground + 40 + Math.floor(i / 2) * 50, width: 187, height: 44 },
  ]);
  const under = ground + 40 + Math.ceil(slots.length / 2) * 50 + 8;
  return {
    width: 390,
    height: under + 2 * 56 + HANDLES,
    columns,
    pitch: 46.3,
    floors,
    spaces: placed(board, [36, 336], [top, ground]),
    plates: Object.fromEntries(plates),
    stacks: Array.from({ length: STACKS }, (_, i) => ({
      x: 5 + (i % 4) * 96,
      y: under + Math.floor(i / 4) * 56,
      width: 91,
      height: 50,
    })),
  };
}

/** The spaces of the tree, stretched over a part of the board: from left to right, from top to bottom. */
function placed(board: Printed, across: Point, down: Point): Record<string, Point> {
  const all = Object.entries(board.tree);
  const stretch = (values: number[], [low, high]: Point): ((value: number) => number) => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return (value) => low + ((value - least) / (most - least || 1)) * (high - low);
  };
  const x = stretch(
    all.map(([, space]) => space.x),
    across,
  );
  const y = stretch(
    all.map(([, space]) => space.y),
    down,
  );
  return Object.fromEntries(all.map(([slug, space]) => [slug, [x(space.x), y(space.y)]]));
}

/** The objectives of the tree beside their ends: above, to the left or to the right, wherever nothing else is. */
function besideEnds(board: Printed, spaces: Record<string, Point>, work: Box): Record<ObjectiveSpace, Box> {
  const taken = [
    work,
    ...Object.entries(spaces).map(([slug, [x, y]]): Box => {
      const [w, h] = half(board.tree[slug]?.kind ?? 'plain');
      return { x: x - w, y: y - h, width: 2 * w, height: 2 * h };
    }),
  ];
  const free = (box: Box): boolean =>
    box.x >= 4 &&
    box.x + box.width <= WIDTH - 4 &&
    box.y >= 94 &&
    !taken.some((other) => overlap(box, other));
  const found: Record<ObjectiveSpace, Box> = {};
  for (const [slug, space] of Object.entries(board.tree)) {
    const at = spaces[slug];
    if (!space.objective || !at) continue;
    const [x, y] = at;
    const { width, height } = PLATE;
    const wanted: Box[] = [
      { x: Math.max(x - width / 2, 4), y: y - 17 - height, width, height },
      { x: x - 29 - width, y: y - height / 2, width, height },
      { x: x + 29, y: y - height / 2, width, height },
    ];
    const box = wanted.find(free) ?? { x: x - width / 2, y: y - 17 - height, width, height };
    found[space.objective] = box;
    taken.push(box);
  }
  return found;
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
