import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { NewtonTable, Seat } from '../src/games/newton/types';
import type { Action, Preview, State, View } from '../src/lib/wire';
import { LANGUAGES, load, type Language } from '../src/lib/words';
import { Table } from '../src/table/table.svelte';
import fixture from './fixtures/newton-desk.json';
import NewtonDeskTable from './NewtonDeskTable.svelte';

const STATE = fixture as unknown as State;
const OWN = STATE.seat ?? 0;

function viewOf(state: State): View {
  if (!state.view) throw new Error('the fixture has a view');
  return state.view;
}

/** A copy of the state, changed. */
function changed(change: (game: NewtonTable, own: Seat, view: View) => void): State {
  const state = structuredClone(STATE);
  const view = viewOf(state);
  const game = view.table as unknown as NewtonTable;
  const own = game.seats[OWN];
  if (!own) throw new Error('the fixture has seats');
  change(game, own, view);
  return state;
}

const touching = (kind: string, touches: string, id = 1): Action => ({
  id,
  kind,
  aside: false,
  text: `${kind} ${touches}`,
  message: 'newton-do-end',
  args: {},
  touches: [touches],
  irreversible: false,
});

async function drawn(
  state: State,
  { seat = OWN, language = 'en' as Language } = {},
): Promise<{ table: Table; root: HTMLElement }> {
  const table = new Table('x', structuredClone(state), await load(language, 'newton'));
  return { table, root: render(NewtonDeskTable, { table, seat }).container };
}

const piece = (root: HTMLElement, id: string): Element | null => root.querySelector(`[data-piece="${id}"]`);

beforeEach(() => vi.spyOn(Table.prototype, 'preview').mockResolvedValue(null));
afterEach(() => vi.restoreAllMocks());

describe('Newton’s study desk', () => {
  it('has a piece to click for every kind of action', async () => {
    let touched: string[] = [];
    const state = changed((game, own, view) => {
      touched = [
        `card.${own.hand[0]}`,
        `card.${own.desk[0]}`,
        `card.${game.display.I[0]}`,
        'deck.II',
        'action.study',
        'shelf.b2',
        `master.${own.masters?.[0]}`,
        `master.${own.played[0]}`,
        `token.${own.tokens[0]}`,
        `objective.${game.objectives['work']}`,
        `drawer.${own.drawers[0]}`,
        `slot.${own.slots[0]}`,
        `discovery.${Object.keys(own.discoveries)[0]}`,
        'development.travel',
        'income.potion',
      ];
      view.legal = touched.map((id, i) => touching('any', id, i));
    });
    const { root } = await drawn(state);
    for (const id of touched) expect(piece(root, id)?.getAttribute('role'), id).toBe('button');
  });

  it('has a piece for everything that may be done now', async () => {
    const { root } = await drawn(STATE);
    const touched = viewOf(STATE).legal.flatMap((action) => action.touches);
    const ours = touched.filter((each) => !each.startsWith('button.'));
    expect(ours.length).toBeGreaterThan(3);
    for (const each of ours) expect(piece(root, each)?.getAttribute('role'), each).toBe('button');
  });

  it.each(LANGUAGES)('says what every piece is: %s', async (language) => {
    const { root } = await drawn(STATE, { language });
    const names = [...root.querySelectorAll('.piece')].map((each) => each.getAttribute('aria-label') ?? '');
    expect(names.length).toBeGreaterThan(80);
    for (const name of names) expect(name).toMatch(/^(?!.*(newton-|clause\.|action\.|\{))[\p{L}\d]/u);
  });

  it('shows the desk of another without his Masters, and nothing there that is mine to do', async () => {
    const other = (OWN + 1) % 4;
    const { root } = await drawn(
      changed(
        (_game, _own, view) =>
          (view.legal = [touching('perform', 'action.work'), touching('end', 'button.end', 2)]),
      ),
      { seat: other },
    );
    const desk = root.querySelector('svg[role="group"]');
    expect(desk?.querySelector('[role="button"]')).toBeNull();
    expect(desk?.querySelector('[data-piece^="shelf."], [data-piece^="action."]')).toBeNull();
    expect(desk?.querySelector('[data-piece^="master."]')).toBeNull();
  });

  it('says what each card would be worth if it were played', async () => {
    const state = changed((_game, own, view) => {
      view.legal = own.hand.map((card, i) => touching('play', `card.${card}`, i));
    });
    const perform = { ...touching('perform', 'action.travel'), args: { action: 'action.travel', value: 7 } };
    vi.spyOn(Table.prototype, 'preview').mockResolvedValue({
      reveals: false,
      events: [],
      scores: [],
      view: { ...viewOf(state), legal: [perform] },
    } satisfies Preview);
    const { root, table } = await drawn(state);
    const card = (table.view?.table as unknown as NewtonTable).seats[OWN]?.hand[0] ?? '';
    await vi.waitFor(() => expect(piece(root, `card.${card}`)?.textContent).toContain('7'));
  });

  it('shows as ghosts the card on the desk and the books on the shelf, and what is paid', async () => {
    const { root, table } = await drawn(STATE);
    const after = changed((_game, own) => {
      own.desk = [...own.desk, own.hand.pop() ?? ''];
      own.shelf = [...own.shelf, 'f1'];
      own.coins -= 1;
    });
    table.ghost = { reveals: false, events: [], scores: [], view: viewOf(after) };
    await tick();
    expect(root.querySelectorAll('.piece.ghost')).toHaveLength(1);
    expect(piece(root, 'shelf.f1')?.querySelector('.ghost .spine')).not.toBeNull();
    expect(root.querySelector('.change.loss')?.textContent).toBe('−1');
  });

  it('shows a game to those who only watch, and one that is over', async () => {
    const watched = changed((game, own, view) => {
      view.seat = null;
      view.legal = [];
      view.over = true;
      own.masters = own.packet = own.passed_on = null;
      game.round = 6;
    });
    const { root } = await drawn({ ...watched, seat: null, status: 'over' });
    expect(root.querySelectorAll('svg[role="group"]')).toHaveLength(3);
    expect(root.querySelector('[role="button"]')).toBeNull();
  });

  it('shows the packet of the draft, and who still chooses', async () => {
    const { root, table } = await drawn(
      changed((game, own, view) => {
        game.round = 0;
        own.packet = ['kepler', 'pascal'];
        own.masters = ['newton'];
        own.objectives = {};
        own.needs = {};
        view.waiting = [OWN, 1];
        view.legal = [touching('pick', 'master.kepler'), touching('pick', 'master.pascal', 2)];
      }),
    );
    expect(piece(root, 'master.kepler')?.getAttribute('role')).toBe('button');
    expect(root.textContent).toContain(table.name(1));
  });
});
