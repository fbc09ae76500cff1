// Words at the edge: message ids and references become sentences in the reader's language. The catalogues are those of
// the engine, `src/lincei/locale`, and this is the same way of reading them as `lincei/words.py`.

import { FluentBundle, FluentResource } from '@fluent/bundle';

import type { Args } from './wire';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const PARTS = ['first', 'second', 'third', 'fourth'];
const FILES = import.meta.glob<string>('../../../src/lincei/locale/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
/** The catalogues of the programme that the browser needs; those of a game come with the game. */
const HOUSE = ['common', 'server', 'web', 'pages'];

const read = new Map<string, Promise<FluentResource | null>>();

function resource(language: Language, file: string): Promise<FluentResource | null> {
  const path = `../../../src/lincei/locale/${language}/${file}.ftl`;
  let found = read.get(path);
  if (!found) {
    found = FILES[path]?.().then((text) => new FluentResource(text)) ?? Promise.resolve(null);
    read.set(path, found);
  }
  return found;
}

/** The catalogues of a language: the programme's, and those of one game if it is named. */
export async function load(language: Language, game: string | null = null): Promise<Words> {
  const files = [...HOUSE];
  if (game) {
    const own = new RegExp(`/${language}/(${game}(?:-[a-z]+)?)\\.ftl$`);
    for (const path of Object.keys(FILES)) {
      const match = own.exec(path);
      if (match) files.push(match[1]!);
    }
  }
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const found of await Promise.all(files.map((file) => resource(language, file)))) {
    if (found) bundle.addResource(found);
  }
  return new Words(language, game, bundle);
}

export class Words {
  private readonly fixed = new Map<string, string>();

  constructor(
    readonly language: Language,
    readonly game: string | null,
    private readonly bundle: FluentBundle,
  ) {}

  /** A message in words. The argument `player` is a seat, other numbers are numbers, strings are references. */
  say(message: string, args: Args = {}, names: readonly (string | null)[] = []): string {
    const given: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(args)) given[key] = this.argument(key, value, names);
    return this.find(message, given) ?? message;
  }

  /** A component in words: `kind.slug`, `kind(part,part)`, or `=text`, which stands for itself. */
  ref(ref: string): string {
    if (ref.startsWith('=')) return ref.slice(1);
    let found = this.fixed.get(ref);
    if (found === undefined) {
      found = this.named(ref);
      this.fixed.set(ref, found);
    }
    return found;
  }

  /** The line about a component, if it has one. */
  note(ref: string): string | null {
    return this.find(this.id(ref), {}, 'note');
  }

  /** Whether there are words for this message. */
  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** Whether several of these messages may be said as one, their tiles in a list. */
  joins(message: string): boolean {
    return this.bundle.getMessage(message)?.attributes['joins'] !== undefined;
  }

  /** A player's name; without one, the number of the seat. */
  name(seat: number, names: readonly (string | null)[] = []): string {
    return names[seat] || (this.find('lincei-player', { number: seat + 1 }) ?? String(seat + 1));
  }

  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(parts);
  }

  private argument(key: string, value: number | string, names: readonly (string | null)[]): number | string {
    if (typeof value === 'string') return this.ref(value);
    return key === 'player' ? this.name(value, names) : value;
  }

  private id(ref: string): string {
    const head = ref.split('(', 1)[0]!;
    const dot = head.indexOf('.');
    return dot < 0
      ? `${this.game}-${head}`
      : `${this.game}-${head.slice(0, dot)}-${head.slice(dot + 1).toLowerCase()}`;
  }

  private named(ref: string): string {
    const bracket = ref.indexOf('(');
    if (bracket < 0) {
      // An owner's own component has no words here: its slug is the next best thing.
      return (ref.includes('.') ? this.find(this.id(ref), {}) : null) ?? ref.slice(ref.indexOf('.') + 1);
    }
    const parts = splitParts(ref.slice(bracket + 1, ref.endsWith(')') ? -1 : undefined));
    return (
      this.find(this.id(ref), Object.fromEntries(parts.map((part, i) => [PARTS[i]!, this.ref(part)]))) ?? ref
    );
  }

  private find(message: string, args: Record<string, string | number>, attribute = ''): string | null {
    const entry = this.bundle.getMessage(message);
    const pattern = attribute ? entry?.attributes[attribute] : entry?.value;
    return pattern ? this.bundle.formatPattern(pattern, args, []) : null;
  }
}

/** `a,b(c,d)` -> a and b(c,d). */
export function splitParts(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += Number(letter === '(') - Number(letter === ')');
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** Sentences one after the other; what is not there is left out. */
export function sentences(...parts: (string | null | undefined | false)[]): string | null {
  return parts.filter(Boolean).join(' ') || null;
}
