export interface Drawing {
  readonly box: string;
  readonly lines: string;
}

const files = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' });

const drawings = new Map<string, Drawing>();
for (const [path, text] of Object.entries(files)) {
  const name = path.slice('./'.length, -'.svg'.length);
  const box = /viewBox="([^"]+)"/.exec(text)?.[1] ?? '0 0 24 24';
  drawings.set(name, { box, lines: text.replace(/^[^]*?<svg[^>]*>|<\/svg>\s*$/g, '').trim() });
}

/** Drawn for a name nobody drew, so that the gap is seen at once. */
const UNKNOWN: Drawing = { box: '0 0 24 24', lines: '<path d="M8 9a4 4 0 1 1 5 3.9V15M13 18.9v.1"/>' };

export const ICONS: string[] = [...drawings.keys()].sort();

export function drawing(name: string): Drawing {
  return drawings.get(name) ?? UNKNOWN;
}
