import { render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';

import { newScienceTable, type NewScienceTable } from '../src/games/newscience/types';
import type { Preview, State, View } from '../src/lib/wire';
import { LANGUAGES, load, type Language } from '../src/lib/words';
import { explaining } from '../src/table/explaining.svelte';
import { Table } from '../src/table/table.svelte';
import large from './fixtures/newscience-tree.json';
import small from './fixtures/newscience-tree-small.json';
import NewScienceTreeTable from './NewScienceTreeTable.svelte';

const LARGE = large as unknown as State; // Ada may publish one of two discoveries
const SMALL = small as unknown as State; // Ada may make an experiment

async function drawn(state: State, language: Language = 'en'): Promise<{ table: Table; root: HTMLElement }> {
  const table = new Table('x', structuredClone(state), await load(language, 'newscience'));
  table.preview = () => Promise.resolve(null); // there is no server to ask
  return { table, root: render(NewScienceTreeTable, { table }).container };
}

function viewOf(state: State): View {
  if (!state.view) throw new Error('the fixture has a view');
  return structuredClone(state.view);
}

/** The fixture with something changed on its table. */
function changed(state: State, change: (game: NewScienceTable) => void): State {
  const view = viewOf(state);
  change(newScienceTable(view));
  return { ...state, view };
}

function piece(root: HTMLElement, slug: string): SVGGElement {
  const found = root.querySelector<SVGGElement>(`[data-piece="discovery.${slug}"]`);
  if (!found) throw new Error(`${slug} is not drawn`);
  return found;
}

const marker = (root: HTMLElement, seat: number, slug: string): Element | null =>
  root.querySelector(`[data-key="marker-${seat}-${slug}"]`);

describe('the tree of discoveries', () => {
  it.each([
    ['publication', LARGE],
    ['experiment', SMALL],
  ])('lights what may be chosen for a %s, and nothing else', async (_, state) => {
    const { root } = await drawn(state);
    const touched = viewOf(state).legal.flatMap((action) => action.touches);
    const wanted = touched.filter((each) => each.startsWith('discovery.'));
    const lit = [...root.querySelectorAll('[data-piece][role="button"]')];
    expect(lit.map((each) => each.getAttribute('data-piece')).sort()).toEqual(wanted.sort());
  });

  it('has a piece for every discovery in play', async () => {
    const count = async (state: State): Promise<number> =>
      (await drawn(state)).root.querySelectorAll('[data-piece^="discovery."]').length;
    expect(await count(LARGE)).toBe(29);
    document.body.replaceChildren();
    expect(await count(SMALL)).toBe(19);
  });

  it('says in every language what everything is', async () => {
    for (const language of LANGUAGES) {
      const { root } = await drawn(LARGE, language);
      const names = [...root.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
      const texts = [...root.querySelectorAll('text')].map((each) => each.textContent);
      expect(names.length).toBeGreaterThan(29);
      for (const text of [...names, ...texts]) expect(text).not.toMatch(/newscience-|discovery\.|\{|^$/);
      document.body.replaceChildren();
    }
  });

  it('writes the chance of an experiment into its zone', async () => {
    const { root } = await drawn(SMALL);
    expect(piece(root, 'laws-of-attraction').textContent).toContain('67%');
  });

  it('writes down what has to come from rest, and marks influence that is missing', async () => {
    const state = changed(LARGE, (game) => {
      const reach = game.seats[0]?.reach['nature-of-gases'];
      if (reach) reach.lacks = { religion: 1 };
    });
    const { root } = await drawn(state);
    expect(piece(root, 'nature-of-gases').querySelectorAll('.chip')).toHaveLength(1);
    expect(piece(root, 'nature-of-gases').querySelectorAll('.under')).toHaveLength(1);
    expect(piece(root, 'human-anatomy').querySelectorAll('.chip, .under')).toHaveLength(0);
  });

  it('lights the next steps of the player whose mat is looked at', async () => {
    const { root, table } = await drawn(LARGE);
    const lit = (): number => root.querySelectorAll('.cartouche.lit').length;
    const reach = (seat: number): number =>
      Object.keys(newScienceTable(viewOf(LARGE)).seats[seat]?.reach ?? {}).length;
    expect(lit()).toBe(reach(0));
    table.looking = 1;
    await tick();
    expect(lit()).toBe(reach(1));
    expect(reach(0)).not.toBe(reach(1));
  });

  it('shows markers in the colours of the scientists', async () => {
    const { root } = await drawn(LARGE);
    const { seats } = newScienceTable(viewOf(LARGE));
    const own = ['kepler', 'galileo', 'kircher', 'leibniz', 'newton'].indexOf(seats[0]?.scientist ?? '');
    expect(marker(root, 0, 'human-anatomy')?.querySelector('.mark path')?.getAttribute('fill')).toBe(
      `var(--player-${own})`,
    );
    expect(own).not.toBe(0);
  });

  it('leaves of a published discovery its authors and its publisher', async () => {
    const { root } = await drawn(LARGE);
    expect(piece(root, 'astrology').textContent).toContain('Kepler');
    expect(piece(root, 'astrology').textContent).not.toContain('4/3');
    expect(marker(root, 1, 'astrology')?.getAttribute('aria-label')).toMatch(/has published Astrology$/);
  });

  it('tells of a discovery what it needs, where it leads, who is there, and the next step', async () => {
    const { root } = await drawn(LARGE);
    await userEvent.hover(piece(root, 'nature-of-gases'));
    const note = explaining.said?.note ?? '';
    expect(note).toMatch(/Needs Alchemy\./);
    expect(note).toMatch(/Leads to Air Pressure and Chemical Elements\./);
    expect(note).toMatch(/experiment zone: Ada\./);
    expect(note).toMatch(/You next: publish for 4 prestige: 2 needed, 1 at hand, 1 to come from rest\./);
  });

  it('makes the arrows stand out of the discovery that is looked at', async () => {
    const { root } = await drawn(LARGE);
    expect(root.querySelectorAll('.strong')).toHaveLength(0);
    await userEvent.hover(piece(root, 'nature-of-gases'));
    expect(root.querySelectorAll('.strong')).toHaveLength(3);
    await userEvent.unhover(piece(root, 'nature-of-gases'));
    expect(root.querySelectorAll('.strong')).toHaveLength(0);
  });

  it('shows as a ghost what would be published, for how much, and who would go home', async () => {
    const { root, table } = await drawn(LARGE);
    const view = viewOf(LARGE);
    const game = newScienceTable(view);
    game.discoveries['nature-of-gases'] = { research: [], experiment: [], published: 0 };
    game.discoveries['human-anatomy'] = { research: [], experiment: [], published: 0 };
    const player = game.seats[0];
    if (player) player.prestige += 4;
    table.ghost = { reveals: false, events: [], scores: [], view } satisfies Preview;
    await tick();
    const gains = [...root.querySelectorAll('.publication text')].map((each) => each.textContent);
    expect(gains.sort()).toEqual(['+0', '+4']);
    expect(root.querySelectorAll('.gone')).toHaveLength(6);
  });

  it('shows the same where the server tells nothing, from what is within reach', async () => {
    const state = changed(LARGE, (game) => {
      const reach = game.seats[0]?.reach['nature-of-gases'];
      if (reach) reach.cascade = ['human-anatomy'];
    });
    const { root } = await drawn(state);
    await userEvent.hover(piece(root, 'nature-of-gases'));
    expect(root.querySelectorAll('.publication')).toHaveLength(2);
    expect(root.querySelectorAll('.gone')).toHaveLength(6);
    expect(explaining.said?.note).toMatch(/Published along with it, without prestige: Human Anatomy\./);
  });

  it('shows as a ghost a marker beside those that are there', async () => {
    const { root, table } = await drawn(LARGE);
    const view = viewOf(LARGE);
    newScienceTable(view).discoveries['falling-bodies'] = {
      research: [0, 1],
      experiment: [],
      published: null,
    };
    table.ghost = { reveals: false, events: [], scores: [], view } satisfies Preview;
    await tick();
    const ghosts = root.querySelectorAll<SVGGElement>('.piece.ghost');
    expect(ghosts).toHaveLength(1);
    expect(ghosts[0]?.style.transform).not.toBe(
      (marker(root, 1, 'falling-bodies') as SVGGElement | null)?.style.transform,
    );
  });

  it('shows the die of an experiment under way', async () => {
    const state = changed(SMALL, (game) => {
      game.experiment = {
        seat: 0,
        discovery: 'laws-of-attraction',
        value: 4,
        points: 2,
        rest: 1,
        die: 5,
        chance: null,
      };
    });
    const { root } = await drawn(state);
    expect(piece(root, 'laws-of-attraction').textContent).toContain('3+5');
  });

  it('is played by clicks and by keys', async () => {
    const { root, table } = await drawn(LARGE);
    const played: string[] = [];
    table.play = (action) => Promise.resolve(void played.push(action.text));
    await userEvent.click(piece(root, 'human-anatomy'));
    piece(root, 'nature-of-gases').focus();
    await userEvent.keyboard('{Enter}');
    expect(played).toEqual(['publish human-anatomy', 'publish nature-of-gases']);
  });

  it('shows a game to those who only watch', async () => {
    const view = { ...viewOf(LARGE), seat: null, legal: [] };
    const { root } = await drawn({ ...LARGE, seat: null, view });
    expect(piece(root, 'nature-of-gases').getAttribute('role')).toBe('img');
    expect(root.textContent).toContain('next steps of');
  });
});
