// Newton's room: map, tracks, cards, Masters, and a study desk for everybody.

import type { Good, Room } from '../room';
import type { Action, View } from '../../lib/wire';
import type { Words } from '../../lib/words';
import CardsBoard from './cards/CardsBoard.svelte';
import Desk from './Desk.svelte';
import './surfaces.css';
import MapBoard from './map/MapBoard.svelte';
import MastersBoard from './masters/MastersBoard.svelte';
import './spaces.css';
import TracksBoard from './tracks/TracksBoard.svelte';
import { newtonTable } from './types';

const MAP = 'newton-web-map';
const TRACKS = 'newton-web-tracks';
const CARDS = 'newton-web-cards';
const MASTERS = 'newton-web-masters';

const ROUNDS = 6;

/** On which board the components of a kind of action lie; what lies on the desk needs no board. */
const FRONTS: Record<string, string> = {
  move: MAP,
  cube: MAP,
  jump: MAP,
  'again-city': MAP,
  step: TRACKS,
  branch: TRACKS,
  take: CARDS,
  develop: TRACKS,
  income: TRACKS,
  pick: MASTERS,
  found: MASTERS,
};

function frontOf(action: Action): string | undefined {
  return action.aside ? undefined : FRONTS[action.kind];
}

export const room: Room = {
  boards: [
    { name: MAP, icon: 'compass', board: MapBoard },
    { name: TRACKS, icon: 'tree', board: TracksBoard },
    { name: CARDS, icon: 'lessons', board: CardsBoard },
    { name: MASTERS, icon: 'master', board: MastersBoard },
  ],
  Desk,

  goods(view: View, seat: number, words: Words): Good[] {
    const player = newtonTable(view).seats[seat];
    if (!player) return [];
    return [
      { icon: 'coin', label: words.say('newton-web-coins', { count: player.coins }), value: player.coins },
      {
        icon: 'potion',
        label: words.say('newton-web-potions', { count: player.potions }),
        value: player.potions,
      },
      { icon: 'cube', label: words.say('newton-seat-cubes', { count: player.cubes }), value: player.cubes },
      {
        icon: 'student',
        label: words.say('newton-web-reserve', { count: player.reserve }),
        value: player.reserve,
      },
      {
        icon: 'journal',
        label: words.say('newton-web-hand', { count: player.hand.length }),
        value: player.hand.length,
      },
    ];
  },

  progress(view: View, words: Words): string {
    const { round } = newtonTable(view);
    if (round === 0) return words.say('newton-web-progress-draft');
    return words.say('newton-web-progress', { round: Math.min(round, ROUNDS), rounds: ROUNDS });
  },

  front(view: View): string | null {
    return view.legal.map(frontOf).find((board) => board !== undefined) ?? null;
  },
};
