// Which page stands at which path. The landing comes with the first load, every other page when somebody turns to it.

import type { Component } from 'svelte';

import Landing from './Landing.svelte';

export interface Place {
  /** What is the same place keeps its page: a rule is a place within its book. */
  key: string;
  page: () => Component | Promise<Component>;
}

const only = (found: { default: Component }): Component => found.default;

const PAGES: Record<string, Place['page']> = {
  '/': () => Landing,
  '/play': () => import('./NewTable.svelte').then(only),
  '/lobby': () => import('./Lobby.svelte').then(only),
  '/mine': () => import('./Mine.svelte').then(only),
  '/account': () => import('./Account.svelte').then(only),
  '/settings': () => import('./Settings.svelte').then(only),
  '/join': () => import('./Join.svelte').then(only),
};
const RULES = /^\/rules\/([a-z0-9]+)(?:\/([^/]+))?$/;
const TABLE = /^\/table\/([^/]+)$/;

function plain(path: string): string {
  return path.replace(/(?<=.)\/+$/, '');
}

/** The table of which this is the page, if it is one. */
export function tableAt(path: string): string | null {
  return TABLE.exec(plain(path))?.[1] ?? null;
}

/** The book of rules, and the rule it is opened at. */
export function rulesAt(path: string): { game: string; rule: string | null } | null {
  const [, game, rule] = RULES.exec(plain(path)) ?? [];
  return game ? { game, rule: rule ? decodeURIComponent(rule).toUpperCase() : null } : null;
}

export function placeOf(path: string): Place {
  const page = PAGES[plain(path)];
  if (page) return { key: plain(path), page };
  const book = rulesAt(path);
  if (book) return { key: `/rules/${book.game}`, page: () => import('./Rules.svelte').then(only) };
  return { key: path, page: () => import('./Missing.svelte').then(only) };
}
