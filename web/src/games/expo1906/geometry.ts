// Where things are drawn: cells of a laboratory, turned outlines, and the edges along which a tile gives.

import type { Amounts, Laid, Offset, Printed, Type } from './types';

/** The side of a laboratory cell. */
export const CELL = 46;

export interface Place {
  column: number;
  row: number;
}

const SINGLE: Offset[] = [[0, 0]];

/** `c3` is the third column of the third row. */
export function placeOf(cell: string): Place {
  return { column: cell.charCodeAt(0) - 97, row: Number(cell.slice(1)) - 1 };
}

export function cellOf({ column, row }: Place): string {
  return String.fromCharCode(97 + column) + (row + 1);
}

/** An outline after clockwise turns, from its first cell in reading order. */
export function turned(cells: readonly Offset[], degrees: number): Offset[] {
  let found = cells.map(([row, column]): Offset => [row, column]);
  for (let turn = 0; turn < degrees / 90; turn++) found = found.map(([row, column]) => [column, -row]);
  found.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [top, left] = found[0] ?? [0, 0];
  return found.map(([row, column]) => [row - top, column - left]);
}

/** The outline of a tile, not turned. */
export function shapeOf(board: Printed, tile: string): Offset[] {
  const shape = board.projects[tile]?.shape ?? board.techs[tile]?.shape;
  return (shape && board.shapes[shape]) || SINGLE;
}

/** The cells under a tile whose first cell is `cell`. */
export function covered(board: Printed, tile: string, cell: string, degrees: number): string[] {
  const first = placeOf(cell);
  return turned(shapeOf(board, tile), degrees).map(([row, column]) =>
    cellOf({ column: first.column + column, row: first.row + row }),
  );
}

/** The same outline with its left and top at 0, and its size. */
export function framed(cells: readonly Offset[]): { places: Place[]; columns: number; rows: number } {
  const left = Math.min(...cells.map(([, column]) => column));
  const top = Math.min(...cells.map(([row]) => row));
  const places = cells.map(([row, column]) => ({ column: column - left, row: row - top }));
  return {
    places,
    columns: 1 + Math.max(...places.map(({ column }) => column)),
    rows: 1 + Math.max(...places.map(({ row }) => row)),
  };
}

/** How a tile lies before its owner: at most two rows high, so that all fit on one line. */
export function restingTurn(board: Printed, tile: string): number {
  return framed(shapeOf(board, tile)).rows > 2 ? 90 : 0;
}

// -- outlines -------------------------------------------------------------------------------------------------------

const CORNERS: readonly Place[] = [
  { column: 0, row: 0 },
  { column: 1, row: 0 },
  { column: 1, row: 1 },
  { column: 0, row: 1 },
];
const BESIDE: readonly Place[] = [
  { column: 0, row: -1 },
  { column: 1, row: 0 },
  { column: 0, row: 1 },
  { column: -1, row: 0 },
];
const at = <T>(list: readonly T[], index: number): T => list[(index + list.length) % list.length] as T;

/** The corners around connected cells, clockwise. */
function corners(places: readonly Place[]): Place[] {
  const taken = new Set(places.map(cellOf));
  const next = new Map<string, Place[]>();
  const key = ({ column, row }: Place) => `${column},${row}`;
  let start: Place | undefined;
  for (const place of places) {
    BESIDE.forEach((side, i) => {
      if (taken.has(cellOf({ column: place.column + side.column, row: place.row + side.row }))) return;
      const [from, to] = [at(CORNERS, i), at(CORNERS, i + 1)].map((corner) => ({
        column: place.column + corner.column,
        row: place.row + corner.row,
      })) as [Place, Place];
      start ??= from;
      next.set(key(from), [...(next.get(key(from)) ?? []), to]);
    });
  }
  const found: Place[] = [];
  for (let here = start; here; here = next.get(key(here))?.shift()) found.push(here);
  found.pop();
  return found.filter((_, i) => {
    const [before, after] = [at(found, i - 1), at(found, i + 1)];
    return !(before.column === after.column || before.row === after.row);
  });
}

/** The path around connected cells, drawn in by `inset` and with rounded corners. */
export function outline(places: readonly Place[], size: number, inset = 1.5, round = 5): string {
  const points = corners(places);
  const bent = points.map((point, i) => {
    const [before, after] = [at(points, i - 1), at(points, i + 1)];
    const into = { x: Math.sign(point.column - before.column), y: Math.sign(point.row - before.row) };
    const out = { x: Math.sign(after.column - point.column), y: Math.sign(after.row - point.row) };
    // Clockwise, the inner side is to the right of the way.
    const x = point.column * size + inset * (-into.y - out.y);
    const y = point.row * size + inset * (into.x + out.x);
    return `${x - into.x * round} ${y - into.y * round}Q${x} ${y} ${x + out.x * round} ${y + out.y * round}`;
  });
  return `M${bent.join('L')}Z`;
}

// -- supply -----------------------------------------------------------------------------------------------------------

/** Along this edge a tile gives a project something that it needs. */
export interface Contact {
  key: string;
  type: Type;
  x: number;
  y: number;
  dx: number;
  dy: number;
  fed: boolean;
}

/** What a side of a laid tile offers; unturned, the half with two units owns north and west. */
export function offers(laid: Laid, board: Printed, side: number): Type[] {
  const slash = laid.tile.indexOf('/');
  if (slash < 0) return Object.keys(board.techs[laid.tile]?.supplies ?? ({} as Amounts)) as Type[];
  const quarter = laid.rotation / 90;
  const two = side === quarter || side === (quarter + 3) % 4;
  return [(two ? laid.tile.slice(0, slash) : laid.tile.slice(slash + 1)) as Type];
}

/** Every edge where a tile and a project that needs what it offers touch. */
export function contacts(lab: readonly Laid[], board: Printed): Contact[] {
  const projects = new Map<string, Laid>();
  for (const laid of lab) if (laid.needs) for (const cell of laid.cells) projects.set(cell, laid);
  const found: Contact[] = [];
  for (const laid of lab) {
    for (const cell of laid.needs ? [] : laid.cells) {
      const place = placeOf(cell);
      BESIDE.forEach((beside, side) => {
        const other = projects.get(
          cellOf({ column: place.column + beside.column, row: place.row + beside.row }),
        );
        const types = other ? offers(laid, board, side).filter((type) => other.needs?.[type]) : [];
        types.forEach((type, i) => {
          const [from, to] = [at(CORNERS, side), at(CORNERS, side + 1)];
          const length = CELL / types.length;
          const [along, down] = [to.column - from.column, to.row - from.row];
          found.push({
            key: `${cell}${side}${type}`,
            type,
            x: (place.column + from.column) * CELL + along * length * i,
            y: (place.row + from.row) * CELL + down * length * i,
            dx: along * length,
            dy: down * length,
            fed: other?.finished ?? false,
          });
        });
      });
    }
  }
  return found;
}
