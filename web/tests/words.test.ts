import { describe, expect, it } from 'vitest';

import { LANGUAGES, load, splitParts } from '../src/lib/words';

describe('words', () => {
  it('puts a message with numbers, players and references into words', async () => {
    const words = await load('en', 'expo1906');
    const args = { player: 1, tile: 'resource(type.empirical,type.steel)', price: 2 };
    const said = words.say('expo1906-log-buy', args, ['Ada', 'Ben']);
    expect(said).toContain('Ben');
    expect(said).toContain('2 empirical / 1 steel');
  });

  it('names a player without a name by his seat', async () => {
    const words = await load('de', 'newton');
    expect(words.name(0, [])).toBe('Spieler 1');
    expect(words.name(1, [null, 'Ben'])).toBe('Ben');
  });

  it('reads references within references', async () => {
    const words = await load('en', 'newton');
    expect(splitParts('a,b(c,d),e')).toEqual(['a', 'b(c,d)', 'e']);
    const said = words.ref('both(per(vp(=2),count.masters),per(coins(=2),count.masters))');
    expect(said).not.toMatch(/[()=]|per|both/);
    expect(words.ref('=as it is')).toBe('as it is');
  });

  it('stands for itself where there are no words', async () => {
    const words = await load('fr', 'newton');
    expect(words.say('newton-no-such-message')).toBe('newton-no-such-message');
    expect(words.ref('master.somebody')).toBe('somebody');
    expect(words.note('master.somebody')).toBeNull();
  });

  it.each(LANGUAGES)('has the words of the table in %s', async (language) => {
    const words = await load(language);
    expect(words.has('lincei-web-your-turn')).toBe(true);
    expect(words.has('lincei-game-newton')).toBe(true);
    expect(words.has('newton-do-end')).toBe(false);
  });
});
