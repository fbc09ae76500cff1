// Where everything lies on the desk calendar: six leaves in the order in which they are resolved, and above them the
// round and the turn order. On a phone the leaves lie one below the other.

import type { Box } from '../../../lib/box';
import type { ActionSpace, NewScienceTable } from '../types';

export const LEAVES = ['rest', 'event', 'influence', 'research', 'experiment', 'publish'] as const;
export type LeafName = (typeof LEAVES)[number];

export interface Layout {
  width: number;
  height: number;
  round: Box;
  order: Box & { columns: number };
  next: Box;
  leaves: Record<LeafName, Box>;
}

export const HEAD = 27; // the band with the name of a leaf
/** What lies at the foot of a broadsheet: its space, or a line that it is in force. */
export const FOOT = { space: 53, effect: 32 };
const GAP = 6;
const ROW = { least: 62, most: 84 }; // a row of spaces, with the gap below
const HANDLES = 44; // at the foot of a board lie the handles of the page
const PHONE = 374;

export function spacesOf(game: NewScienceTable, leaf: LeafName): ActionSpace[] {
  return game.spaces.filter((space) => space.type === leaf);
}

/** The spaces of an action, row by row from the left. */
export function grid(
  count: number,
  leaf: { width: number; height: number },
  narrow: boolean,
): { height: number; at(i: number): Box } {
  const columns = narrow ? 4 : count > 4 ? 2 : 1;
  const rows = Math.ceil(count / columns);
  const wide = (leaf.width - 2 * GAP - (columns - 1) * GAP) / columns;
  const room = (leaf.height - HEAD - 8 - HANDLES) / Math.max(rows, 1);
  const pitch = narrow ? ROW.least : Math.min(Math.max(room, ROW.least), ROW.most);
  return {
    height: rows * pitch,
    at: (i) => ({
      x: GAP + (i % columns) * (wide + GAP),
      y: HEAD + 8 + Math.floor(i / columns) * pitch,
      width: wide,
      height: pitch - GAP,
    }),
  };
}

/** How large the broadsheets of a display are; the deck lies below them. */
export function broadsheet(leaf: Box, count: number): { pitch: number; width: number; height: number } {
  const pitch = (leaf.width - 6) / count;
  return { pitch, width: pitch - 6, height: leaf.height - HEAD - 76 };
}

const MAIN = { y: 60, height: 326 };
const COLUMNS: Record<LeafName, [x: number, width: number]> = {
  rest: [4, 102],
  event: [112, 286],
  influence: [404, 286],
  research: [696, 126],
  experiment: [828, 126],
  publish: [960, 116],
};

function wide(): Layout {
  const leaf = (name: LeafName): Box => ({ x: COLUMNS[name][0], width: COLUMNS[name][1], ...MAIN });
  return {
    width: 1080,
    height: 388,
    round: { x: 4, y: 2, width: 102, height: 48 },
    order: { x: 112, y: 2, width: 842, height: 46, columns: 5 },
    next: { x: 960, y: 2, width: 116, height: 46 },
    leaves: {
      rest: leaf('rest'),
      event: leaf('event'),
      influence: leaf('influence'),
      research: leaf('research'),
      experiment: leaf('experiment'),
      publish: leaf('publish'),
    },
  };
}

function phone(game: NewScienceTable): Layout {
  const rows = Math.ceil(game.order.length / 2);
  const order = { x: 8, y: 64, width: PHONE, height: rows * 52 - 4, columns: 2 };
  let y = order.y + order.height + 18;
  const leaves = {} as Record<LeafName, Box>;
  const heights: Record<LeafName, number> = {
    rest: 146,
    event: 334,
    influence: 334,
    research: 0,
    experiment: 0,
    publish: 0,
  };
  for (const name of LEAVES) {
    const spaces = grid(spacesOf(game, name).length, { width: PHONE, height: 0 }, true).height + HEAD + 8;
    leaves[name] = { x: 8, y, width: PHONE, height: heights[name] || spaces };
    y += leaves[name].height + 16;
  }
  return {
    width: 390,
    height: y + HANDLES - 8,
    round: { x: 8, y: 6, width: 100, height: 48 },
    order,
    next: { x: 116, y: 6, width: 266, height: 48 },
    leaves,
  };
}

export function laidOut(game: NewScienceTable, narrow: boolean): Layout {
  return narrow ? phone(game) : wide();
}
