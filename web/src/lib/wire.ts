// What goes over the wire. Everything about tables and people is generated from the server's own description
// (`schema.d.ts`); the view of a game is its own, and these are the parts that every game's view has.

import type { components } from './schema';

type Schemas = components['schemas'];

export type Person = Schemas['Person'];
export type GameInfo = Schemas['GameInfo'];
export type SeatState = Schemas['SeatState'];
export type NewTable = Schemas['NewTable'];
export type Summary = Schemas['Summary'];
export type Summaries = Schemas['Summaries'];
export type Invitation = Schemas['Invitation'];
export type Entry = Schemas['Entry'];
export type LogEvent = Schemas['LogEvent'];
export type Points = Schemas['ScoreLine'];
export type SeatScore = Schemas['SeatScore'];
export type Why = Schemas['Why'];

/** Variables of a message: numbers, a seat under `player`, references to components. */
export type Args = Record<string, number | string>;

/** A legal action. `touches` are the components it concerns: clicking them chooses it. */
export interface Action {
  id: number;
  kind: string;
  aside: boolean;
  text: string;
  message: string;
  args: Args;
  touches: string[];
  irreversible: boolean;
}

export interface Asked {
  seat: number;
  message: string;
  rule: string;
  args: Args;
}

/** A game as one seat may see it. `T` is the game's own table. */
export interface View<T = Record<string, unknown>> {
  game: string;
  edition: string;
  players: number;
  seat: number | null;
  to_move: number;
  waiting: number[];
  over: boolean;
  asked: Asked | null;
  legal: Action[];
  scores: number[];
  ranking: number[] | null;
  table: T;
}

export interface Result {
  reason: 'end' | 'conceded' | 'clock';
  scores: number[];
  ranking: number[];
  conceded: number[];
  breakdown: Points[][];
}

export type State = Omit<Schemas['State'], 'view' | 'result'> & { view: View | null; result: Result | null };

/** What would be after some actions of mine. */
export type Preview = Omit<Schemas['Preview'], 'view'> & { view: View | null };

export type Rule = Schemas['Rule'];
