// What happened, as lines in the player's language, each with its rule.

import { botName } from '../lib/people';
import type { Args, Entry, LogEvent } from '../lib/wire';
import type { Words } from '../lib/words';

export interface Told {
  text: string;
  rule: string | null;
  /** Whom it is about, who need not be the one who acted. */
  seat: number | null;
}

/** What the rules have told; a run of lines that differ in a component is one line, where it reads well. */
export function tell(events: readonly LogEvent[], words: Words, names: readonly (string | null)[]): Told[] {
  const lines: Told[] = [];
  let run: string[] = [];
  events.forEach((event, i) => {
    const args: Args = { ...event.args };
    if (words.joins(event.message)) {
      const component = Object.keys(args).find((key) => typeof args[key] === 'string')!;
      run.push(words.ref(String(args[component])));
      const after = events[i + 1];
      if (after && differOnlyIn(component, event, after)) return;
      args[component] = `=${run.join(', ')}`;
      run = [];
    }
    const player = args['player'];
    lines.push({
      text: words.say(event.message, args, names),
      rule: event.rule,
      seat: typeof player === 'number' ? player : null,
    });
  });
  return lines;
}

function differOnlyIn(key: string, event: LogEvent, other: LogEvent): boolean {
  if (event.message !== other.message || event.rule !== other.rule) return false;
  const without = (args: Args) => JSON.stringify({ ...args, [key]: 0 });
  return without(event.args) === without(other.args);
}

/**
 * The events of each row that a player still remembers: what the rules let fade is gone once the same player's next such
 * line has come. He himself remembers, and after the end everybody knows everything.
 */
export function remembered(
  entries: readonly Entry[],
  seat: number | null,
  over: boolean,
): Map<number, LogEvent[]> {
  const latest = new Map<string, LogEvent>();
  const line = (event: LogEvent) => `${event.message} ${event.args['player']}`;
  for (const entry of entries) {
    for (const event of entry.events ?? []) if (event.fades) latest.set(line(event), event);
  }
  const keeps = (event: LogEvent) =>
    over || !event.fades || event.args['player'] === seat || latest.get(line(event)) === event;
  return new Map(entries.map((entry) => [entry.seq, (entry.events ?? []).filter(keeps)]));
}

/** What happened at the table beside the rules: who sat down, gave up, took back. Null: nothing to say. */
export function tellRow(entry: Entry, words: Words, names: readonly (string | null)[]): string | null {
  const data = entry.data as Record<string, string | number | boolean>;
  let message = `lincei-row-${entry.kind}`;
  if (entry.kind === 'consent') message += data['yes'] ? '-yes' : '-no';
  if (entry.kind === 'chat' || !words.has(message)) return null;
  const args: Args = {};
  if (entry.seat !== null && entry.seat !== undefined) args['player'] = entry.seat;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string') args[key] = `=${key === 'bot' ? botName(value, words) : value}`;
    else if (typeof value === 'number') args[key] = value;
  }
  return words.say(message, args, names);
}
