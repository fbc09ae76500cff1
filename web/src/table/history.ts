// Whose every action was that still stands, from the rows of the log.

import type { Entry } from '../lib/wire';

/** The seat of each action that was not taken back, in order. */
export function actors(entries: readonly Entry[]): (number | null)[] {
  let seats: (number | null)[] = [];
  for (const entry of entries) {
    if (entry.kind === 'play' || entry.kind === 'redo') seats.push(entry.seat ?? null);
    const back = (entry.data as { back?: number }).back;
    if (typeof back === 'number') seats = seats.slice(0, back);
  }
  return seats;
}

/** How many actions had been made with the last one of this seat; null if it has made none. */
export function sinceLast(entries: readonly Entry[], seat: number): number | null {
  const last = actors(entries).lastIndexOf(seat);
  return last < 0 ? null : last + 1;
}
