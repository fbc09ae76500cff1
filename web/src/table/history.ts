// The actions that still stand, from the rows of the log.

import type { Entry, LogEvent, View } from '../lib/wire';

/** The table after so many actions, and what the last of them brought. */
export interface Moment {
  steps: number;
  view: View;
  events: LogEvent[];
}

/** The row of each action that was not taken back, in order. */
export function standing(entries: readonly Entry[]): Entry[] {
  let rows: Entry[] = [];
  for (const entry of entries) {
    if (entry.kind === 'play' || entry.kind === 'redo') rows.push(entry);
    const back = (entry.data as { back?: number }).back;
    if (typeof back === 'number') rows = rows.slice(0, back);
  }
  return rows;
}

/** How many actions had been made with the last one of this seat; null if it has made none. */
export function sinceLast(entries: readonly Entry[], seat: number): number | null {
  const last = standing(entries).findLastIndex((entry) => entry.seat === seat);
  return last < 0 ? null : last + 1;
}
