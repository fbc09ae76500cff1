import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';

import type { Preview, State, View } from '../src/lib/wire';
import { LANGUAGES, load, type Language } from '../src/lib/words';
import { Table } from '../src/table/table.svelte';
import travel from './fixtures/newton-travel.json';
import tree from './fixtures/newton-tree.json';
import NewtonMapTable from './NewtonMapTable.svelte';

const TRAVEL = travel as unknown as State;
const TREE = tree as unknown as State;

async function drawn(state: State, language: Language = 'en'): Promise<{ table: Table; root: HTMLElement }> {
  const table = new Table('x', structuredClone(state), await load(language, 'newton'));
  return { table, root: render(NewtonMapTable, { table }).container };
}

const piece = (root: HTMLElement, id: string): Element | null => root.querySelector(`[data-piece="${id}"]`);

function viewOf(state: State): View {
  if (!state.view) throw new Error('the fixture has a view');
  return state.view;
}

describe('Newton’s map and tracks', () => {
  it.each([
    ['travel', TRAVEL],
    ['technology', TREE],
  ])('have a piece for everything that an action of %s touches on them', async (_, state) => {
    const { root } = await drawn(state);
    const touched = viewOf(state).legal.flatMap((action) => action.touches);
    const ours = touched.filter((each) =>
      /^(place|tree|student|work|objective|development|income)\./.test(each),
    );
    expect(ours.length).toBeGreaterThan(1);
    for (const each of ours) expect(piece(root, each)?.getAttribute('role'), each).toBe('button');
  });

  it('have a piece for every place, space, column, objective and stack', async () => {
    const { root } = await drawn(TRAVEL);
    const count = (kind: string): number =>
      new Set(
        [...root.querySelectorAll(`[data-piece^="${kind}."]`)].map((each) => each.getAttribute('data-piece')),
      ).size;
    expect([count('place'), count('tree'), count('work'), count('objective')]).toEqual([33, 29, 16, 6]);
    expect([count('development'), count('income')]).toEqual([5, 3]);
  });

  it('say in every language what every piece is', async () => {
    for (const language of LANGUAGES) {
      const { root } = await drawn(TRAVEL, language);
      const names = [...root.querySelectorAll('[data-piece], [data-key]')].map(
        (each) => each.getAttribute('aria-label') ?? '',
      );
      for (const name of names) expect(name).toMatch(/^(?!.*(newton-map|clause\.|place\.|\{))\p{L}/u);
      document.body.replaceChildren();
    }
  });

  it('show the price of a step at the place where it leads', async () => {
    const { root } = await drawn(TRAVEL);
    expect([...root.querySelectorAll('.cloth')]).toHaveLength(1);
  });

  it('let the students of the others alone', async () => {
    const { root, table } = await drawn(TREE);
    const own = viewOf(TREE).seat ?? 0;
    const game = table.view?.table as { seats: { students: string[] }[] };
    expect(root.querySelectorAll('[data-piece^="student."]')).toHaveLength(
      game.seats[own]?.students.length ?? 0,
    );
  });

  it('show as a ghost where the scientist would stand and the cube would lie', async () => {
    const { root, table } = await drawn(TRAVEL);
    const view = structuredClone(viewOf(TRAVEL));
    const seat = (view.table as { seats: { scientist: string; visited: string[] }[] }).seats[view.seat ?? 0];
    if (!seat) throw new Error('the fixture has seats');
    seat.scientist = 'gdansk';
    seat.visited = [...seat.visited, 'gdansk'];
    table.ghost = { reveals: false, events: [], scores: [], view } satisfies Preview;
    await tick();
    expect(root.querySelectorAll('.piece.ghost')).toHaveLength(2);
  });

  it('show a game to those who only watch', async () => {
    const view = { ...viewOf(TRAVEL), seat: null, legal: [] };
    const { root } = await drawn({ ...TRAVEL, seat: null, view });
    expect(piece(root, 'place.basel')?.getAttribute('role')).toBe('img');
    expect(root.querySelectorAll('[data-piece^="student."]')).toHaveLength(0);
  });
});
