import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Action, State } from '../src/lib/wire';
import { load } from '../src/lib/words';
import { Table } from '../src/table/table.svelte';
import asked from './fixtures/asked.json';
import OneTable from './OneTable.svelte';

/** A table that writes down what it would have sent. */
class Deaf extends Table {
  played: number[] = [];
  override play(action: Action): Promise<void> {
    this.played.push(action.id);
    return Promise.resolve();
  }
  override preview(): Promise<null> {
    return Promise.resolve(null);
  }
}

async function seated(change: Partial<State> = {}): Promise<Deaf> {
  const state = { ...structuredClone(asked), ...change } as unknown as State;
  return new Deaf('x', state, await load('en', state.game));
}

describe('click to filter', () => {
  let table: Deaf;
  beforeEach(async () => {
    table = await seated();
  });

  it('does the one action that a component leaves', async () => {
    await table.touch('marker.1.0');
    expect(table.played).toEqual([495]);
    expect(table.chosen).toEqual([]);
  });

  it('keeps what touches a component while several are left, and forgets it on a second click', async () => {
    const legal = table.state.view!.legal;
    const twin = { ...legal[0]!, id: 999, touches: ['marker.1.0', 'box.copper.2'] };
    table.state = { ...table.state, view: { ...table.state.view!, legal: [...legal, twin] } };
    await table.touch('marker.1.0');
    expect(table.chosen).toEqual(['marker.1.0']);
    expect(table.open.map((action) => action.id)).toEqual([495, 999]);
    expect(table.standing('box.copper.2')).toBe('available');
    expect(table.standing('marker.1.1')).toBe('still');
    await table.touch('marker.1.0');
    expect(table.chosen).toEqual([]);
    await table.touch('marker.1.0');
    await table.touch('box.copper.2');
    expect(table.played).toEqual([999]);
  });

  it('begins anew with a component that does not fit what was chosen', async () => {
    table.chosen = ['marker.1.0'];
    await table.touch('marker.1.1');
    expect(table.played).toEqual([504]);
  });

  it('offers nothing while a deed is on its way or the past is shown', () => {
    expect(table.myTurn).toBe(true);
    table.busy = true;
    expect(table.myTurn).toBe(false);
    table.busy = false;
    table.moment = { steps: 3, view: table.state.view!, events: [] };
    expect(table.open).toEqual([]);
  });
});

describe('several people at one screen', () => {
  it('draws the curtain when another of mine is asked', async () => {
    const table = await seated();
    expect(table.mine).toEqual([0, 1, 2, 3]);
    expect(table.curtain).toBeNull();
    table.state = { ...table.state, seat: 0 };
    expect(table.curtain).toBe(1);
  });

  it('has no curtain for somebody alone with bots', async () => {
    const table = await seated();
    const seats = table.state.seats.map((seat) => ({ ...seat, yours: seat.number === 0 }));
    table.state = { ...table.state, seat: 0, seats };
    expect(table.curtain).toBeNull();
  });
});

describe('the question', () => {
  it('is a sentence with its rule, and a list that the keyboard walks', async () => {
    const table = await seated();
    render(OneTable, { table });
    const list = screen.getByRole('list');
    expect(list.querySelectorAll('button')).toHaveLength(3);
    expect(screen.getByTestId('asked').textContent).toContain('E-9.01');
    const user = userEvent.setup();
    list.querySelector('button')!.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(table.played).toEqual([513]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(table.played).toHaveLength(2);
  });

  it('announces what cannot be taken back', async () => {
    const table = await seated();
    const legal = table.state.view!.legal.map((action) => ({
      ...action,
      irreversible: action.kind === 'stop',
    }));
    table.state = { ...table.state, view: { ...table.state.view!, legal } };
    render(OneTable, { table });
    expect(screen.getAllByRole('img', { name: 'cannot be taken back' })).toHaveLength(1);
  });

  it('names those who are waited for', async () => {
    const table = await seated();
    table.state = { ...table.state, view: { ...table.state.view!, legal: [], waiting: [0, 2] } };
    render(OneTable, { table });
    expect(screen.getByText('Waiting for P0 and P2.')).toBeTruthy();
  });
});
