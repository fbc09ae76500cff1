// What an old map has besides coasts and places: mountains, a rose of winds, a ship, the names of the seas.

import { onSheet, type Point, type Sheet } from './projection';

/** Tops of the great mountains, longitude and latitude. */
const MOUNTAINS: Point[] = [
  [6.9, 45.2],
  [8.1, 46.2],
  [10.9, 46.9],
  [12.8, 47.2],
  [13.9, 46.4],
  [-0.6, 42.7],
  [0.9, 42.5],
  [2.1, 42.4],
  [-4.6, 43.1],
  [-3.2, 37.1],
  [13.4, 42.6],
  [16.2, 39.6],
  [20.2, 49.2],
  [24.4, 47.9],
  [25.4, 45.5],
  [23.2, 45.3],
  [23.6, 42.2],
  [25.4, 42.7],
  [20.6, 42.4],
  [21.6, 40.1],
  [-5.2, 33.2],
  [-3.4, 33.9],
  [4.3, 34.9],
  [6.6, 35.3],
  [8.6, 60.9],
  [8.2, 62],
  [10.9, 61.8],
  [33.4, 37.2],
  [36.6, 38.4],
  [39.6, 39.4],
  [42.6, 43.1],
  [44.6, 42.7],
  [-4.9, 57],
  [-3.6, 52.6],
  [34, 44.8],
];

export function mountains(sheet: Sheet): Point[] {
  return MOUNTAINS.map(([lon, lat]) => onSheet(sheet, lon, lat));
}

/** A name written over the sea or a far land; its words are the message `newton-map-<name>`. */
export interface Inscription {
  name: string;
  at: Point;
  rotate: number;
  land?: boolean;
  size?: number;
}

export const WIDE_INSCRIPTIONS: Inscription[] = [
  { name: 'sea-atlantic', at: [-14.4, 44.6], rotate: -14 },
  { name: 'sea-north', at: [2.2, 58.2], rotate: -3 },
  { name: 'sea-mediterranean', at: [17.6, 31.9], rotate: 2 },
  { name: 'sea-black', at: [33.9, 43.1], rotate: 13, size: 12 },
  { name: 'land-africa', at: [4, 31.6], rotate: 1, land: true },
  { name: 'land-muscovy', at: [36.5, 54.6], rotate: 13, land: true },
  { name: 'land-anatolia', at: [34, 39.2], rotate: 15, land: true },
];

export const NARROW_INSCRIPTIONS: Inscription[] = [
  { name: 'sea-north', at: [2.2, 57.6], rotate: -4 },
  { name: 'sea-mediterranean', at: [17, 34], rotate: 5 },
  { name: 'land-africa', at: [0, 32.6], rotate: 0, land: true },
];

/** The sixteen winds of a rose: each a long thin rhomb, one half of it shaded. */
export function winds(radius: number): { turn: number; length: number; width: number }[] {
  return Array.from({ length: 16 }, (_, i) => ({
    turn: i * 22.5,
    length: radius * (i % 4 === 0 ? 1 : i % 2 === 0 ? 0.72 : 0.5),
    width: radius * (i % 4 === 0 ? 0.15 : i % 2 === 0 ? 0.13 : 0.08),
  })).sort((a, b) => a.length - b.length);
}
