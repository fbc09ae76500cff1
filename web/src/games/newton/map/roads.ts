// How the roads run: curves between places, by sea round the capes.

import type { Place, Road } from '../types';
import type { Places } from './places';
import { onSheet, type Point, type Sheet } from './projection';

export interface Drawn {
  road: Road;
  path: string;
  /** Where its toll is asked for: about halfway, and clear of the places. */
  gate: Point;
}

/** Points of the globe on the way, for routes that would otherwise cross land. */
const BY_WAY_OF: Record<string, Point[]> = {
  'athenai-messina': [[20.6, 36]],
  'alexandria-messina': [[21.5, 33.1]],
  'carthago-cadiz': [
    [5.5, 37.9],
    [-1.5, 36.2],
  ],
  'carthago-messina': [[13, 36.4]],
  'istanbul-rhodos': [[26, 38.8]],
  'london-bayonne': [
    [-6.6, 49.3],
    [-5, 45.6],
  ],
  'marseille-cadiz': [
    [3.2, 40.4],
    [-0.6, 37.4],
  ],
  'napoli-ragusa': [[17, 41.9]],
  'gdansk-uppsala': [[19, 57]],
};

const BENDS = [0.07, -0.07, 0.16, -0.16, 0.26, -0.26];
const CLEAR = 24;
const STEPS = 12;
const COIN = 18;
const GATES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];

export function drawRoads(
  roads: Road[],
  printed: Record<string, Place>,
  places: Places,
  sheet: Sheet,
): Drawn[] {
  const all = Object.entries(places).map(([slug, at]) => ({
    at,
    room: printed[slug]?.kind === 'village' ? 20 : 36,
  }));
  return roads.flatMap((road) => {
    const [from, to] = [places[road.from], places[road.to]];
    if (!from || !to) return [];
    const others = Object.entries(places).flatMap(([slug, at]) =>
      slug === road.from || slug === road.to ? [] : [at],
    );
    const way = BY_WAY_OF[`${road.from}-${road.to}`];
    const points = way
      ? [from, ...way.map(([lon, lat]) => onSheet(sheet, lon, lat)), to]
      : [from, bent(from, to, others), to];
    const toll = gate(points, all);
    if (road.toll) all.push({ at: toll, room: COIN });
    return [{ road, path: through(points), gate: toll }];
  });
}

/** The point beside the straight line over which the road goes, so that it keeps clear of other places. */
function bent(from: Point, to: Point, others: Point[]): Point {
  const over = (bend: number): Point => [
    (from[0] + to[0]) / 2 - (to[1] - from[1]) * bend,
    (from[1] + to[1]) / 2 + (to[0] - from[0]) * bend,
  ];
  const clearance = (bend: number): number => {
    const line = Array.from({ length: STEPS + 1 }, (_, i) => along([from, over(bend), to], i / STEPS));
    return Math.min(CLEAR, ...line.flatMap((p) => others.map((o) => Math.hypot(p[0] - o[0], p[1] - o[1]))));
  };
  const best = BENDS.reduce((a, b) => (clearance(b) > clearance(a) ? b : a));
  return over(best);
}

/** Catmull and Rom's curve, which goes through all points. */
function pieces(points: Point[]): [Point, Point, Point, Point][] {
  return points.slice(0, -1).map((point, i) => {
    const next = points[i + 1] ?? point;
    const [before, after] = [points[i - 1] ?? point, points[i + 2] ?? next];
    return [
      point,
      [point[0] + (next[0] - before[0]) / 6, point[1] + (next[1] - before[1]) / 6],
      [next[0] - (after[0] - point[0]) / 6, next[1] - (after[1] - point[1]) / 6],
      next,
    ];
  });
}

function through(points: Point[]): string {
  const say = (p: Point): string => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`;
  const curves = pieces(points).map(([, a, b, end]) => `C${say(a)} ${say(b)} ${say(end)}`);
  return `M${say(points[0] ?? [0, 0])}${curves.join('')}`;
}

function along(points: Point[], part: number): Point {
  const curves = pieces(points);
  const at = Math.min(Math.floor(part * curves.length), curves.length - 1);
  const t = part * curves.length - at;
  const curve = curves[at];
  if (!curve) return points[0] ?? [0, 0];
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  const sum = (axis: 0 | 1): number => curve.reduce((total, p, i) => total + p[axis] * (weights[i] ?? 0), 0);
  return [sum(0), sum(1)];
}

/** Away from the places and from the cubes around them. */
function gate(points: Point[], places: { at: Point; room: number }[]): Point {
  const clearance = (part: number): number => {
    const [x, y] = along(points, part);
    return Math.min(0, ...places.map(({ at, room }) => Math.hypot(at[0] - x, at[1] - y) - room));
  };
  return along(
    points,
    GATES.reduce((a, b) => (clearance(b) > clearance(a) ? b : a)),
  );
}
