// Where things stand on the bookshelf. Spaces are called by column and row, `a1` at the lower left.

import type { Printed } from '../types';

export const CELL = { width: 40, height: 40 } as const;
export const MARGIN = { left: 18, right: 20, top: 18 } as const;

type Shelf = Printed['shelf'];

export interface Spot {
  column: number;
  row: number;
}

export function spot(name: string): Spot {
  return { column: name.charCodeAt(0) - 'a'.charCodeAt(0), row: Number(name.slice(1)) };
}

export const rowsOf = (shelf: Shelf): number =>
  Math.max(...Object.values(shelf.spaces).map((space) => space.row));

export const shelfWidth = (shelf: Shelf): number => MARGIN.left + shelf.columns * CELL.width + MARGIN.right;

/** The upper left corner of a space; the first row is the lowest. */
export function corner(shelf: Shelf, { column, row }: Spot): { x: number; y: number } {
  return { x: MARGIN.left + column * CELL.width, y: MARGIN.top + (rowsOf(shelf) - row) * CELL.height };
}

/** The panes: where there is no book space. */
export function panes(shelf: Shelf): Spot[] {
  const found: Spot[] = [];
  for (let row = 1; row <= rowsOf(shelf); row++) {
    for (let column = 0; column < shelf.columns; column++) {
      const name = `${String.fromCharCode('a'.charCodeAt(0) + column)}${row}`;
      if (!shelf.spaces[name]) found.push({ column, row });
    }
  }
  return found;
}

export interface RunBadge {
  run: number;
  vp: number;
  x: number;
  y: number;
  across: boolean;
  spaces: string[];
}

/** The badge that a run's arrow points to: just behind its last space, to the right or above. */
export function badges(shelf: Shelf): RunBadge[] {
  return shelf.runs.map(({ spaces, vp }, run) => {
    const spots = spaces.map(spot);
    const across = new Set(spots.map((each) => each.row)).size === 1;
    const column = Math.max(...spots.map((each) => each.column));
    const row = Math.max(...spots.map((each) => each.row));
    const { x, y } = corner(shelf, { column, row });
    return across
      ? { run, vp, spaces, across, x: x + CELL.width + 10, y: y + 14 }
      : { run, vp, spaces, across, x: x + CELL.width / 2, y: y - 9 };
  });
}

/** Spines of books, as they stand in a space: from the left, each with its height; always the same for the same space. */
export function spines(name: string): { x: number; width: number; height: number }[] {
  const { column, row } = spot(name);
  const widths = [6, 8, 5, 7, 6];
  const found = [];
  let x = 4;
  for (let i = 0; i < 5; i++) {
    const width = widths[(i + column + row) % widths.length] ?? 6;
    found.push({ x, width, height: 22 + ((column * 5 + row * 3 + i * 7) % 9) });
    x += width;
  }
  return found;
}
