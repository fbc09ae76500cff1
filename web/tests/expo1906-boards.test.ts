import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';

import { room } from '../src/games/expo1906/room';
import type { Preview, State, View } from '../src/lib/wire';
import { LANGUAGES, load, type Language } from '../src/lib/words';
import { Table } from '../src/table/table.svelte';
import Expo1906Table from './Expo1906Table.svelte';
import operate from './fixtures/expo1906-operate.json';
import over from './fixtures/expo1906-over.json';
import solo from './fixtures/expo1906-solo.json';
import turning from './fixtures/expo1906-turning.json';

const OPERATE = operate as unknown as State;
const TURNING = turning.state as unknown as State;
const PREVIEWS = turning.previews as unknown as Record<string, Preview>;

/** A table that knows some previews and writes down what it would have sent. */
class Deaf extends Table {
  sent: number[] = [];
  override preview(actions: number[]): Promise<Preview | null> {
    return Promise.resolve(PREVIEWS[actions.join()] ?? null);
  }
  override playAll(ids: number[]): Promise<void> {
    this.sent.push(...ids);
    return Promise.resolve();
  }
}

function viewOf(state: State): View {
  if (!state.view) throw new Error('the fixture has a view');
  return state.view;
}

interface Drawn {
  table: Deaf;
  root: HTMLElement;
}

async function drawn(
  state: State,
  seat = viewOf(state).seat ?? 0,
  language: Language = 'en',
): Promise<Drawn> {
  const table = new Deaf('x', structuredClone(state), await load(language, 'expo1906'));
  const root = render(Expo1906Table, { table, seat }).container;
  await tick();
  return { table, root };
}

const piece = (root: HTMLElement, id: string): Element | null => root.querySelector(`[data-piece="${id}"]`);
const pieces = (root: HTMLElement, kind: string): number =>
  new Set(
    [...root.querySelectorAll(`[data-piece^="${kind}."]`)].map((each) => each.getAttribute('data-piece')),
  ).size;

describe('the boards of Expo 1906', () => {
  it('have a button for everything that an action touches', async () => {
    const { root } = await drawn(OPERATE);
    const touched = viewOf(OPERATE).legal.flatMap(({ touches }) => touches);
    const placed = touched.filter((each) => !/^(button|option)\./.test(each));
    expect(placed.length).toBeGreaterThan(3);
    for (const each of placed) expect(piece(root, each)?.getAttribute('role'), each).toBe('button');
  });

  it('have a piece for every card, box, marker, chip and energy', async () => {
    const { root } = await drawn(OPERATE);
    expect(['card', 'box', 'marker', 'chip', 'jury'].map((kind) => pieces(root, kind))).toEqual([
      6, 54, 12, 6, 2,
    ]);
  });

  it('say in every language what every piece is', async () => {
    for (const language of LANGUAGES) {
      const { root } = await drawn(solo as unknown as State, 0, language);
      const named = [...root.querySelectorAll('.piece:not(.ghost)')];
      expect(named.length).toBeGreaterThan(90);
      for (const each of named)
        expect(each.getAttribute('aria-label')).toMatch(/^(?!.*(expo1906|\{))[\p{L}\d]/u);
      expect(root.textContent).not.toMatch(/expo1906|undefined|NaN/);
      document.body.replaceChildren();
    }
  });

  it('show of another player neither the hand nor anything to click', async () => {
    const { root } = await drawn(OPERATE, 1);
    expect(pieces(root, 'card') + pieces(root, 'front') + pieces(root, 'cell')).toBe(0);
  });

  it('show a finished game', async () => {
    const { root } = await drawn(over as unknown as State, 1);
    const { finished } = over.view.table.seats[1] ?? { finished: [] };
    expect(root.querySelectorAll('.blueprint.finished').length).toBe(finished.length);
  });
});

describe('laying a tile', () => {
  it('offers every spot of the rotation held, and turns to those of the next', async () => {
    const { root } = await drawn(TURNING);
    const offered = viewOf(TURNING).legal.map(({ id }) =>
      viewOf({ view: PREVIEWS[id]?.view ?? null } as State).legal.map(({ touches }) => touches[0]),
    );
    const shown = () => [...root.querySelectorAll('.spot')].map((spot) => spot.getAttribute('data-piece'));
    await expect.poll(shown).toEqual(offered[0]);
    await userEvent.keyboard('r');
    await expect.poll(shown).toEqual(offered[1]);
  });

  it('sends the rotation and the cell with one click', async () => {
    const { root, table } = await drawn(TURNING);
    await expect.poll(() => root.querySelector('.spot')).not.toBeNull();
    const turn = viewOf(TURNING).legal[0];
    const at = turn && PREVIEWS[turn.id]?.view?.legal[0];
    const spot = piece(root, at?.touches[0] ?? '');
    if (!spot) throw new Error('the first spot is drawn');
    await userEvent.click(spot);
    expect(table.sent).toEqual([turn?.id, at?.id]);
  });
});

describe('the line about a player', () => {
  it('tells money, finished projects and cards in hand', async () => {
    const view = viewOf(OPERATE);
    const words = await load('en', 'expo1906');
    const player = operate.view.table.seats[0];
    expect(room.goods(view, 0, words).map(({ value }) => value)).toEqual([
      player?.money,
      player?.finished.length,
      player?.hand_size,
    ]);
    expect(room.progress(view, words)).toBe(`Round ${operate.view.table.round}`);
  });
});
