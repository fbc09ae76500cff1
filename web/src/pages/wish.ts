// A new table as a form fills it in, and as the server wants to be asked for it.

import type { NewTable } from '../lib/wire';

/** Who is to sit on a seat: I, somebody else at this screen, a bot, or whoever comes over the network. */
export type Kind = 'me' | 'friend' | 'bot' | 'open';

export interface Chair {
  kind: Kind;
  name: string;
  bot: string;
}

export interface Form {
  game: string;
  edition: string;
  chairs: Chair[];
  options: Record<string, string>;
  public: boolean;
  pace: 'live' | 'leisure';
  hints: boolean;
  clock: { on: boolean; minutes: number; increment: number; atZero: 'nothing' | 'bot' | 'end' };
}

export const PRESETS = ['bots', 'screen', 'network', 'solo'] as const;
export type Preset = (typeof PRESETS)[number];

/** The seats of a preset, as many as there are now, within what the game allows. */
export function seatsOf(preset: Preset, players: number, bot: string): Chair[] {
  const others: Record<Preset, Kind> = { bots: 'bot', screen: 'friend', network: 'open', solo: 'me' };
  const length = preset === 'solo' ? 1 : players;
  return Array.from({ length }, (_, i) => ({ kind: i ? others[preset] : 'me', name: '', bot }));
}

/** `me` names the seats of a screen that several share; alone, my own name is known. */
export function wishOf(form: Form, me: string): NewTable {
  const shared = form.chairs.some((chair) => chair.kind === 'friend');
  const wish: NewTable = {
    game: form.game,
    seats: form.chairs.map((chair) => {
      if (chair.kind === 'bot') return { kind: 'bot', bot: chair.bot };
      if (chair.kind === 'open') return { kind: 'open' };
      const name = chair.name.trim() || (chair.kind === 'me' ? me : '');
      return shared && name ? { kind: 'me', name } : { kind: 'me' };
    }),
    options: Object.fromEntries(Object.entries(form.options).filter(([, value]) => value !== '')),
    public: form.public,
    pace: form.pace,
    hints: form.hints,
  };
  if (form.edition) wish.edition = form.edition;
  if (form.clock.on) {
    const { minutes, increment, atZero } = form.clock;
    wish.clock = { seconds: Math.round(minutes * 60), increment, at_zero: atZero };
  }
  return wish;
}

export function againstBots(game: string, opponents: number, bot: string): NewTable {
  const others = Array.from({ length: opponents }, () => ({ kind: 'bot' as const, bot }));
  return { game, seats: [{ kind: 'me' }, ...others], public: false, pace: 'live', hints: true };
}
