// Where the places and their names stand on the sheet.

import type { Place } from '../types';
import { onSheet, type Point, type Sheet } from './projection';

export type Places = Record<string, Point>;

/** How the places of a sheet are laid out. */
export interface Layout {
  /** How far apart two places must stand, across and down. */
  across: number;
  down: number;
  /** The sheet without its margins: left, top, right, bottom. */
  within: readonly [number, number, number, number];
  /** Places that stand better a little beside where they are, and names that would not be read below their place. */
  moved: Record<string, Point>;
  labels: Record<string, Label>;
}

/** A name beside its place: from the middle of the place, and which end of the name stands there. */
export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

const BELOW: Label = { x: 0, y: 31, anchor: 'middle' };
const ABOVE: Label = { x: 0, y: -21, anchor: 'middle' };
const RIGHT: Label = { x: 21, y: 4, anchor: 'start' };
const LEFT: Label = { x: -21, y: 4, anchor: 'end' };

export const WIDE_LAYOUT: Layout = {
  across: 54,
  down: 43,
  within: [26, 46, 1064, 350],
  moved: {
    amsterdam: [14, -4],
    calais: [8, 5],
    gdansk: [30, 6],
    torun: [16, 6],
    uraniborg: [-16, 4],
    bologna: [8, 4],
  },
  labels: {
    amsterdam: ABOVE,
    besancon: { x: -4, y: 25, anchor: 'end' },
    bologna: { ...RIGHT, y: 12 },
    calais: { ...RIGHT, y: 9 },
    cambridge: ABOVE,
    chur: { ...RIGHT, y: 0 },
    leipzig: { x: -2, y: 31, anchor: 'start' },
    london: LEFT,
    napoli: { x: -20, y: 15, anchor: 'end' },
    rhodos: RIGHT,
    speyer: RIGHT,
    uppsala: { x: -28, y: -8, anchor: 'end' },
  },
};

export const NARROW_LAYOUT: Layout = {
  across: 46,
  down: 46,
  within: [24, 50, 362, 478],
  moved: { graz: [8, -8], lubeck: [6, 4] },
  labels: {
    athenai: { x: 8, y: -21, anchor: 'end' },
    cambridge: ABOVE,
    chur: { x: 10, y: 16, anchor: 'start' },
    london: LEFT,
    napoli: { x: -19, y: 13, anchor: 'end' },
    rhodos: ABOVE,
    uppsala: { ...LEFT, y: -6 },
  },
};

const ROUNDS = 200;

/** Places that would overlap give way to each other, as little as possible, and always in the same way. */
export function settle(places: Record<string, Place>, sheet: Sheet, layout: Layout): Places {
  const slugs = Object.keys(places);
  const [left, top, right, bottom] = layout.within;
  const at = Object.entries(places).map(([slug, place]): [number, number] => {
    const [[x, y], [dx, dy]] = [onSheet(sheet, place.lon, place.lat), layout.moved[slug] ?? [0, 0]];
    return [x + dx, y + dy];
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, a] of at.entries()) {
      for (const b of at.slice(i + 1)) {
        const [dx, dy] = [(b[0] - a[0]) / layout.across, (b[1] - a[1]) / layout.down];
        const distance = Math.hypot(dx, dy) || 1e-6;
        if (distance >= 1) continue;
        const push = (1 - distance) / distance / 4;
        a[0] -= dx * push * layout.across;
        b[0] += dx * push * layout.across;
        a[1] -= dy * push * layout.down;
        b[1] += dy * push * layout.down;
      }
      a[0] = Math.min(Math.max(a[0], left), right);
      a[1] = Math.min(Math.max(a[1], top), bottom);
    }
  }
  return Object.fromEntries(slugs.map((slug, i) => [slug, at[i] ?? [0, 0]]));
}

/** Where the name of a place stands; in an owner's edition, below it. */
export function label(layout: Layout, slug: string, kind: Place['kind']): Label {
  const found = layout.labels[slug] ?? BELOW;
  if (kind !== 'village') return found;
  // A village is smaller than the others: its name stands nearer.
  const nearer = (far: number): number => far - Math.sign(far) * 5;
  return { ...found, x: nearer(found.x), y: found.anchor === 'middle' ? nearer(found.y) : found.y };
}
