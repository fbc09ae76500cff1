// Newton's table as the server sends it (src/lincei/games/newton/view.py and board.py). A `Ref` is a reference that
// `words.ref` puts into words; a slug is a component's name without its kind.

import type { View } from '../../lib/wire';

export type Ref = string;

export const ACTIONS = ['work', 'technology', 'travel', 'lessons', 'study'] as const;
export type ActionName = (typeof ACTIONS)[number];

export const INCOMES = ['vp', 'coins', 'potion'] as const;
export type IncomeName = (typeof INCOMES)[number];

export const LEVELS = ['I', 'II', 'III'] as const;
export type Level = (typeof LEVELS)[number];

export const BOOKS = ['orange', 'blue', 'green', 'wild'] as const;
export type BookName = (typeof BOOKS)[number];
/** How many of each colour; a colour may be left out. */
export type Books = Partial<Record<BookName, number>>;

/** An objective space: on the map, at the end of the Work track, or `tree-1` to `tree-4`. */
export type ObjectiveSpace = string;

// -- what is printed ------------------------------------------------------------------------------------------------

export type PlaceKind = 'start' | 'university' | 'ancient' | 'city' | 'village' | 'master' | 'objective';

export interface Place {
  /** A name of its own, in an owner's edition; otherwise `place.<slug>` has words. */
  name: string | null;
  kind: PlaceKind;
  /** A village with a gold rim takes a bonus token. */
  gold: boolean;
  /** Which of `table.tokens` lies here. */
  bonus: number | null;
  lon: number;
  lat: number;
}

export interface Road {
  from: string;
  to: string;
  toll: number;
  by: 'land' | 'sea' | 'both';
}

export type SpaceKind = 'start' | 'plain' | 'bonus' | 'specialisation' | 'invention' | 'master' | 'objective';

export interface TreeSpace {
  kind: SpaceKind;
  /** 0 to 1000, from the left and from the top. */
  x: number;
  y: number;
  end: boolean;
  bonus: number | null;
  objective: ObjectiveSpace | null;
  next: string[];
}

export interface WorkSpace {
  kind: SpaceKind;
  x: number;
  y: number;
}

export interface BookSpace {
  row: number;
  printed: boolean;
  books: Books;
  university: string | null;
  ancient: string | null;
}

export interface CardFace {
  name: Ref;
  /** 0 for the cards a player starts with. */
  level: number;
  actions: (ActionName | 'joker')[];
  /** Whether its symbol counts twice. */
  double: boolean;
  books: Books;
  effect: Ref;
  special: boolean;
}

export interface MasterFace {
  name: string | null;
  effect: Ref;
  vp: number;
}

export interface DiscoveryFace {
  cost: number;
  books: Books;
  income: number[];
  effect: Ref;
}

export interface Printed {
  places: Record<string, Place>;
  roads: Road[];
  tree: Record<string, TreeSpace>;
  work: WorkSpace[];
  prerequisites: Record<ObjectiveSpace, Books>;
  /** From how many players on each bonus space has a token. */
  bonus_players: number[];
  shelf: {
    columns: number;
    spaces: Record<string, BookSpace>;
    runs: { spaces: string[]; vp: number }[];
  };
  boards: Record<string, ActionName>;
  cards: Record<string, CardFace>;
  masters: Record<string, MasterFace>;
  /** Empty unless the module is in play. */
  discoveries: Record<string, DiscoveryFace>;
  effects: {
    cities: Record<string, Ref>;
    inventions: Record<string, Ref>;
    specialisations: Record<string, Ref>;
    objectives: Record<string, Ref>;
    tokens: Record<string, Ref>;
  };
}

// -- what changes ---------------------------------------------------------------------------------------------------

/** The symbols of an action by where they are visible. */
export interface ValueParts {
  total: number;
  printed: number;
  desk: number;
  tucked: number;
  drawers: number;
}

/** How an objective stands for a player. */
export interface ObjectiveStanding {
  held: boolean;
  /** Potions that entering would take. */
  potions: number;
  /** Points it would score now. */
  vp: number;
}

export interface Seat {
  colour: string;
  study_board: string | null;
  coins: number;
  potions: number;
  vp: number;
  hand: string[];
  desk: string[];
  tucked: string[];
  values: Record<ActionName, ValueParts>;
  books: Record<BookName, number>;
  drawers: ActionName[];
  slots: IncomeName[];
  medicine: number;
  income: { vp: number; coins: number; potions: number };
  /** Cubes that are not on the map yet. */
  cubes: number;
  visited: string[];
  scientist: string;
  students: string[];
  reserve: number;
  work: number;
  shelf: string[];
  /** Potions that each open book space would take. */
  needs: Record<string, number>;
  tiles: number;
  laid: number;
  runs: number[];
  tokens: string[];
  /** Empty before the first round. */
  objectives: Record<ObjectiveSpace, ObjectiveStanding>;
  /** The viewer's own, else null. */
  masters: string[] | null;
  masters_in_hand: number;
  played: string[];
  packet: string[] | null;
  passed_on: string[] | null;
  choice: string | null;
  discoveries: Record<string, { face_up: boolean; vp: number }>;
}

export interface NewtonTable {
  board: Printed;
  /** 0 while the Masters are chosen. */
  round: number;
  first: number;
  turn: number;
  modules: ('lessons' | 'discoveries')[];
  masters: 'draft' | 'dealt';
  card: string | null;
  improved: boolean;
  performed: boolean;
  places: Record<string, Ref>;
  tree: Record<string, Ref>;
  tiles: { tree: Record<string, Ref | null>; work: (Ref | null)[] };
  tokens: (string | null)[];
  work: Ref[];
  objectives: Record<ObjectiveSpace, string | null>;
  display: Record<Level, string[]>;
  decks: Record<Level, { cards: number; under: string[] }>;
  developments: Record<ActionName, number>;
  incomes: Record<IncomeName, number>;
  removed: string[];
  discoveries: string[];
  seats: Seat[];
}

/** Newton's table out of a view of the server. */
export function newtonTable(view: View): NewtonTable {
  return view.table as unknown as NewtonTable;
}
