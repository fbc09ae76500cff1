// How the options of each game are asked for: which values a form offers, and how they are written to the server.
// What they mean, and which of them go together, the server knows.

/** One value for the table, any number of them, or one for each seat. */
export interface Option {
  shape: 'one' | 'some' | 'each';
  values: string[];
  /** No two seats have the same: choosing a taken one exchanges them. */
  distinct?: boolean;
}

const OPTIONS: Record<string, Record<string, Option>> = {
  newton: {
    masters: { shape: 'one', values: ['draft', 'dealt'] },
    modules: { shape: 'some', values: ['lessons', 'discoveries'] },
    colours: { shape: 'each', values: ['red', 'blue', 'green', 'yellow'], distinct: true },
  },
  expo1906: {
    handicaps: { shape: 'each', values: ['none', 'graduate', 'student'] },
  },
  newscience: {
    scientists: { shape: 'one', values: ['free', 'random'] },
    preview: { shape: 'one', values: ['off', 'on'] },
    cascade: { shape: 'one', values: ['all', 'direct'] },
    groups: { shape: 'one', values: ['one', 'all'] },
    markers: { shape: 'one', values: ['unlimited', 'limited'] },
  },
};

/** Null: an option that came after this page was made; it is asked for as text. */
export function optionOf(game: string, name: string): Option | null {
  return OPTIONS[game]?.[name] ?? null;
}

/** What is chosen before anybody has chosen: the game as it is usually played. */
export function usual(option: Option | null, players: number): string[] {
  if (!option) return [''];
  if (option.shape === 'some') return [];
  if (option.shape === 'one') return option.values.slice(0, 1);
  return option.distinct
    ? option.values.slice(0, players)
    : Array<string>(players).fill(option.values[0] ?? '');
}

/** The picks for another number of players: seats that stay keep theirs, as far as that can be. */
export function resized(option: Option | null, picks: readonly string[], players: number): string[] {
  if (option?.shape !== 'each') return [...picks];
  const kept = picks.slice(0, players);
  const left = option.distinct ? option.values.filter((value) => !kept.includes(value)) : [];
  while (kept.length < players) kept.push(left.shift() ?? option.values[0] ?? '');
  return kept;
}

/** One seat picks a value. */
export function picked(option: Option, picks: readonly string[], seat: number, value: string): string[] {
  const before = picks[seat] ?? '';
  return picks.map((pick, i) => {
    if (i === seat) return value;
    return option.distinct && pick === value ? before : pick;
  });
}

/** As the server reads it; empty if it is as usual. */
export function written(option: Option | null, picks: readonly string[]): string {
  const text = picks.join(',');
  return text === usual(option, picks.length).join(',') ? '' : text;
}
