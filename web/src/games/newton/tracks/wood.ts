// How the tree grows: each branch thinner than the one it comes from, with leaves towards the ends.

import type { Point } from '../map/projection';
import type { TreeSpace } from '../types';

export interface Wood {
  branches: { key: string; path: string; thick: number }[];
  roots: string[];
  /** The foliage behind the upper branches: round clouds. */
  crown: { x: number; y: number; radius: number }[];
  leaves: { x: number; y: number; turn: number; size: number }[];
}

const TRUNK = 15;

export function grow(tree: Record<string, TreeSpace>, spaces: Record<string, Point>): Wood {
  const wood: Wood = { branches: [], roots: [], crown: [], leaves: [] };
  const start = Object.keys(tree).find((slug) => tree[slug]?.kind === 'start');
  if (start === undefined) return wood;
  climb(wood, tree, spaces, start, 0);
  const [x, y] = spaces[start] ?? [0, 0];
  wood.roots = [-34, -13, 13, 34].map(
    (way) => `M${x} ${y + 4}Q${x + way * 0.4} ${y + 18} ${x + way} ${y + 21}`,
  );
  return wood;
}

function climb(
  wood: Wood,
  tree: Record<string, TreeSpace>,
  spaces: Record<string, Point>,
  slug: string,
  steps: number,
): void {
  const from = spaces[slug];
  for (const next of tree[slug]?.next ?? []) {
    const to = spaces[next];
    if (!from || !to) continue;
    const half = (from[1] - to[1]) / 2;
    const path = `M${from[0]} ${from[1]}C${from[0]} ${from[1] - half} ${to[0]} ${to[1] + half} ${to[0]} ${to[1]}`;
    wood.branches.push({ key: `${slug}-${next}`, path, thick: Math.max(TRUNK - steps * 2, 3.6) });
    if (steps > 0) leaf(wood, from, to, steps);
    if (steps > 1) cloud(wood, from, to, steps);
    climb(wood, tree, spaces, next, steps + 1);
  }
}

function cloud(wood: Wood, from: Point, to: Point, steps: number): void {
  const wide = 30 + ((steps * 7) % 11);
  wood.crown.push(
    { x: to[0] - 16, y: to[1] + 3, radius: wide },
    { x: to[0] + 17, y: (from[1] + to[1]) / 2, radius: wide - 3 },
  );
}

/** A pair of leaves halfway, the one a little above the other. */
function leaf(wood: Wood, from: Point, to: Point, steps: number): void {
  const lean = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  for (const side of [-1, 1]) {
    const part = 0.5 + (side * (steps % 2 ? 1 : -1)) / 12;
    wood.leaves.push({
      x: from[0] + (to[0] - from[0]) * part + side * 2,
      y: from[1] + (to[1] - from[1]) * part,
      turn: lean * 0.5 + side * 62,
      size: 0.75 + Math.min(steps, 5) * 0.07,
    });
  }
}
