// The table of The New Science as the server sends it (src/lincei/games/newscience/view.py). A `Ref` is a reference that
// `words.ref` puts into words; a slug is a component's name without its kind.

import type { View } from '../../lib/wire';

export type Ref = string;

/** In the order of their ranks; each has a colour of his own (S-1.14). */
export const SCIENTISTS = ['kepler', 'galileo', 'kircher', 'leibniz', 'newton'] as const;
export type ScientistName = (typeof SCIENTISTS)[number];

export const FIELDS = ['astronomy', 'mathematics', 'physics', 'chemistry', 'biology'] as const;
export type FieldName = (typeof FIELDS)[number];

export const TRACKS = ['government', 'religion', 'enterprise', 'science'] as const;
export type TrackName = (typeof TRACKS)[number];

/** The three actions that serve a discovery; also its three zones, from the foot to the top. */
export const STAGES = ['research', 'experiment', 'publish'] as const;
export type StageName = (typeof STAGES)[number];

export type CardType = 'EFFECT' | 'PLAY' | 'KEEP';

// -- what is printed ------------------------------------------------------------------------------------------------

export interface DiscoveryFace {
  /** A name of its own, in an owner's edition; otherwise `discovery.<slug>` has words. */
  name: string | null;
  field: FieldName;
  level: number;
  person: string;
  year: number;
  /** Of each of these one must be known. */
  needs: string[][];
  /** The either/or group it is in, itself included. */
  group: string[] | null;
  research: number;
  /** What an experiment needs as long as no other has succeeded, and afterwards. */
  first: number;
  later: number;
  publish: number;
  /** What publishing asks of each track, where it asks anything. */
  influence: Partial<Record<TrackName, number>>;
  prestige: number;
}

export interface ScientistFace {
  name: string | null;
  rank: number;
  ratings: Record<StageName, number>;
  influence: Partial<Record<TrackName, number>>;
}

export interface EventFace {
  name: string | null;
  type: CardType;
  level: number;
  year: number;
  /** Only for four and five players. */
  four: boolean;
  /** A KEEP that is used once. */
  once: boolean;
  effect: Ref;
}

export interface Printed {
  fields: FieldName[];
  /** The die that always fails. */
  critical: number;
  most_influence: number;
  most_rest: number;
  cubes: number;
  discoveries: Record<string, DiscoveryFace>;
  scientists: Record<ScientistName, ScientistFace>;
  events: Record<string, EventFace>;
}

// -- what changes ---------------------------------------------------------------------------------------------------

export type SpaceType = 'rest' | 'event' | 'influence' | StageName;

export interface ActionSpace {
  id: string;
  type: SpaceType;
  /** How many cubes it holds: one, but on Rest. */
  room: number;
  /** Who stands here; on Rest by position. */
  cubes: number[];
  /** Takes no cube in this round. */
  closed: boolean;
  /** Added by a card. */
  extra: boolean;
  /** Already resolved in this round. */
  done: boolean;
  modifier: number;
  card?: string | null;
  track?: TrackName;
}

/** Who stands in which zone. */
export interface Standing {
  research: number[];
  experiment: number[];
  published: number | null;
}

/** What a player could do with a discovery as things stand, on a plain space and without his single-use card. */
export interface Reach {
  stage: StageName;
  value: number;
  /** What he has without rest and die. */
  points: number;
  /** Of research and publication: the rest that is missing; may be more than he holds. */
  rest?: number | null;
  /** Of an experiment: in percent with 0, 1, … rest. */
  chance?: number[] | null;
  /** Of a publication: what it would bring. */
  prestige?: number | null;
  /** Of a publication: what would be published along with it, the first of a group where that is a choice. */
  cascade?: string[] | null;
  /** Of a publication: the influence that is missing. */
  lacks?: Partial<Record<TrackName, number>> | null;
}

export interface Seat {
  scientist: ScientistName | null;
  rest: number;
  prestige: number;
  influence: Record<TrackName, number>;
  lab: string | null;
  cubes: { home: number; board: number; lifted: number };
  publications: number;
  last_level: number;
  /** Left of ten; below nothing where they are not limited. */
  markers: number;
  /** What PLAY cards still give in this round. */
  boosts: { card: string; action: StageName | null }[];
  /** The publications that brought prestige, with it; those that came along with another are not among them. */
  scored: Record<string, number>;
  reach: Record<string, Reach>;
}

/** An experiment under way. */
export interface Trial {
  seat: number;
  discovery: string;
  value: number;
  /** Without die and rest. */
  points: number;
  rest: number;
  die: number | null;
  /** In percent with 0, 1, … rest, before the roll. */
  chance: number[] | null;
}

export type Phase = 'scientists' | 'placing' | 'resolving' | 'over';

export interface NewScienceTable {
  board: Printed;
  round: number;
  /** At most so many. */
  rounds: number;
  phase: Phase;
  order: number[];
  next_order: number[] | null;
  /** The space that is being resolved. */
  resolving: string | null;
  options: Record<string, string>;
  /** No card where a KEEP has gone to a lab; no space where the card is an EFFECT. */
  display: { card: string | null; space: string | null }[];
  /** Cards of the deck that lie open. */
  ahead: string[];
  /** Cards left of each level. */
  deck: Record<'1' | '2' | '3', number>;
  spaces: ActionSpace[];
  discoveries: Record<string, Standing>;
  effects: string[];
  leaders: Record<TrackName, number[]>;
  most: number[];
  experiment: Trial | null;
  seats: Seat[];
}

/** The table of The New Science out of a view of the server. */
export function newScienceTable(view: View): NewScienceTable {
  return view.table as unknown as NewScienceTable;
}
