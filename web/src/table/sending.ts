// Doing something at a table, once, whatever becomes of the line.

import { newId, post, Refusal, UNREACHABLE } from '../lib/api';
import type { State } from '../lib/wire';

export interface Done {
  seq: number;
  state: State | null;
}

const TRIES = 60;

export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Send a deed. What got no answer is sent again under the same id; `lost` is told each time. */
export async function send(table: string, deed: Record<string, unknown>, lost: () => void): Promise<Done> {
  const id = newId();
  for (let tries = 0; ; tries++) {
    try {
      return await post<Done>(`/api/tables/${table}/actions`, { ...deed, id });
    } catch (refusal) {
      const away = refusal instanceof Refusal && (refusal.code === UNREACHABLE || refusal.status === 503);
      if (!away || tries >= TRIES) throw refusal;
      lost();
      await pause(Math.min(300 * 2 ** tries, 4000));
    }
  }
}
