// The line to a table: every row of its log once and in order, and its state; it comes back by itself.

import { address } from '../lib/api';
import type { Entry, State } from '../lib/wire';

export type Line = 'opening' | 'open' | 'lost' | 'refused';

export interface Listener {
  heard(entries: Entry[], state: State | null): void;
  line(line: Line, reason: string): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** The server refuses for good with 4000 and the status of the error, but too many connections pass. */
const REFUSED = [4401, 4403, 4404, 4409];

export class Live {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private after: number,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.now);
    this.connect();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.now);
    this.socket?.close();
  }

  private readonly now = (): void => {
    if (!this.socket) {
      clearTimeout(this.timer);
      this.connect();
    }
  };

  private connect(): void {
    const path = address(`/api/tables/${this.table}/live`, {
      after: this.after,
      seat: this.seat,
      board: 'false',
    });
    const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + path);
    this.socket = socket;
    socket.onmessage = (message) => {
      if (this.ended) return;
      this.wait = FIRST_WAIT;
      const entries: Entry[] = [];
      let state: State | null = null;
      for (const line of String(message.data).split('\n')) {
        if (!line) continue;
        const said = JSON.parse(line) as Entry | State;
        if ('kind' in said) entries.push(said);
        else state = said;
      }
      this.after = Math.max(this.after, entries.at(-1)?.seq ?? 0, state?.seq ?? 0);
      this.listener.line('open', '');
      this.listener.heard(entries, state);
    };
    socket.onclose = (event) => {
      this.socket = null;
      if (this.ended) return;
      if (REFUSED.includes(event.code)) {
        this.listener.line('refused', event.reason);
        return;
      }
      this.listener.line('lost', event.reason);
      this.timer = setTimeout(() => this.connect(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }
}
