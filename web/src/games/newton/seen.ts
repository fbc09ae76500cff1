// Newton's table as the player looks at it: now, back then, or as it would be.

import type { Table } from '../../table/table.svelte';
import { newtonTable, type NewtonTable, type Seat } from './types';

export function seen(table: Table): NewtonTable {
  if (!table.view) throw new Error('there is nothing to see at this table yet');
  return newtonTable(table.view);
}

/** The table as it would be after the action under the pointer. */
export function foreseen(table: Table): NewtonTable | null {
  return table.ghost?.view ? newtonTable(table.ghost.view) : null;
}

/** A player of the table, as he is and as he would be. */
export function player(table: NewtonTable, seat: number): Seat {
  const found = table.seats[seat];
  if (!found) throw new Error(`nobody has seat ${seat}`);
  return found;
}

/** The seat whose starting cards have this colour. */
export function seatOf(table: NewtonTable, card: string): number | null {
  const colour = card.slice(0, card.indexOf('-'));
  const seat = table.seats.findIndex((each) => each.colour === colour);
  return seat < 0 ? null : seat;
}
