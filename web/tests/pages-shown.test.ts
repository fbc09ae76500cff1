import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { me } from '../src/lib/me.svelte';
import { go, route } from '../src/lib/router.svelte';
import { speak } from '../src/lib/settings.svelte';
import Join from '../src/pages/Join.svelte';
import NewTable from '../src/pages/NewTable.svelte';
import OptionField from '../src/pages/OptionField.svelte';
import PlayNow from '../src/pages/PlayNow.svelte';
import RuleBook from '../src/pages/RuleBook.svelte';
import SettingsForm from '../src/pages/SettingsForm.svelte';

const NEWTON = {
  name: 'newton',
  least: 1,
  most: 4,
  options: ['masters', 'modules', 'colours'],
  editions: [{ name: 'Lincei reconstruction', digest: '0ca4' }],
  bots: ['random', 'greedy'],
};

const NEW_SCIENCE = {
  ...NEWTON,
  name: 'newscience',
  least: 2,
  most: 5,
  options: ['scientists', 'preview', 'cascade', 'groups', 'markers'],
};

/** What the server was asked, and what it answers: a status and a body for each method and path. */
const asked: { method: string; path: string; body: unknown }[] = [];
let answers: Record<string, [number, unknown]> = {};

beforeEach(async () => {
  asked.length = 0;
  answers = { 'GET /api/me': [200, { person: null }], 'GET /api/games': [200, [NEWTON, NEW_SCIENCE]] };
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined });
    const [status, body] = answers[`${method} ${path}`] ?? [
      404,
      { code: 'not-found', message: 'There is nothing.' },
    ];
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  document.cookie = 'lincei_csrf=token';
  me.become(null);
  go('/');
  await speak('en');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sent = (path: string): unknown =>
  asked.find((each) => each.method === 'POST' && each.path === path)?.body;

describe('play now', () => {
  it('takes two clicks to a running game, and makes a guest of a stranger', async () => {
    answers['POST /api/guest'] = [201, { name: 'Kepler', guest: true }];
    answers['POST /api/tables'] = [201, { table: 't1' }];
    const user = userEvent.setup();
    render(PlayNow, { game: NEWTON });
    await user.click(screen.getByRole('button', { name: 'Play now against bots' }));
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(route.path).toBe('/table/t1'));
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }];
    expect(sent('/api/tables')).toMatchObject({ game: 'newton', seats });
    expect(me.person?.name).toBe('Kepler');
  });

  it('says what the server refuses', async () => {
    me.become({ name: 'Ada', guest: false });
    answers['POST /api/tables'] = [
      429,
      { code: 'too-many-open', message: 'You have 200 such tables already.' },
    ];
    const user = userEvent.setup();
    render(PlayNow, { game: NEWTON });
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    expect((await screen.findByRole('alert')).textContent).toContain('200 such tables');
    expect(sent('/api/guest')).toBeUndefined();
  });
});

describe('a new table', () => {
  it('is asked for as the form says', async () => {
    me.become({ name: 'Ada', guest: false });
    go('/play#newton-network');
    answers['POST /api/tables'] = [201, { table: 't2' }];
    const user = userEvent.setup();
    render(NewTable);
    await user.click(await screen.findByRole('checkbox', { name: 'Public table' }));
    await user.click(screen.getByRole('radio', { name: 'Dealt' }));
    await user.click(screen.getByRole('checkbox', { name: 'Master Lessons' }));
    await user.click(screen.getByRole('button', { name: 'Remove seat 3' }));
    await user.click(screen.getByRole('button', { name: 'Open the table' }));
    await waitFor(() => expect(route.path).toBe('/table/t2'));
    expect(sent('/api/tables')).toEqual({
      game: 'newton',
      seats: [{ kind: 'me' }, { kind: 'open' }],
      options: { masters: 'dealt', modules: 'lessons' },
      public: true,
      pace: 'live',
      hints: false,
    });
  });

  it('is never for one alone where a game needs two', async () => {
    me.become({ name: 'Ada', guest: false });
    answers['POST /api/tables'] = [201, { table: 't3' }];
    go('/play#newton-solo');
    const user = userEvent.setup();
    render(NewTable);
    expect(await screen.findByRole('button', { name: 'Alone', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'The New Science' }));
    expect(screen.queryByRole('button', { name: 'Alone' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'At random' }));
    await user.click(screen.getByRole('button', { name: 'Start the game' }));
    await waitFor(() => expect(route.path).toBe('/table/t3'));
    const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'greedy' }];
    expect(sent('/api/tables')).toMatchObject({
      game: 'newscience',
      seats,
      options: { scientists: 'random' },
    });
  });

  it('explains each option, and asks for unknown ones as text', () => {
    render(OptionField, { game: 'newton', name: 'masters', picks: ['draft'], sitters: [] });
    expect(screen.getByRole('radio', { name: 'Drafted' }).getAttribute('aria-describedby')).toBeTruthy();
    cleanup();
    render(OptionField, { game: 'newton', name: 'weather', picks: [''], sitters: [] });
    expect(screen.getByRole('textbox', { name: 'weather' })).toBeTruthy();
  });
});

describe('an invitation', () => {
  beforeEach(() => go('/join#2gN5JM8uE6z7alWOz_iBIA'));

  it('asks a stranger for a name, and leads to the table', async () => {
    answers['POST /api/guest'] = [201, { name: 'Ben', guest: true }];
    answers['POST /api/invitations'] = [201, { table: 't3' }];
    const user = userEvent.setup();
    render(Join);
    const name = screen.getByRole('textbox', { name: 'Your name' });
    await user.clear(name);
    await user.type(name, 'Ben');
    await user.click(screen.getByRole('button', { name: 'To the table' }));
    await waitFor(() => expect(route.path).toBe('/table/t3'));
    expect(sent('/api/guest')).toEqual({ name: 'Ben' });
    expect(sent('/api/invitations')).toEqual({ code: '2gN5JM8uE6z7alWOz_iBIA' });
  });

  it('that is used up says so', async () => {
    me.become({ name: 'Ben', guest: true });
    answers['POST /api/invitations'] = [
      410,
      { code: 'invitation-used', message: 'Somebody has followed it.' },
    ];
    const user = userEvent.setup();
    render(Join);
    await user.click(screen.getByRole('button', { name: 'To the table' }));
    expect((await screen.findByText(/Somebody has followed it/)).closest('[role=alert]')).toBeTruthy();
  });

  it('without a code is none', () => {
    go('/join');
    render(Join);
    expect(screen.getByRole('alert').textContent).toContain('no invitation');
  });
});

describe('a book of rules', () => {
  const RULES = [
    { id: 'N-2.02', text: 'Keep the 4 cards dealt.', chapter: 'Master cards', mark: 'R' },
    { id: 'N-2.06', text: 'Solo: as N-2.02.', chapter: 'Master cards', mark: 'X' },
  ];
  beforeEach(() => {
    answers['GET /api/rules/newton?lang=en'] = [200, RULES];
    Element.prototype.scrollIntoView = () => {};
  });

  it('is opened at a rule, links others, and can be searched', async () => {
    const user = userEvent.setup();
    const { container } = render(RuleBook, { game: 'newton', rule: 'n-2.06' });
    await waitFor(() => expect(container.querySelector('[aria-current]')?.id).toBe('rule-N-2.06'));
    const links = [...container.querySelectorAll('#rule-N-2\\.06 p a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual(['/rules/newton/N-2.02']);
    await user.type(screen.getByRole('searchbox'), 'DEALT');
    expect(container.querySelectorAll('[id^=rule-N]')).toHaveLength(1);
    expect(screen.getByRole('status').textContent).toContain('One rule');
  });

  it('says that there is no such rule', async () => {
    render(RuleBook, { game: 'newton', rule: 'N-99.99' });
    expect(await screen.findByText(/no rule N-99.99/)).toBeTruthy();
  });
});

describe('settings', () => {
  it('know no notifications that the browser denies', async () => {
    const user = userEvent.setup();
    render(SettingsForm);
    const notify = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Notifications' });
    vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve('denied') });
    await user.click(notify);
    expect((await screen.findByText(/does not allow notifications/)).tagName).toBe('P');
    expect(notify.checked).toBe(false);
  });
});
