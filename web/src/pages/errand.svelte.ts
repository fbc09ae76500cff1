// Something asked of the server by a button or a form: one at a time, and what went wrong is said beside it.

import { Refusal, UNREACHABLE } from '../lib/api';
import { t } from '../lib/settings.svelte';

export class Errand {
  busy = $state(false);
  problem: string | null = $state(null);
  done = $state(false);
  private under = false; // as `busy`, for those who ask from an effect

  /** Whether it went well. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.under) return false;
    this.under = true;
    this.busy = true;
    this.problem = null;
    this.done = false;
    try {
      await what();
      this.done = true;
    } catch (refusal) {
      this.problem = told(refusal);
    } finally {
      this.under = false;
      this.busy = false;
    }
    return this.done;
  }
}

/** A refusal in words. */
export function told(refusal: unknown): string {
  if (!(refusal instanceof Refusal)) throw refusal;
  return refusal.code === UNREACHABLE ? t('lincei-pages-unreachable') : refusal.message;
}
