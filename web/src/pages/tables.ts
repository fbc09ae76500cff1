// Tables in lists.

import { settings } from '../lib/settings.svelte';
import type { Summary } from '../lib/wire';

export function myTurnFirst(tables: readonly Summary[]): Summary[] {
  return tables.toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.changed - a.changed);
}

export function freeSeat(table: Summary): number | null {
  return table.seats.find((seat) => seat.kind === 'open')?.number ?? null;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the coarsest unit that fits. */
export function ago(at: number, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, milliseconds]) => passed >= milliseconds) ?? ['second', 1000];
  return format.format(-Math.floor(passed / length), unit);
}
