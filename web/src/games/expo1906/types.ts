// The table of Expo 1906 as the server shows it.

import type { Table as Page } from '../../table/table.svelte';

export type Type =
  'steel' | 'copper' | 'manual' | 'automated' | 'scientific' | 'empirical' | 'steam' | 'electric';
export type CardName = 'TERMINAL' | 'ACADEMY' | 'LABORATORY' | 'JOURNAL' | 'SKYSCRAPER' | 'MEETING';
export type Amounts = Partial<Record<Type, number>>;
/** A cell as row and column, from the first in reading order. */
export type Offset = readonly [number, number];

export const CARDS: readonly CardName[] = [
  'TERMINAL',
  'ACADEMY',
  'LABORATORY',
  'JOURNAL',
  'SKYSCRAPER',
  'MEETING',
];

export interface Project {
  name: string | null;
  shape: string;
  needs: Amounts;
  vp: number;
  energy: Type;
}

export interface Tech {
  name: string | null;
  shape: string;
  supplies: Amounts;
  upgrades: CardName | null;
}

export interface Crossing {
  upper: Type;
  lower: Type;
  step: number;
  price: number;
  points: number;
}

/** What is printed and never changes. */
export interface Printed {
  rows: number;
  columns: number;
  cells: string[];
  crossings: Crossing[];
  shapes: Record<string, Offset[]>;
  projects: Record<string, Project>;
  techs: Record<string, Tech>;
}

export interface Laid {
  tile: string;
  cell: string;
  rotation: number;
  cells: string[];
  finished?: boolean;
  needs?: Partial<Record<Type, [number, number]>>;
}

export interface Player {
  money: number;
  vp: number;
  hand: CardName[] | null;
  hand_size: number;
  last: CardName | null;
  banned: CardName | null;
  turns: number;
  upgraded: CardName[];
  front: string[];
  lab: Laid[];
  scrap_cells: string[];
  finished: { tile: string; printed: number; leader: number }[];
}

export interface Patents {
  tracks: Type[];
  steps: number;
  start: string[];
  stacks: Record<string, Record<string, string[]>>;
  leaders: Record<string, string | null>;
  chips: Record<string, string>;
}

export interface Ghost {
  tiles: string[];
  card: CardName | null;
  deck: Partial<Record<CardName, number>> | null;
}

export interface Exposition {
  round: number;
  first: number;
  ender: number | 'ghost' | null;
  terminal: (string | null)[];
  academy: Record<string, string | null>;
  techs: string[];
  piles: {
    resources: number;
    discard: Record<string, number>;
    unseen: string[];
    under: string[];
    jury: { steam: number; electric: number };
  };
  jury: Type[];
  favoured: Type | null;
  patents: Patents;
  chips: string[];
  ghost: Ghost | null;
  seats: Player[];
  board: Printed;
}

/** The table in sight: now, or the moment that is looked back at. */
export function exposition(page: Page): Exposition {
  return page.view?.table as unknown as Exposition;
}

/** The table as it would be after the action pointed at; what is printed does not come with it. */
export function promised(page: Page): Omit<Exposition, 'board'> | null {
  return (page.ghost?.view?.table as unknown as Omit<Exposition, 'board'> | undefined) ?? null;
}
