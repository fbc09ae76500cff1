import { describe, expect, it } from 'vitest';

import type { Entry, LogEvent } from '../src/lib/wire';
import { load } from '../src/lib/words';
import { sinceLast, standing } from '../src/table/history';
import { remembered, tell, tellRow } from '../src/table/telling';

function event(message: string, args: Record<string, number | string>, fades = false): LogEvent {
  return { message, rule: 'E-2.02', args, fades };
}

function entry(seq: number, kind: string, seat: number | null, events: LogEvent[] = [], data = {}): Entry {
  return { type: 'entry', seq, at: 0, kind, seat, action: null, text: null, events, data } as Entry;
}

describe('the log', () => {
  it('joins lines that differ in a component only', async () => {
    const words = await load('en', 'expo1906');
    const tile = (first: string) =>
      event('expo1906-log-terminal', { tile: `resource(type.${first},type.manual)` });
    const lines = tell([tile('steel'), tile('copper')], words, []);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.text).toMatch(/2 steel \/ 1 manual, 2 copper \/ 1 manual/);
    expect(lines[0]!.rule).toBe('E-2.02');
  });

  it('marks a line with the player whom it is about, whoever acted', async () => {
    const words = await load('en', 'newscience');
    const told = tell(
      [
        event('newscience-log-rest', { player: 2, rest: 1 }),
        event('newscience-log-reveal', { event: 'event.novum-organum' }),
      ],
      words,
      ['Ada', 'Ben', 'Cleo'],
    );
    expect(told.map(({ seat }) => seat)).toEqual([2, null]);
    expect(told[0]?.text).toContain('Cleo');
  });

  it('forgets what the rules let fade, but not for the player himself, nor after the end', () => {
    const played = (seat: number) => event('expo1906-log-play', { player: seat, card: 'card.journal' }, true);
    const rows = [
      entry(1, 'play', 0, [played(0)]),
      entry(2, 'play', 1, [played(1)]),
      entry(3, 'play', 0, [played(0)]),
    ];
    const lines = (seat: number | null, over: boolean) =>
      [...remembered(rows, seat, over).values()].map((e) => e.length);
    expect(lines(1, false)).toEqual([0, 1, 1]);
    expect(lines(0, false)).toEqual([1, 1, 1]);
    expect(lines(null, false)).toEqual([0, 1, 1]);
    expect(lines(1, true)).toEqual([1, 1, 1]);
  });

  it('tells what people do at the table', async () => {
    const words = await load('en', 'expo1906');
    expect(tellRow(entry(1, 'concede', 0), words, ['Ada'])).toContain('Ada');
    expect(tellRow(entry(1, 'consent', 0, [], { yes: false }), words, ['Ada'])).not.toBe(
      tellRow(entry(1, 'consent', 0, [], { yes: true }), words, ['Ada']),
    );
    expect(tellRow(entry(1, 'play', 0), words, ['Ada'])).toBeNull();
    expect(tellRow(entry(1, 'chat', 0, [], { text: 'hello' }), words, ['Ada'])).toBeNull();
  });
});

describe('history', () => {
  const rows = [
    entry(1, 'create', null),
    entry(2, 'play', 0),
    entry(3, 'play', 0),
    entry(4, 'undo', 0, [], { back: 1 }),
    entry(5, 'redo', 0),
    entry(6, 'play', 1),
    entry(7, 'play', 2),
  ];

  it('knows the actions that still stand', () => {
    expect(standing(rows).map((row) => row.seq)).toEqual([2, 5, 6, 7]);
  });

  it('finds what happened since my last action', () => {
    expect(sinceLast(rows, 0)).toBe(2);
    expect(sinceLast(rows, 2)).toBe(4);
    expect(sinceLast(rows, 3)).toBeNull();
  });
});
