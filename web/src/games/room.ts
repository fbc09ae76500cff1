// What a game brings to the table: its drawings, and nothing else.

import type { Component } from 'svelte';

import type { View } from '../lib/wire';
import type { Words } from '../lib/words';

/** A thing of which a player has some number, for the line about him. */
export interface Good {
  icon: string;
  label: string;
  value: number | string;
}

export interface Room {
  /** The board or boards that all share; several are shown as tabs, the first at the start. */
  boards: { name: string; icon: string; board: Component }[];
  /** What lies before one player: his own board, and his hand if the viewer may see it. */
  Desk: Component<{ seat: number }>;
  /** The line about a player: what he has of the common goods. */
  goods(view: View, seat: number, words: Words): Good[];
  /** Where the game stands, in few words: the round, the phase. */
  progress(view: View, words: Words): string;
  /** Which of the five colours and marks a seat has, where that is not the number of the seat. */
  tone?(view: View, seat: number): number;
  /** A board to bring to the front for what is asked now, by its name. */
  front?(view: View): string | null;
}

export const ROOMS: Record<string, () => Promise<{ room: Room }>> = {
  expo1906: () => import('./expo1906/room'),
  newton: () => import('./newton/room'),
  newscience: () => import('./newscience/room'),
};
