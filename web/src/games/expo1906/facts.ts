// What components are called and what they say of themselves, put together from the catalogues.

import type { Words } from '../../lib/words';
import type { Amounts, CardName, Exposition, Laid, Player, Printed, Type } from './types';

const join = (...parts: (string | null)[]): string => parts.filter(Boolean).join(' ');

/** The reference of a tile, as the log has it. */
export function refOf(board: Printed, tile: string): string {
  const slash = tile.indexOf('/');
  if (slash >= 0) return `resource(type.${tile.slice(0, slash)},type.${tile.slice(slash + 1)})`;
  const own = board.projects[tile]?.name ?? board.techs[tile]?.name;
  return own ? `=${own}` : `tile.${tile}`;
}

/** The tile behind a reference; null if the reference is of an owner's own making. */
export function tileOf(board: Printed, ref: string): string | null {
  const halves = /^resource\(type\.(\w+),type\.(\w+)\)$/.exec(ref);
  if (halves) return `${halves[1]}/${halves[2]}`;
  if (ref.startsWith('tile.')) return ref.slice('tile.'.length);
  const named = [...Object.entries(board.projects), ...Object.entries(board.techs)];
  return named.find(([, { name }]) => name !== null && ref === `=${name}`)?.[0] ?? null;
}

/** The names of things in a line are in small letters in the catalogue; alone they begin with a capital. */
export function capital(words: Words, text: string): string {
  return text.charAt(0).toLocaleUpperCase(words.language) + text.slice(1);
}

export function tileName(words: Words, board: Printed, tile: string): string {
  return words.ref(refOf(board, tile));
}

export function typeName(words: Words, type: Type): string {
  return words.ref(`type.${type}`);
}

export function units(words: Words, amounts: Amounts): string {
  const parts = Object.entries(amounts).map(([type, amount]) =>
    words.say('expo1906-units', { amount, type: `type.${type}` }),
  );
  return words.list(parts);
}

/** What a tile is good for, wherever it lies. */
export function tileNote(words: Words, board: Printed, tile: string): string | null {
  const project = board.projects[tile];
  if (project) {
    const args = {
      points: project.vp,
      shape: `shape.${project.shape}`,
      needs: `=${units(words, project.needs)}`,
    };
    return join(words.say('expo1906-web-project-note', args), words.note(`tile.${tile}`));
  }
  const tech = board.techs[tile];
  if (tech && !tech.upgrades) {
    const gives = words.say('expo1906-web-tech-note', { units: `=${units(words, tech.supplies)}` });
    return join(gives, words.note(`tile.${tile}`));
  }
  if (tech) return join(words.note(`tile.${tile}`), words.note(`upgraded.${tech.upgrades?.toLowerCase()}`));
  return tile.includes('/') ? words.say('expo1906-web-resource-note') : words.note(`tile.${tile}`);
}

/** A laid tile: for a project, how far it is. */
export function laidNote(words: Words, board: Printed, laid: Laid, player: Player): string | null {
  if (!laid.needs) return tileNote(words, board, laid.tile);
  const scored = player.finished.find(({ tile }) => tile === laid.tile);
  if (scored) {
    const args = { printed: scored.printed, leader: scored.leader };
    return join(words.say('expo1906-web-finished-note', args), words.note(`tile.${laid.tile}`));
  }
  const needs = Object.entries(laid.needs).map(([type, [have, need]]) =>
    words.say('expo1906-lab-need', { type: `type.${type}`, have, need }),
  );
  const args = { points: board.projects[laid.tile]?.vp ?? 0, needs: `=${words.list(needs)}` };
  return join(words.say('expo1906-web-progress-note', args), words.note(`tile.${laid.tile}`));
}

export function cardRef(card: CardName, upgraded: readonly CardName[]): string {
  return `${upgraded.includes(card) ? 'upgraded' : 'card'}.${card.toLowerCase()}`;
}

/** How a card of a player stands. */
export type CardState = 'hand' | 'barred' | 'last' | 'played';

export function cardState(player: Player, card: CardName): CardState {
  if (player.hand?.includes(card)) return player.banned === card ? 'barred' : 'hand';
  return player.last === card ? 'last' : 'played';
}

/** The key under which a tile is followed from place to place: only if no second one like it lies open. */
export function travelKey(show: Exposition, tile: string): string | undefined {
  const places = [
    show.terminal,
    ...show.seats.flatMap(({ front, lab }) => [front, lab.map((laid) => laid.tile)]),
  ];
  const alike = places.flat().filter((other) => other === tile).length;
  return alike > 1 ? undefined : `tile.${tile}`;
}
