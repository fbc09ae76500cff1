import { describe, expect, it } from 'vitest';

import { codeOf, linkOf } from '../src/pages/invitation';
import { optionOf, picked, resized, usual, written } from '../src/pages/options';
import { placeOf, rulesAt, tableAt } from '../src/pages/routes';
import { chaptersOf, folded, found, piecesOf } from '../src/pages/rules';
import { ago, myTurnFirst } from '../src/pages/tables';
import { againstBots, seatsOf, wishOf, type Form } from '../src/pages/wish';
import type { Rule, Summary } from '../src/lib/wire';

describe('addresses', () => {
  it('know a table, with or without a stroke at the end', () => {
    expect(tableAt('/table/pK4iKv9L2sty')).toBe('pK4iKv9L2sty');
    expect(tableAt('/table/pK4iKv9L2sty/')).toBe('pK4iKv9L2sty');
    expect(tableAt('/table')).toBeNull();
  });

  it('know a book of rules and the rule it is opened at', () => {
    expect(rulesAt('/rules/newton')).toEqual({ game: 'newton', rule: null });
    expect(rulesAt('/rules/newton/n-5.03a')).toEqual({ game: 'newton', rule: 'N-5.03A' });
    expect(rulesAt('/rules')).toBeNull();
  });

  it('keep one page for all rules of a book', () => {
    expect(placeOf('/rules/newton/N-1.01').key).toBe(placeOf('/rules/newton/N-9.04').key);
    expect(placeOf('/rules/newton').key).not.toBe(placeOf('/rules/expo1906').key);
    expect(placeOf('/play/').key).toBe('/play');
  });
});

describe('an invitation', () => {
  it('is found in a whole link and as a code alone, and nowhere else', () => {
    expect(codeOf(linkOf('2gN5JM8uE6z7alWOz_iBIA'))).toBe('2gN5JM8uE6z7alWOz_iBIA');
    expect(codeOf(' 2gN5JM8uE6z7alWOz_iBIA\n')).toBe('2gN5JM8uE6z7alWOz_iBIA');
    expect(codeOf('https://example.org/lobby')).toBe('');
    expect(codeOf('')).toBe('');
  });
});

describe('the options of a game', () => {
  const colours = optionOf('newton', 'colours');
  const handicaps = optionOf('expo1906', 'handicaps');
  if (!colours || !handicaps) throw new Error('the games have these options');

  it('say nothing to the server when they are as usual', () => {
    for (const players of [1, 2, 3, 4]) {
      expect(written(colours, usual(colours, players))).toBe('');
      expect(written(handicaps, usual(handicaps, players))).toBe('');
    }
    expect(written(optionOf('newton', 'masters'), ['draft'])).toBe('');
    expect(written(optionOf('newton', 'modules'), [])).toBe('');
    expect(written(optionOf('newscience', 'cascade'), ['all'])).toBe('');
    expect(written(null, [''])).toBe('');
  });

  it('are written with commas, one word for each seat', () => {
    expect(written(handicaps, ['none', 'student'])).toBe('none,student');
    expect(written(optionOf('newton', 'modules'), ['lessons', 'discoveries'])).toBe('lessons,discoveries');
    expect(written(optionOf('newton', 'masters'), ['dealt'])).toBe('dealt');
  });

  it('exchange the colours of two seats instead of giving one twice', () => {
    expect(picked(colours, ['red', 'blue', 'green'], 0, 'green')).toEqual(['green', 'blue', 'red']);
    expect(picked(handicaps, ['none', 'student'], 0, 'student')).toEqual(['student', 'student']);
  });

  it('go on for another number of players', () => {
    expect(resized(colours, ['green', 'blue'], 4)).toEqual(['green', 'blue', 'red', 'yellow']);
    expect(resized(colours, ['green', 'blue'], 1)).toEqual(['green']);
    expect(resized(handicaps, ['student'], 2)).toEqual(['student', 'none']);
  });

  it('that this page does not know are asked for as text', () => {
    expect(optionOf('newton', 'weather')).toBeNull();
    expect(written(null, ['rain'])).toBe('rain');
  });
});

describe('a new table', () => {
  const form: Form = {
    game: 'newton',
    edition: '',
    chairs: seatsOf('screen', 3, 'greedy'),
    options: { masters: 'dealt', modules: '' },
    public: false,
    pace: 'live',
    hints: false,
    clock: { on: false, minutes: 30, increment: 15, atZero: 'bot' },
  };

  it('at one screen has several seats of mine, each with a name', () => {
    const chairs = form.chairs.map((chair, i) => ({ ...chair, name: i ? `P${i + 1}` : '' }));
    expect(wishOf({ ...form, chairs }, 'Ada').seats).toEqual([
      { kind: 'me', name: 'Ada' },
      { kind: 'me', name: 'P2' },
      { kind: 'me', name: 'P3' },
    ]);
  });

  it('names only what is not as usual', () => {
    const wish = wishOf({ ...form, chairs: seatsOf('network', 2, 'greedy') }, 'Ada');
    expect(wish).toEqual({
      game: 'newton',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { masters: 'dealt' },
      public: false,
      pace: 'live',
      hints: false,
    });
  });

  it('has a clock in seconds', () => {
    const wish = wishOf({ ...form, clock: { ...form.clock, on: true } }, 'Ada');
    expect(wish.clock).toEqual({ seconds: 1800, increment: 15, at_zero: 'bot' });
  });

  it('alone has one seat, against bots as many as opponents and one', () => {
    expect(seatsOf('solo', 3, 'greedy').map((chair) => chair.kind)).toEqual(['me']);
    expect(againstBots('expo1906', 2, 'greedy').seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
  });
});

describe('a book of rules', () => {
  const rule = (id: string, text: string, chapter = 'Travel'): Rule => ({ id, text, chapter, mark: 'R' });
  const rules = [
    rule('N-7.01', 'Payez les péages (N-7.02).'),
    rule('N-7.02', 'Straße: see N-9 and N-99.01.'),
    rule('N-K01', 'Exactly 33 spaces.', 'Components / Map'),
    rule('N-K15', 'The tree.', 'Components / Tree'),
  ];
  const known = new Set([...rules.map(({ id }) => id), 'N-9.01']);

  it('has chapters, and sections in them', () => {
    const chapters = chaptersOf(rules);
    expect(chapters.map(({ title }) => title)).toEqual(['Travel', 'Components']);
    expect(chapters[1]?.sections.map(({ title }) => title)).toEqual(['Map', 'Tree']);
  });

  it('is searched without case and accents, for all the words', () => {
    expect(found(rules, 'PEAGES').map(({ id }) => id)).toEqual(['N-7.01']);
    expect(found(rules, 'strasse').map(({ id }) => id)).toEqual(['N-7.02']);
    expect(found(rules, 'n-k tree').map(({ id }) => id)).toEqual(['N-K15']);
    expect(found(rules, ' ')).toHaveLength(4);
    expect(folded('l’Été')).toBe("l'ete");
  });

  it('links from rule to rule, to a chapter at its first, and to nothing that there is not', () => {
    expect(piecesOf('Payez (N-7.02).', known)).toEqual([
      { text: 'Payez (', rule: null },
      { text: 'N-7.02', rule: 'N-7.02' },
      { text: ').', rule: null },
    ]);
    const linked = piecesOf('Straße: see N-9 and N-99.01.', known).filter((piece) => piece.rule);
    expect(linked).toEqual([{ text: 'N-9', rule: 'N-9.01' }]);
  });
});

describe('a list of tables', () => {
  const table = (id: string, turn: boolean, changed: number): Summary =>
    ({ table: id, your_turn: turn, changed }) as Summary;

  it('begins with those that wait for me', () => {
    const tables = [table('a', false, 9), table('b', true, 1), table('c', true, 5)];
    expect(myTurnFirst(tables).map((each) => each.table)).toEqual(['c', 'b', 'a']);
  });

  it('says how long ago something was', () => {
    expect(ago(0, 3 * 86_400_000)).toBe('3 days ago');
    expect(ago(0, 90_000)).toBe('1 minute ago');
    expect(ago(5_000, 0)).toBe('now');
  });
});
