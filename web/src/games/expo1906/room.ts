// What Expo 1906 brings to the table.

import type { View } from '../../lib/wire';
import type { Room } from '../room';
import Desk from './Desk.svelte';
import Exposition from './Exposition.svelte';
import type { Exposition as Show } from './types';

const show = (view: View): Show => view.table as unknown as Show;

export const room: Room = {
  boards: [{ name: 'expo1906-web-board', icon: 'academy', board: Exposition }],
  Desk,
  goods(view, seat, words) {
    const player = show(view).seats[seat];
    if (!player) return [];
    return [
      { icon: 'money', label: words.say('expo1906-web-money'), value: player.money },
      { icon: 'blueprint', label: words.say('expo1906-web-finished'), value: player.finished.length },
      { icon: 'copy', label: words.say('expo1906-web-hand-size'), value: player.hand_size },
    ];
  },
  progress(view, words) {
    const { round, ender } = show(view);
    return words.say(ender === null ? 'expo1906-web-progress' : 'expo1906-web-progress-final', { round });
  },
};
