import { describe, expect, it } from 'vitest';

import { measure, wrap } from '../src/lib/lettering';

describe('lettering', () => {
  it('breaks at spaces and after hyphens, never at a space that does not break', () => {
    expect(wrap('Compound locomotive', 60, 13, 'serif', 2)).toEqual(['Compound', 'locomotive']);
    expect(wrap('High-speed steel', 62, 13, 'serif', 3)).toEqual(['High-speed', 'steel']);
    expect(wrap('1\u00a0$ 2\u00a0$', 1, 13, 'sans', 4)).toEqual(['1\u00a0$', '2\u00a0$']);
  });

  it('keeps what is left in the last line', () => {
    expect(wrap('one two three', 5, 13, 'sans', 2)).toEqual(['one', 'two three']);
  });

  it('measures letters with accents like those without', () => {
    expect(measure('É', 10, 'serif')).toBe(measure('E', 10, 'serif'));
  });
});
