import { describe, expect, it } from 'vitest';

import { ICONS } from '../src/icons';

const SOURCES = import.meta.glob<string>('../src/**/*.svelte', {
  eager: true,
  query: '?raw',
  import: 'default',
});

describe('icons', () => {
  it('are drawn wherever they are named', () => {
    const named = Object.values(SOURCES).flatMap((text) => [
      ...text.matchAll(/<Icon\s[^>]*?name="([^"{]+)"/g),
    ]);
    const names = new Set(named.map((match) => match[1]!));
    expect(names.size).toBeGreaterThan(20);
    expect([...names].filter((name) => !ICONS.includes(name))).toEqual([]);
  });
});
