// How the globe comes onto the sheet. An equidistant conic, as the map makers of the seventeenth century had it, drawn
// wider than it is high, and with a scale that grows towards the middle, where the places are close together. The coast
// is projected with it when the client is built (`web/tools/coast.ts`), the places when the map is drawn.

export type Point = readonly [x: number, y: number];

/** A sheet of paper with a part of the world on it. */
export interface Sheet {
  width: number;
  height: number;
  /** The point of the globe at the middle of the lens: longitude, latitude, in degrees. */
  centre: Point;
  /** Where the centre stands on the sheet. */
  at: Point;
  /** Units per radian in the middle, across and down. */
  scale: Point;
  /** How soon the scale falls off, across and down, in radians: the smaller, the stronger the lens. */
  lens: Point;
}

export const WIDE: Sheet = {
  width: 1090,
  height: 390,
  centre: [8, 49.5],
  at: [456, 174],
  scale: [1560, 850],
  lens: [0.25, 0.14],
};

export const NARROW: Sheet = {
  width: 390,
  height: 540,
  centre: [8, 49.5],
  at: [170, 232],
  scale: [696, 1050],
  lens: [0.22, 0.2],
};

const DEGREE = Math.PI / 180;
const SOUTH = 36 * DEGREE;
const NORTH = 58 * DEGREE;
const CONE = (Math.cos(SOUTH) - Math.cos(NORTH)) / (NORTH - SOUTH);
const APEX = Math.cos(SOUTH) / CONE + SOUTH;

/** Radians to the plane of the sheet, y upward, before scale and place: what d3-geo calls a raw projection. */
export function raw(sheet: Sheet, lambda: number, phi: number): [number, number] {
  const angle = CONE * (lambda - sheet.centre[0] * DEGREE);
  const radius = APEX - phi;
  const x = radius * Math.sin(angle);
  const y = APEX - sheet.centre[1] * DEGREE - radius * Math.cos(angle);
  const [across, down] = sheet.lens;
  return [sheet.scale[0] * across * Math.asinh(x / across), sheet.scale[1] * down * Math.asinh(y / down)];
}

/** A place of the globe, in degrees, on the sheet. */
export function onSheet(sheet: Sheet, lon: number, lat: number): Point {
  const [x, y] = raw(sheet, lon * DEGREE, lat * DEGREE);
  return [sheet.at[0] + x, sheet.at[1] - y];
}
