// What each card in hand would be worth if it were played now. The server knows: it is asked what could be performed
// after playing the card.

import type { Table } from '../../../table/table.svelte';
import type { ActionName } from '../types';

export type Worth = Partial<Record<ActionName, number>>;

export class Worths {
  /** By card; empty as long as nothing is known. */
  known: Record<string, Worth> = $state.raw({});

  /** Ask about every card that may be played now, one after the other; what is known of another moment is forgotten. */
  async ask(table: Table, still: () => boolean): Promise<void> {
    this.known = {};
    for (const action of table.legal.filter((each) => each.kind === 'play')) {
      if (!still()) return;
      const preview = await table.preview([action.id]);
      if (!still()) return;
      const card = action.touches[0]?.slice('card.'.length);
      if (!card || !preview?.view) continue;
      const worth: Worth = {};
      for (const next of preview.view.legal.filter((each) => each.kind === 'perform')) {
        const name = String(next.args['action']).slice('action.'.length) as ActionName;
        worth[name] = Number(next.args['value']);
      }
      this.known = { ...this.known, [card]: worth };
    }
  }
}
