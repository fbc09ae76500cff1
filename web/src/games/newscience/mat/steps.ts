// What a player could do next, in the order of how near it is to prestige.

import { payable } from '../seen';
import type { Reach, Seat, StageName } from '../types';

export interface Step {
  slug: string;
  reach: Reach;
  /** Whether it can be paid for as things stand, on a plain space. */
  ready: boolean;
}

const NEARNESS: Record<StageName, number> = { publish: 0, experiment: 1, research: 2 };

/** What is most likely to succeed, or brings most, or costs least, comes first among its like. */
function worth({ reach }: Step): number {
  if (reach.stage === 'experiment') return Math.max(0, ...(reach.chance ?? []));
  return reach.stage === 'publish' ? (reach.prestige ?? 0) : -reach.value;
}

export function stepsOf(player: Seat): Step[] {
  return Object.entries(player.reach)
    .map(([slug, reach]) => ({ slug, reach, ready: payable(reach, player.rest) }))
    .sort(
      (a, b) =>
        NEARNESS[a.reach.stage] - NEARNESS[b.reach.stage] ||
        Number(b.ready) - Number(a.ready) ||
        worth(b) - worth(a),
    );
}
