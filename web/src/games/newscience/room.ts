// The room of The New Science: the desk calendar of action spaces, the tree of discoveries, and a mat for everybody.

import type { Good, Room } from '../room';
import type { Action, View } from '../../lib/wire';
import type { Words } from '../../lib/words';
import Calendar from './Calendar.svelte';
import Mat from './Mat.svelte';
import { markOf, TRACK_ICONS } from './tones';
import Tree from './tree/Tree.svelte';
import { newScienceTable, TRACKS } from './types';

const CALENDAR = 'newscience-web-desk-calendar';
const TREE = 'newscience-web-tree';

/** On which board the components of a kind of action lie; what lies on the mat, or is a button, needs no board. */
const FRONTS: Record<string, string> = {
  scientist: CALENDAR,
  place: CALENDAR,
  cube: CALENDAR,
  to: CALENDAR,
  track: CALENDAR,
  rival: CALENDAR,
  research: TREE,
  experiment: TREE,
  publish: TREE,
  cascade: TREE,
};

function frontOf(action: Action): string | undefined {
  return action.aside ? undefined : FRONTS[action.kind];
}

export const room: Room = {
  boards: [
    { name: CALENDAR, icon: 'calendar', board: Calendar },
    { name: TREE, icon: 'tree', board: Tree },
  ],
  Desk: Mat,

  goods(view: View, seat: number, words: Words): Good[] {
    const player = newScienceTable(view).seats[seat];
    if (!player) return [];
    const { rest, publications, influence, cubes } = player;
    return [
      ...TRACKS.map((track) => ({
        icon: TRACK_ICONS[track],
        label: words.say('newscience-web-good-influence', {
          track: `track.${track}`,
          count: influence[track],
        }),
        value: influence[track],
      })),
      { icon: 'rest', label: words.say('newscience-web-good-rest', { count: rest }), value: rest },
      {
        icon: 'quill',
        label: words.say('newscience-web-good-publications', { count: publications }),
        value: publications,
      },
      {
        icon: 'cube',
        label: words.say('newscience-web-good-cubes', { count: cubes.home }),
        value: cubes.home,
      },
    ];
  },

  progress(view: View, words: Words): string {
    const { round, rounds, phase } = newScienceTable(view);
    if (phase === 'scientists') return words.say('newscience-web-progress-scientists');
    return words.say(`newscience-web-progress-${phase}`, { round, rounds });
  },

  tone: (view: View, seat: number): number => markOf(newScienceTable(view), seat),

  front(view: View): string | null {
    return view.legal.map(frontOf).find((board) => board !== undefined) ?? null;
  },
};
