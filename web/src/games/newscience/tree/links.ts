// Prerequisites as inked arrows. Within a branch they go straight up; between branches they follow the rings, and pass
// between the cartouches.

import type { Box } from '../../../lib/box';
import type { DiscoveryFace, FieldName } from '../types';
import { LEVELS, type Cluster, type Plate } from './plate';

export interface Link {
  key: string;
  from: string[];
  to: string[];
  path: string;
  tip: Point;
  /** The branch that it belongs to; null where it joins two. */
  field: FieldName | null;
}

type Point = readonly [number, number];
type Discoveries = Record<string, DiscoveryFace>;

/** What an arrow starts or ends at: a cartouche, or the frame of a group. */
interface End {
  slugs: string[];
  box: Box;
  level: number;
  field: FieldName;
}

interface Course {
  from: End;
  to: End;
  /** Where it runs along each ring: the gap above a level, from x to x. */
  runs: { gap: number; from: number; to: number; lane: number }[];
}

const LANES = [3.4, 6.4, 9.4]; // above the cartouches of the lower level
const CLEAR = 4.5;
const CORNER = 4;
const STRIDE = 18; // points along a ring

const middle = ({ box }: End): number => box.x + box.width / 2;

function endOf(plate: Plate, slugs: readonly string[]): End | null {
  const cluster = plate.clusters.find((each) => each.slugs.some((slug) => slugs.includes(slug)));
  if (!cluster) return null;
  const whole = cluster.slugs.every((slug) => slugs.includes(slug));
  const box = whole ? cluster.box : plate.cartouches[slugs[0] ?? ''];
  return box ? { slugs: [...slugs], box, level: cluster.level, field: cluster.field } : null;
}

/** The members of a cluster that share a prerequisite, together with it. */
function pairs(discoveries: Discoveries, cluster: Cluster): { need: string[]; to: string[] }[] {
  const found = new Map<string, { need: string[]; to: string[] }>();
  for (const slug of cluster.slugs) {
    for (const need of discoveries[slug]?.needs ?? []) {
      const there = found.get(need.join());
      if (there) there.to.push(slug);
      else found.set(need.join(), { need, to: [slug] });
    }
  }
  // An arrow to some of a group, but not to all, goes to each of them.
  return [...found.values()].flatMap(({ need, to }) =>
    to.length === cluster.slugs.length ? [{ need, to }] : to.map((slug) => ({ need, to: [slug] })),
  );
}

/** Places on a level between its cartouches, as near as can be to where the arrow wants to pass. */
function opening(plate: Plate, level: number, wanted: number, taken: readonly number[]): number {
  const walls = plate.clusters
    .filter((each) => each.level === level)
    .map(({ box }) => [box.x - CLEAR, box.x + box.width + CLEAR] as const)
    .sort((a, b) => a[0] - b[0]);
  const bounds = [[0, CLEAR] as const, ...walls, [plate.width - CLEAR, plate.width] as const];
  const places = bounds.slice(1).flatMap(([right], i) => {
    const left = bounds[i]?.[1] ?? 0;
    const steps = Math.floor((right - left) / 5);
    return steps < 0 ? [] : Array.from({ length: steps + 1 }, (_, n) => left + n * 5);
  });
  const free = places.filter((x) => taken.every((other) => Math.abs(other - x) >= 5));
  return free.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}

/** Give every run along a ring a lane of its own. */
function settle(courses: Course[]): void {
  for (let gap = 1; gap < LEVELS; gap++) {
    const lanes: { low: number; high: number }[][] = LANES.map(() => []);
    const runs = courses.flatMap((course) => course.runs.filter((run) => run.gap === gap));
    for (const run of runs.sort((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from))) {
      const low = Math.min(run.from, run.to) - CLEAR;
      const high = Math.max(run.from, run.to) + CLEAR;
      const free = lanes.findIndex((lane) => lane.every((other) => other.high < low || other.low > high));
      run.lane = Math.max(free, 0);
      lanes[run.lane]?.push({ low, high });
    }
  }
}

/** A line through these points, its corners rounded. */
function trace(points: readonly Point[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  let path = `M${first[0].toFixed(1)} ${first[1].toFixed(1)}`;
  for (const [i, [x, y]] of others.entries()) {
    const next = others[i + 1];
    const last = points[i] ?? first;
    if (!next) {
      path += `L${x.toFixed(1)} ${y.toFixed(1)}`;
      continue;
    }
    const near = (to: Point): Point => {
      const far = Math.hypot(to[0] - x, to[1] - y) || 1;
      const part = Math.min(CORNER, far / 2) / far;
      return [x + (to[0] - x) * part, y + (to[1] - y) * part];
    };
    const [before, after] = [near(last), near(next)];
    path += `L${before[0].toFixed(1)} ${before[1].toFixed(1)}Q${x.toFixed(1)} ${y.toFixed(1)} ${after[0].toFixed(1)} ${after[1].toFixed(1)}`;
  }
  return path;
}

function points(plate: Plate, { from, to, runs }: Course): Point[] {
  const start = runs[0]?.from ?? middle(from);
  const line: Point[] = [[start, from.box.y]];
  for (const run of runs) {
    const steps = Math.max(1, Math.round(Math.abs(run.to - run.from) / STRIDE));
    for (let n = 0; n <= steps; n++) {
      const x = run.from + ((run.to - run.from) * n) / steps;
      line.push([x, plate.ring(run.gap) - (LANES[run.lane] ?? 0) + plate.sag(x)]);
    }
  }
  line.push([runs.at(-1)?.to ?? middle(to), to.box.y + to.box.height]);
  return line;
}

/** All arrows of a plate; on a phone those within a branch only, for the others are told in words. */
export function links(discoveries: Discoveries, plate: Plate): Link[] {
  const ports = new Map<string, number>();
  const taken = new Map<number, number[]>();
  /** Beside the middle, on the side of the other end, and beside those that are there already. */
  function port(end: End, side: number, place: string): number {
    const key = `${end.slugs.join()} ${place} ${side}`;
    const before = ports.get(key) ?? 0;
    ports.set(key, before + 1);
    return middle(end) + side * (Math.min(end.box.width * 0.2, 26) + 8 * before);
  }

  const courses: Course[] = [];
  for (const cluster of plate.clusters) {
    for (const { need, to: target } of pairs(discoveries, cluster)) {
      const [from, to] = [endOf(plate, need), endOf(plate, target)];
      if (!from || !to || (plate.narrow && from.field !== to.field)) continue;
      const straight =
        from.field === to.field && to.level === from.level + 1 && target.length === cluster.slugs.length;
      if (straight || plate.narrow) {
        courses.push({ from, to, runs: [] });
        continue;
      }
      const side = Math.sign(middle(to) - middle(from)) || 1;
      const end = port(to, -side, 'foot');
      let x = port(from, side, 'top');
      const runs: Course['runs'] = [];
      for (let level = from.level + 1; level < to.level; level++) {
        const others = taken.get(level) ?? [];
        const next = opening(plate, level, end, others);
        taken.set(level, [...others, next]);
        runs.push({ gap: level - 1, from: x, to: next, lane: 0 });
        x = next;
      }
      runs.push({ gap: to.level - 1, from: x, to: end, lane: 0 });
      courses.push({ from, to, runs });
    }
  }
  settle(courses);
  return courses.map((course) => {
    const line = points(plate, course);
    const { from, to } = course;
    return {
      key: `${from.slugs.join()}-${to.slugs.join()}`,
      from: from.slugs,
      to: to.slugs,
      path: trace(line),
      tip: line.at(-1) ?? [0, 0],
      field: from.field === to.field ? from.field : null,
    };
  });
}
