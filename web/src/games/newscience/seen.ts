// The table of The New Science as the player looks at it: now, back then, or as it would be.

import type { View } from '../../lib/wire';
import type { Table } from '../../table/table.svelte';
import {
  newScienceTable,
  STAGES,
  type ActionSpace,
  type NewScienceTable,
  type Reach,
  type Ref,
  type Seat,
} from './types';

export function seen(table: Table): NewScienceTable {
  if (!table.view) throw new Error('there is nothing to see at this table yet');
  return onSpace(table.view);
}

/** The space whose action the player is asked about, if that is an action on discoveries. */
export function askedSpace(view: View): ActionSpace | null {
  const { spaces, resolving } = newScienceTable(view);
  if (view.seat === null || !view.waiting.includes(view.seat)) return null;
  return spaces.find(({ id, type }) => id === resolving && STAGES.some((stage) => stage === type)) ?? null;
}

/** The server tells what is within reach on a plain space; on the one that is asked about its modifier counts. */
function onSpace(view: View): NewScienceTable {
  const game = newScienceTable(view);
  const space = askedSpace(view);
  if (!space?.modifier) return game;
  const here = (slug: string, reach: Reach): Reach => {
    if (reach.stage !== space.type) return reach;
    const points = reach.points + space.modifier;
    const chance = view.legal.find(({ text }) => text === `experiment ${slug}`)?.args['chance'];
    return {
      ...reach,
      points,
      ...(reach.stage === 'experiment'
        ? { chance: chance === undefined ? reach.chance : [Number(chance)] }
        : { rest: Math.max(reach.value - points, 0) }),
    };
  };
  const seats = game.seats.map((player, seat) =>
    seat === view.seat
      ? {
          ...player,
          reach: Object.fromEntries(
            Object.entries(player.reach).map(([slug, reach]) => [slug, here(slug, reach)]),
          ),
        }
      : player,
  );
  return { ...game, seats };
}

/** The table as it would be after the action under the pointer. */
export function foreseen(table: Table): NewScienceTable | null {
  return table.ghost?.view ? newScienceTable(table.ghost.view) : null;
}

/** A player of the table, as he is and as he would be. */
export function player(table: NewScienceTable, seat: number): Seat {
  const found = table.seats[seat];
  if (!found) throw new Error(`nobody has seat ${seat}`);
  return found;
}

/** A component as `words.ref` reads it: an owner's own name for it, where his edition has one. */
export function named(kind: string, slug: string, face: { name: string | null } | undefined): Ref {
  return face?.name ? `=${face.name}` : `${kind}.${slug}`;
}

/** Whether the player has what it takes, by himself and with the rest he holds. */
export function payable(reach: Reach, rest: number): boolean {
  if (reach.stage === 'experiment') return (reach.chance ?? []).some((chance) => chance > 0);
  return (reach.rest ?? 0) <= rest && Object.keys(reach.lacks ?? {}).length === 0;
}
