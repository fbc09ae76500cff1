import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FOOT, broadsheet, laidOut } from '../src/games/newscience/calendar/layout';
import { setting } from '../src/games/newscience/calendar/setting';
import { arranged, LAB_FOOT } from '../src/games/newscience/mat/arrangement';
import { stepsOf } from '../src/games/newscience/mat/steps';
import { room } from '../src/games/newscience/room';
import { SCIENTISTS, type NewScienceTable, type Reach, type Seat } from '../src/games/newscience/types';
import type { Action, State, View } from '../src/lib/wire';
import { LANGUAGES, load, type Language } from '../src/lib/words';
import { Table } from '../src/table/table.svelte';
import fixture from './fixtures/newscience-rival.json';
import NewScienceTableShown from './NewScienceTable.svelte';

const STATE = fixture as unknown as State;
const OWN = STATE.seat ?? 0;

function viewOf(state: State): View {
  if (!state.view) throw new Error('the fixture has a view');
  return state.view;
}

const gameOf = (state: State): NewScienceTable => viewOf(state).table as unknown as NewScienceTable;

/** A copy of the state, changed. */
function changed(change: (game: NewScienceTable, own: Seat, view: View) => void): State {
  const state = structuredClone(STATE);
  const own = gameOf(state).seats[OWN];
  if (!own) throw new Error('the fixture has seats');
  change(gameOf(state), own, viewOf(state));
  return state;
}

const touching = (kind: string, touches: string, id: number, args: Action['args'] = {}): Action => ({
  id,
  kind,
  aside: false,
  text: `${kind} ${touches}`,
  message: 'newscience-do-spend',
  args,
  touches: [touches],
  irreversible: false,
});

async function drawn(
  state: State,
  { seat = OWN, language = 'en' as Language } = {},
): Promise<{ table: Table; root: HTMLElement }> {
  const table = new Table('x', structuredClone(state), await load(language, 'newscience'));
  table.toneOf = room.tone!;
  return { table, root: render(NewScienceTableShown, { table, seat }).container };
}

const piece = (root: HTMLElement, id: string): Element | null => root.querySelector(`[data-piece="${id}"]`);

beforeEach(() => vi.spyOn(Table.prototype, 'preview').mockResolvedValue(null));
afterEach(() => vi.restoreAllMocks());

describe('the desk calendar', () => {
  it('has a piece to click for every kind of action', async () => {
    let touched: string[] = [];
    const state = changed((game, own, view) => {
      game.display = [{ card: Object.keys(game.board.events)[0]!, space: 'event-1' }];
      const spaces = game.spaces.filter(({ id }) => id !== 'event-2').map(({ id }) => `space.${id}`);
      touched = [...spaces, 'track.science', 'player.1', 'rest.0', 'rest.3', `lab.${OWN}`];
      touched.push(`discovery.${Object.keys(own.reach)[0]}`);
      view.legal = touched.map((id, i) => touching('any', id, i));
    });
    const { root } = await drawn(state);
    expect(touched.length).toBeGreaterThan(20);
    for (const id of touched) expect(piece(root, id)?.getAttribute('role'), id).toBe('button');
  });

  it('offers the rivals that may be chosen, and nobody else', async () => {
    const { root } = await drawn(STATE);
    const offered = viewOf(STATE).legal.flatMap((action) => action.touches);
    expect(offered.length).toBeGreaterThan(1);
    for (const id of offered) expect(piece(root, id)?.getAttribute('role'), id).toBe('button');
    expect(piece(root, `player.${OWN}`)?.getAttribute('role')).toBe('img');
  });

  it.each(LANGUAGES)('says what every piece is: %s', async (language) => {
    const { root } = await drawn(STATE, { language });
    const names = [...root.querySelectorAll('.piece:not(.ghost)')].map(
      (each) => each.getAttribute('aria-label') ?? '',
    );
    expect(names.length).toBeGreaterThan(60);
    for (const name of names)
      expect(name).toMatch(/^(?!.*(newscience-|clause|action\.|track\.|\{))[\p{L}\d]/u);
    expect(root.textContent).not.toMatch(/newscience-|\{ ?\$/);
  });

  it('shows the cubes where they stand, in the colours of their scientists', async () => {
    const { root } = await drawn(STATE);
    const placed = gameOf(STATE).spaces.flatMap(({ id, cubes }) => cubes.map((seat) => ({ id, seat })));
    expect(placed.length).toBeGreaterThan(3);
    for (const { id, seat } of placed) {
      const tone = SCIENTISTS.indexOf(gameOf(STATE).seats[seat]!.scientist!);
      const cube = root.querySelector(`[data-key="cube.${id}.${seat}"] .cube`);
      expect(cube?.getAttribute('color')).toBe(`var(--player-${tone})`);
    }
  });

  it('shows as a ghost where a cube would stand', async () => {
    const free = changed((game) => (game.phase = 'placing'));
    const space = gameOf(free).spaces.find(({ type, cubes }) => type === 'research' && !cubes.length)!;
    const { root, table } = await drawn(free);
    const after = structuredClone(free);
    gameOf(after).spaces.find(({ id }) => id === space.id)!.cubes = [OWN];
    table.ghost = { reveals: false, events: [], scores: [], view: viewOf(after) };
    await tick();
    expect(root.querySelectorAll('.piece.ghost .cube')).toHaveLength(1);
  });

  it('marks what is closed, what is resolved, and what is being resolved', async () => {
    const state = changed((game) => {
      game.phase = 'resolving';
      game.resolving = 'experiment-1';
      for (const space of game.spaces) {
        space.done = ['rest', 'event', 'influence', 'research'].includes(space.type);
        space.closed = space.id === 'publish-1';
      }
    });
    const { root } = await drawn(state);
    expect(root.querySelectorAll('.leaf.done')).toHaveLength(4);
    expect(root.querySelectorAll('.leaf.now')).toHaveLength(1);
    expect(piece(root, 'space.experiment-1')?.querySelector('.now')).not.toBeNull();
    expect(piece(root, 'space.publish-1')?.querySelector('.closed')).not.toBeNull();
  });

  it.each(LANGUAGES)('sets every card so that its effect fits: %s', async (language) => {
    const words = await load(language, 'newscience');
    const { board } = gameOf(STATE);
    const { width, height } = broadsheet(laidOut(gameOf(STATE), false).leaves.event, 2);
    expect(Object.keys(board.events)).toHaveLength(54);
    const crowded = Object.entries(board.events).filter(([slug, face]) => {
      const card = { ref: `event.${slug}`, note: `event.${slug}`, face };
      const labs = face.type === 'KEEP' ? [arranged(false, 0).lab, arranged(true, 0).lab] : [];
      const sheets = [
        { width, height, foot: face.type === 'EFFECT' ? FOOT.effect : FOOT.space },
        ...labs.map((lab) => ({ width: lab.width - 16, height: lab.height - 38, foot: LAB_FOOT })),
      ];
      return sheets.some((each) => !setting(words, card, each.width, each.height, each.foot).fits);
    });
    expect(crowded.map(([slug]) => slug)).toEqual([]);
  });
});

describe('the choice of scientists', () => {
  it('offers the mats that are left and says whose the others are', async () => {
    const state = changed((game, _own, view) => {
      game.phase = 'scientists';
      game.seats.forEach((player, seat) => (player.scientist = seat === 1 ? 'kircher' : null));
      view.legal = ['kepler', 'newton'].map((each, i) => touching('scientist', `scientist.${each}`, i));
    });
    const { root, table } = await drawn(state);
    expect(root.querySelectorAll('[data-piece^="scientist."]')).toHaveLength(5);
    expect(piece(root, 'scientist.kepler')?.getAttribute('role')).toBe('button');
    expect(piece(root, 'scientist.kircher')?.getAttribute('role')).toBe('img');
    expect(piece(root, 'scientist.kircher')?.textContent).toContain(table.name(1));
  });

  it('gives no two seats one colour, chosen or not', () => {
    const state = changed((game) => {
      game.phase = 'scientists';
      game.seats.forEach((player, seat) => (player.scientist = seat === 2 ? 'kepler' : null));
    });
    const tones = gameOf(state).seats.map((_, seat) => room.tone!(viewOf(state), seat));
    expect(tones[2]).toBe(0);
    expect(new Set(tones).size).toBe(tones.length);
  });
});

describe('a mat', () => {
  it('says on the rest track what announcing rest would bring', async () => {
    const state = changed((game, own, view) => {
      own.rest = 2;
      game.experiment = {
        seat: OWN,
        discovery: 'astrology',
        value: 4,
        points: 2,
        rest: 0,
        die: null,
        chance: [50, 67, 83],
      };
      view.legal = [50, 67, 83].map((chance, rest) =>
        touching('spend', `rest.${rest}`, rest, { rest, chance }),
      );
    });
    const { root } = await drawn(state);
    expect(piece(root, 'rest.1')?.textContent).toContain('67%');
    expect(piece(root, 'rest.3')?.getAttribute('role')).toBe('img');
    expect(root.querySelector('[aria-label^="Experiment with Astrology"]')?.textContent).toContain('4');
  });

  it('tells on the space that is asked about what counts there, and elsewhere what counts on a plain one', async () => {
    const experiment = (modifier: number, waiting: number[]): State =>
      changed((game, own, view) => {
        const space = game.spaces.find(({ id }) => id === 'experiment-1')!;
        game.phase = 'resolving';
        game.resolving = space.id;
        space.modifier = modifier;
        own.reach = {
          astrology: { stage: 'experiment', value: 4, points: 1, chance: [67] },
          logarithms: { stage: 'research', value: 2, points: 1, rest: 1 },
        };
        view.waiting = waiting;
        view.legal = [
          {
            ...touching('experiment', 'discovery.astrology', 1, { chance: 83 }),
            text: 'experiment astrology',
          },
        ];
      });
    const here = await drawn(experiment(1, [OWN]));
    expect(piece(here.root, 'discovery.astrology')?.textContent).toContain('83%');
    expect(piece(here.root, 'discovery.logarithms')?.textContent).toContain('1 < 2');
    expect(here.root.textContent).toContain('on this space');
    const elsewhere = await drawn(experiment(1, [OWN + 1]));
    expect(piece(elsewhere.root, 'discovery.astrology')?.textContent).toContain('67%');
    expect(elsewhere.root.textContent).toContain('on a space without modifier');
  });

  it('tells a natural 1 from another failure', async () => {
    const rolled = (die: number): State =>
      changed((game) => {
        game.experiment = {
          seat: OWN,
          discovery: 'astrology',
          value: 4,
          points: 5,
          rest: 0,
          die,
          chance: null,
        };
      });
    const one = await drawn(rolled(1));
    expect(one.root.querySelectorAll('.failed')).not.toHaveLength(0);
    const two = await drawn(rolled(2));
    expect(two.root.querySelectorAll('.failed')).toHaveLength(0);
  });

  it('is not mine to act on when it is another’s', async () => {
    const state = changed((_game, _own, view) => {
      view.legal = [touching('spend', 'rest.0', 1), touching('research', 'discovery.astrology', 2)];
    });
    const { root } = await drawn(state, { seat: (OWN + 1) % 4 });
    expect(piece(root, 'rest.0')).toBeNull();
    expect(root.querySelectorAll('[role="button"]')).toHaveLength(0);
  });

  it('shows what brought prestige and what was only drawn along', async () => {
    const state = changed((game, own) => {
      const [first, second] = Object.keys(game.discoveries) as [string, string];
      for (const each of Object.values(game.discoveries)) each.published = null;
      game.discoveries[first]!.published = game.discoveries[second]!.published = OWN;
      own.scored = { [first]: 7 };
    });
    const { root } = await drawn(state);
    const labels = [...root.querySelectorAll('.piece')].map((each) => each.getAttribute('aria-label') ?? '');
    expect(labels.filter((label) => label.includes('published for 7 prestige'))).toHaveLength(1);
    expect(labels.filter((label) => label.includes('published along'))).toHaveLength(1);
  });

  it('shows a game to those who only watch, and one that is over', async () => {
    const watched = changed((game, _own, view) => {
      view.seat = null;
      view.legal = [];
      view.over = true;
      game.phase = 'over';
      game.seats.forEach((player) => (player.reach = {}));
    });
    const { root } = await drawn({ ...watched, seat: null, status: 'over' });
    expect(root.querySelectorAll('svg[role="group"]')).toHaveLength(2);
    expect(root.querySelector('[role="button"]')).toBeNull();
  });
});

describe('what lies within reach', () => {
  const reach = (more: Partial<Reach>): Reach => ({
    stage: 'research',
    value: 2,
    points: 2,
    rest: 0,
    chance: null,
    prestige: null,
    lacks: null,
    ...more,
  });
  const player = (found: Record<string, Reach>, rest = 0): Seat =>
    ({ ...gameOf(STATE).seats[OWN]!, rest, reach: found }) as Seat;

  it('is sorted by how near it is to prestige', () => {
    const steps = stepsOf(
      player({
        dear: reach({ value: 3 }),
        cheap: reach({ value: 1 }),
        doubtful: reach({ stage: 'experiment', chance: [33] }),
        likely: reach({ stage: 'experiment', chance: [83] }),
        poor: reach({ stage: 'publish', prestige: 2 }),
        rich: reach({ stage: 'publish', prestige: 8 }),
      }),
    );
    expect(steps.map(({ slug }) => slug)).toEqual(['rich', 'poor', 'likely', 'doubtful', 'cheap', 'dear']);
  });

  it('is ready only with the rest and the influence that it takes', () => {
    const found = {
      short: reach({ rest: 2 }),
      unknown: reach({ stage: 'publish', prestige: 2, lacks: { religion: 1 } }),
      hopeless: reach({ stage: 'experiment', chance: [0, 0] }),
    };
    expect(stepsOf(player(found, 1)).some(({ ready }) => ready)).toBe(false);
    expect(stepsOf(player(found, 2)).filter(({ ready }) => ready)).toMatchObject([{ slug: 'short' }]);
  });
});
