// What can be played on this server, asked once.

import { get } from '../lib/api';
import * as people from '../lib/people';
import { t, words } from '../lib/settings.svelte';
import type { GameInfo, SeatState } from '../lib/wire';

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').then(
    // Newton first: it is the one to begin with.
    (found) => found.toSorted((a, b) => Number(b.name === 'newton') - Number(a.name === 'newton')),
    (refusal: unknown) => {
      asked = null; // ask again next time
      throw refusal;
    },
  );
  return asked;
}

export function titleOf(game: string): string {
  return wordsOr(`lincei-game-${game}`, game);
}

export function botName(bot: string): string {
  return people.botName(bot, words());
}

/** A bot as somebody chooses it: its name, and what it does. */
export function botChoice(bot: string): string {
  const about = wordsOr(`lincei-pages-bot-${bot}-about`, '');
  return about ? `${botName(bot)}${t('lincei-colon')} ${about}` : botName(bot);
}

/** Who sits on a seat, in words. */
export function sitter(seat: SeatState): string {
  return people.sitter(seat, words()) ?? t('lincei-pages-seat-free');
}

/** The strongest bot: the server lists them from the weakest up. */
export function bestBot(game: GameInfo): string {
  return game.bots.at(-1) ?? '';
}

/** A message if there is one, for games, bots and options that came after these words. */
export function wordsOr(message: string, otherwise: string): string {
  return words().has(message) ? t(message) : otherwise;
}
