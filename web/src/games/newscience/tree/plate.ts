// The plate on which the tree is engraved: where each cartouche stands. Fields are its branches, side by side; levels
// are rings about the root, the first at the foot. On a phone the branches stand one above the other.

import type { Box } from '../../../lib/box';
import type { DiscoveryFace, FieldName, Printed } from '../types';

/** Discoveries of one field and level, side by side; a frame is around them when one of them will do. */
export interface Cluster {
  field: FieldName;
  level: number;
  slugs: string[];
  /** Around all of its cartouches, frame included. */
  box: Box;
  framed: boolean;
}

export interface Plate {
  width: number;
  height: number;
  narrow: boolean;
  /** How large the lettering of a cartouche is, against 12 units. */
  scale: number;
  cartouches: Record<string, Box>;
  clusters: Cluster[];
  /** The upper edge of a level's cartouches, in the middle of the plate. */
  ring(level: number): number;
  /** How far the rings have sunk at a place, against the middle of the plate. */
  sag(x: number): number;
  /** Where the name of each field stands: over its last level, beside the medal there. */
  heads: { field: FieldName; x: number; y: number }[];
}

export const LEVELS = 5;
export const FRAME = 4; // from the cartouches of a group to its frame
const BETWEEN = 7; // cartouches side by side
const APART = 14; // branches side by side, with room for an arrow or two between them

// Under the tabs of the boards a screen of 1366 × 768 has so much room; the foot leaves some to the handles of the board.
const WIDE = { width: 1010, height: 362, left: 26, right: 9, cartouche: 49.5, pitch: 62.8, foot: 40, sag: 6 };
// A screen that is not so wide has more height than that: its cartouches are taller, and their lettering is larger.
const TALL = { ...WIDE, height: 498, cartouche: 73, pitch: 88.5, foot: 44 };
const NARROW = { width: 390, side: 8, cartouche: 70, pitch: 96, head: 48, foot: 6, legend: 104, most: 206 };

type Rows = { field: FieldName; level: number; slugs: string[]; framed: boolean }[];

function rows(printed: Printed): Rows {
  const found: Rows = [];
  for (const [slug, { field, level, group }] of Object.entries(printed.discoveries)) {
    const there = found.find((each) => each.field === field && each.level === level);
    if (there) there.slugs.push(slug);
    else found.push({ field, level, slugs: [slug], framed: group !== null });
  }
  return found;
}

/** Half of what a row of cartouches needs. */
function half(row: Rows[number] | undefined, width: number): number {
  if (!row) return 0;
  const count = row.slugs.length;
  return (count * width + (count - 1) * BETWEEN) / 2 + (row.framed ? FRAME : 0);
}

/** The middle of each branch if cartouches are so wide, and where the last one ends. */
function branches(
  fields: readonly FieldName[],
  all: Rows,
  width: number,
): { middles: number[]; end: number } {
  const reach = (field: FieldName, level: number): number =>
    half(
      all.find((row) => row.field === field && row.level === level),
      width,
    );
  const levels = Array.from({ length: LEVELS }, (_, i) => i + 1);
  const middles: number[] = [];
  for (const [i, field] of fields.entries()) {
    // Branches grow into each other's gaps: only rows of one level must not meet.
    const from = levels.map((level) => {
      const nearest = fields
        .slice(0, i)
        .map((other, j) => (middles[j] ?? 0) + reach(other, level) + APART)
        .filter((_, j) => reach(fields[j] ?? field, level) > 0);
      return Math.max(WIDE.left, ...nearest) + reach(field, level);
    });
    middles.push(Math.max(...from));
  }
  const last = fields.map((field, i) => (middles[i] ?? 0) + Math.max(...levels.map((l) => reach(field, l))));
  return { middles, end: Math.max(...last) };
}

function widest(fields: readonly FieldName[], all: Rows): number {
  let width = 160;
  while (width > 40 && branches(fields, all, width).end > WIDE.width - WIDE.right) width -= 0.5;
  return width;
}

function lay(
  row: Rows[number],
  middle: number,
  top: number,
  width: number,
  height: number,
): [Cluster, Box[]] {
  const left = middle - half({ ...row, framed: false }, width);
  const boxes = row.slugs.map((_, i) => ({ x: left + i * (width + BETWEEN), y: top, width, height }));
  const margin = row.framed ? FRAME : 0;
  const around = half(row, width);
  const box = { x: middle - around, y: top - margin, width: 2 * around, height: height + 2 * margin };
  return [{ ...row, box }, boxes];
}

export function wide(printed: Printed, tall = false): Plate {
  const sheet = tall ? TALL : WIDE;
  const all = rows(printed);
  const { fields } = printed;
  const width = widest(fields, all);
  const { middles } = branches(fields, all, width);
  const centre = sheet.width / 2;
  const sag = (x: number): number => sheet.sag * ((x - centre) / centre) ** 2;
  const foot = sheet.height - sheet.foot - sheet.sag - sheet.cartouche;
  const ring = (level: number): number => foot - (level - 1) * sheet.pitch;
  const clusters: Cluster[] = [];
  const cartouches: Record<string, Box> = {};
  for (const row of all) {
    const middle = middles[fields.indexOf(row.field)] ?? 0;
    const top = ring(row.level) + sag(middle);
    const [cluster, boxes] = lay(row, middle, top, width, sheet.cartouche);
    clusters.push(cluster);
    boxes.forEach((box, i) => (cartouches[row.slugs[i] ?? ''] = box));
  }
  const scale = tall ? (width > 130 ? 1.4 : 1.14) : width > 130 ? 1.02 : 0.97;
  return {
    width: sheet.width,
    height: sheet.height,
    narrow: false,
    scale,
    cartouches,
    clusters,
    ring,
    sag,
    heads: fields.map((field, i) => {
      const x = middles[i] ?? 0;
      return { field, x: x + width / 2 - 16 - 8 * scale, y: ring(LEVELS) + sag(x) - 4 };
    }),
  };
}

export function narrow(printed: Printed): Plate {
  const all = rows(printed);
  const clusters: Cluster[] = [];
  const cartouches: Record<string, Box> = {};
  const heads: Plate['heads'] = [];
  const middle = NARROW.width / 2;
  let y = 0;
  for (const field of printed.fields) {
    const own = all.filter((row) => row.field === field);
    const top = Math.max(...own.map((row) => row.level));
    heads.push({ field, x: middle, y: y + 26 });
    for (const row of own) {
      const count = row.slugs.length;
      const room = NARROW.width - 2 * (NARROW.side + FRAME) - (count - 1) * BETWEEN;
      const width = Math.min(room / count, NARROW.most);
      const at = y + NARROW.head + (top - row.level) * NARROW.pitch;
      const [cluster, boxes] = lay(row, middle, at, width, NARROW.cartouche);
      clusters.push(cluster);
      boxes.forEach((box, i) => (cartouches[row.slugs[i] ?? ''] = box));
    }
    y += NARROW.head + top * NARROW.pitch + NARROW.foot;
  }
  return {
    width: NARROW.width,
    height: y + NARROW.legend,
    narrow: true,
    scale: 1.15,
    cartouches,
    clusters,
    ring: () => 0,
    sag: () => 0,
    heads,
  };
}

/** What a discovery leads to. */
export function leadsTo(discoveries: Record<string, DiscoveryFace>, slug: string): string[] {
  return Object.keys(discoveries).filter((other) =>
    discoveries[other]?.needs.some((need) => need.includes(slug)),
  );
}
