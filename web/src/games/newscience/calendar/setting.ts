// How a broadsheet is set: the title, then the effect as large as it fits, then what happened if there is room.

import type { Words } from '../../../lib/words';
import { wrap } from '../../../lib/lettering';
import type { EventFace, Ref } from '../types';
import { effectSaid } from './facts';

export const LEAD = 1.12; // from line to line, in sizes of the letters
const HEAD = 23;
const MARGIN = 7;
const SIZES = [14, 13, 12.5, 12, 11.5, 11];
const LARGEST_NARROW = 12.5;
const HISTORY = 12;

export interface Block {
  size: number;
  lines: string[];
  /** The baseline of the first line. */
  y: number;
}

export interface Setting {
  inner: number;
  title: Block;
  effect: Block;
  history: Block;
  /** Whether everything is where it belongs: the effect does not run into what is below it. */
  fits: boolean;
}

export function setting(
  words: Words,
  card: { ref: Ref; note: Ref; face: EventFace },
  width: number,
  height: number,
  foot: number,
): Setting {
  const inner = width - 2 * MARGIN;
  const narrow = width < 200;
  const size = narrow ? 14.5 : 19;
  const title = wrap(words.ref(card.ref), inner, size, 'serif', 3);
  const top = HEAD + title.length * size * 1.08 + 5;
  const room = height - top - foot;

  const said = effectSaid(words, card.face);
  const tried = SIZES.filter((each) => !narrow || each <= LARGEST_NARROW).map((each) => ({
    size: each,
    lines: wrap(said, inner, each, 'serif', 20),
  }));
  const deep = (block: { size: number; lines: string[] }): number => block.lines.length * block.size * LEAD;
  const effect = tried.find((each) => deep(each) <= room) ?? tried.at(-1)!;

  const told = wrap(words.note(card.note) ?? '', inner - 8, HISTORY, 'serif', 8);
  const history = told.length * HISTORY * LEAD + 14 <= room - deep(effect) ? told : [];
  return {
    inner,
    title: { size, lines: title, y: HEAD + size * 1.08 },
    effect: { ...effect, y: top + effect.size * LEAD },
    history: {
      size: HISTORY,
      lines: history,
      y: height - foot - 4 - (history.length - 1) * HISTORY * LEAD,
    },
    fits: deep(effect) <= room,
  };
}
