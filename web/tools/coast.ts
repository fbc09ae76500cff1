// The coast of Europe as path strings, made when the client is built: Natural Earth's outlines (public domain) from
// npm `world-atlas`, in the projection of the map. Neither the atlas nor d3-geo comes into the browser.
//
//   import { wide, narrow } from 'virtual:coast';

import { createRequire } from 'node:module';

import { geoGraticule, geoPath, geoProjection, type GeoProjection } from 'd3-geo';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';

import { NARROW, raw, WIDE, type Sheet } from '../src/games/newton/map/projection.ts';

const MODULE = 'virtual:coast';
/** The coast runs on outside the sheet, so that its lines are not seen to end. */
const MARGIN = 24;
/** Points nearer than this to the line through their neighbours are left out, islands smaller than this, too. */
const FINE = 0.55;
const ISLAND = 6;

type Ring = [number, number][];

/** d3-geo's projection of a sheet. */
export function projection(sheet: Sheet): GeoProjection {
  return geoProjection((lambda, phi) => raw(sheet, lambda, phi))
    .scale(1)
    .center([sheet.centre[0], sheet.centre[1]])
    .translate([sheet.at[0], sheet.at[1]])
    .clipExtent([
      [-MARGIN, -MARGIN],
      [sheet.width + MARGIN, sheet.height + MARGIN],
    ])
    .precision(0.3);
}

export interface Drawn {
  land: string;
  graticule: string;
}

export function draw(sheet: Sheet): Drawn {
  const require = createRequire(import.meta.url);
  const atlas = require('world-atlas/land-50m.json') as Topology<{ land: GeometryCollection }>;
  const onto = geoPath(projection(sheet));
  const rings = outline(onto(feature(atlas, atlas.objects.land)) ?? '');
  const land = rings
    .filter((ring) => Math.abs(area(ring)) >= ISLAND)
    .map((ring) => simple(ring, FINE))
    .filter((ring) => ring.length > 3);
  const lines = geoGraticule()
    .extent([
      [-40, 20],
      [70, 75],
    ])
    .step([10, 5]);
  return {
    land: land.map((ring) => path(ring) + 'z').join(''),
    graticule: outline(onto(lines()) ?? '')
      .map((line) => path(simple(line, 0.3)))
      .join(''),
  };
}

/** Path text of d3-geo, `M1,2L3,4Z`, back to points. */
function outline(text: string): Ring[] {
  return text
    .split('M')
    .filter((part) => part !== '')
    .map((part) =>
      part
        .replace('Z', '')
        .split('L')
        .map((point) => point.split(',').map(Number) as [number, number]),
    );
}

function area(ring: Ring): number {
  return ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[i + 1] ?? ring[0] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}

/** Douglas and Peucker: the points without which the line would be more than `fine` off. */
function simple(line: Ring, fine: number): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const length = Math.hypot(last[0] - first[0], last[1] - first[1]);
  let [far, at] = [0, 0];
  for (const [i, point] of line.entries()) {
    const [x, y] = [point[0] - first[0], point[1] - first[1]];
    const off = length
      ? Math.abs(x * (last[1] - first[1]) - y * (last[0] - first[0])) / length
      : Math.hypot(x, y);
    if (off > far) [far, at] = [off, i];
  }
  if (far <= fine) return [first, last];
  return [...simple(line.slice(0, at + 1), fine).slice(0, -1), ...simple(line.slice(at), fine)];
}

/** One decimal, and steps from point to point, which are shorter than places. */
function path(line: Ring): string {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  return tenths
    .map(([x, y], i) => {
      const [beforeX, beforeY] = tenths[i - 1] ?? [0, 0];
      const [stepX, stepY] = [(x - beforeX) / 10, (y - beforeY) / 10];
      return `${i === 0 ? 'M' : i === 1 ? 'l' : stepX < 0 ? '' : ' '}${stepX}${stepY < 0 ? '' : ' '}${stepY}`;
    })
    .join('');
}

export function coast(): Plugin {
  return {
    name: 'coast',
    resolveId: (id) => (id === MODULE ? '\0' + MODULE : null),
    load: (id) =>
      id === '\0' + MODULE
        ? `export const wide = ${JSON.stringify(draw(WIDE))};\nexport const narrow = ${JSON.stringify(draw(NARROW))};\n`
        : null,
  };
}
