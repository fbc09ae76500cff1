// What people and bots are called.

import type { SeatState } from './wire';
import type { Words } from './words';

/** A bot by its name in the reader's language; one that came after these words by its own. */
export function botName(bot: string, words: Words): string {
  const message = `lincei-pages-bot-${bot}`;
  return words.has(message) ? words.say(message) : bot;
}

/** Who sits on a seat; null: nobody. */
export function sitter(seat: SeatState, words: Words): string | null {
  if (seat.kind !== 'bot' || !seat.bot) return seat.name ?? null;
  return words.say('lincei-bot', { bot: `=${botName(seat.bot, words)}`, number: seat.number + 1 });
}
