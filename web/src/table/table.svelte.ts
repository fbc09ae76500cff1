// A table as the page knows it: what the server has said, and what the player is about to say. No rule of any game:
// what may be done is the list of legal actions, and a click on a component keeps those that touch it.

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import { address, get, Refusal, UNREACHABLE } from '../lib/api';
import { sitter } from '../lib/people';
import type { Action, Args, Entry, Preview, Result, SeatScore, State, View, Why } from '../lib/wire';
import type { Words } from '../lib/words';
import { standing, type Moment } from './history';
import { Live, type Line } from './live';
import { pause, send } from './sending';
import { remembered } from './telling';

/** How a component stands to what is asked. */
export type Standing = 'still' | 'available' | 'chosen';

/** Something the player should read: why not, what went wrong, or a bot's advice. */
export interface Notice {
  text: string;
  rule: string | null;
  advice?: boolean;
}

const phone = new MediaQuery('max-width: 760px');
const PATIENCE = 1500; // then a state that the line has not brought is fetched

export class Table {
  state: State = $state.raw()!;
  words: Words = $state.raw()!;
  entries: Entry[] = $state.raw([]);
  line: Line = $state('opening');
  /** Why the line is refused, as a message. */
  lineReason = $state('');
  /** Components clicked so far; the actions that touch them all are left. */
  chosen: string[] = $state([]);
  /** What would be if the action pointed at were done. */
  ghost: Preview | null = $state.raw(null);
  notice: Notice | null = $state.raw(null);
  /** Whose desk is shown. */
  looking: number = $state(0);
  /** A deed is on its way. */
  busy = $state(false);
  /** An earlier moment that is being looked at instead of now. */
  moment: Moment | null = $state.raw(null);
  /** An action waiting to be confirmed, because it cannot be taken back. */
  confirming: Action | null = $state.raw(null);
  /** Keys of the pieces that the last move has moved. */
  moved: string[] = $state.raw([]);

  readonly now: View | null = $derived(this.state.view);
  readonly view: View | null = $derived(this.moment?.view ?? this.now);
  readonly names: (string | null)[] = $derived(this.state.seats.map((seat) => sitter(seat, this.words)));
  readonly mine: number[] = $derived(
    this.state.seats.filter((seat) => seat.yours).map((seat) => seat.number),
  );
  /** The seat of mine that must be handed the screen before anything is shown. */
  readonly curtain: number | null = $derived.by(() => {
    const waiting = this.now?.waiting ?? [];
    const eyes = this.state.seat ?? null;
    if (this.state.status !== 'running' || eyes === null || this.mine.length < 2 || waiting.includes(eyes))
      return null;
    return waiting.find((seat) => this.mine.includes(seat) && !this.state.seats[seat]!.bot) ?? null;
  });
  readonly legal: Action[] = $derived(this.moment || this.busy ? [] : (this.now?.legal ?? []));
  /** Legal actions that touch everything chosen. */
  readonly open: Action[] = $derived(
    this.chosen.length
      ? this.legal.filter((action) => this.chosen.every((c) => action.touches.includes(c)))
      : this.legal,
  );
  readonly touchable: Set<string> = $derived(new Set(this.open.flatMap((action) => action.touches)));
  readonly myTurn: boolean = $derived(this.legal.length > 0);

  /** Whether the page is as narrow as a phone. */
  get narrow(): boolean {
    return phone.current;
  }

  /** Set by settings of the page. */
  confirmIrreversible = (): boolean => false;
  /** Set by the game's room, if its seats have colours of their own. */
  toneOf = (_view: View, seat: number): number => seat;

  private live: Live | null = null;
  private printed: unknown = null;
  private readonly previews = new Map<string, Promise<Preview | null>>();
  private pointing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    state: State,
    words: Words,
  ) {
    this.words = words;
    this.printed = (state.view?.table as { board?: unknown } | undefined)?.board ?? null;
    this.state = state;
    this.looking = state.seat ?? 0;
  }

  static async load(id: string, words: (game: string) => Promise<Words>): Promise<Table> {
    const state = await get<State>(`/api/tables/${id}`);
    const table = new Table(id, state, await words(state.game));
    await table.readLog();
    table.listen();
    return table;
  }

  end(): void {
    this.live?.end();
    clearTimeout(this.pointing);
  }

  say(message: string, args: Args = {}): string {
    return this.words.say(message, args, this.names);
  }

  name(seat: number): string {
    return this.words.name(seat, this.names);
  }

  /** The number of a seat's colour and mark. */
  tone(seat: number): number {
    return this.view ? this.toneOf(this.view, seat) : seat;
  }

  // -- hearing ----------------------------------------------------------------------------------------------------

  private async readLog(): Promise<void> {
    const found: Entry[] = [];
    for (let more = true; more;) {
      const after = found.at(-1)?.seq ?? 0;
      const page = await get<{ entries: Entry[]; more: boolean }>(
        address(`/api/tables/${this.id}/log`, { after, seat: this.state.seat }),
      );
      found.push(...page.entries);
      more = page.more;
    }
    this.entries = found;
  }

  private listen(): void {
    this.live?.end();
    this.live = new Live(this.id, this.state.seat ?? null, this.entries.at(-1)?.seq ?? 0, {
      heard: (entries, state) => this.hear(entries, state),
      line: (line, reason) => {
        this.line = line;
        this.lineReason = reason;
      },
    });
  }

  private hear(entries: Entry[], state: State | null): void {
    const last = this.entries.at(-1)?.seq ?? 0;
    const fresh = entries.filter((entry) => entry.seq > last);
    if (fresh.length) this.entries = [...this.entries, ...fresh];
    if (state) this.take(state);
  }

  private take(state: State): void {
    if (state.seq < this.state.seq) return;
    const table = state.view?.table as { board?: unknown } | undefined;
    if (table?.board) this.printed = table.board;
    else if (table && this.printed) table.board = this.printed;
    else if (table) {
      void this.refresh(); // the game has just started: what is printed comes with a whole state
      return;
    }
    const moved = state.position !== this.state.position || state.steps !== this.state.steps;
    const ended = state.status === 'over' && this.state.status !== 'over';
    this.state = state;
    if (ended) void this.readLog(); // now everything is open
    if (moved) {
      clearTimeout(this.pointing);
      this.chosen = [];
      this.confirming = null;
      this.ghost = null;
      this.previews.clear();
    }
  }

  private async refresh(): Promise<void> {
    try {
      const state = await get<State>(address(`/api/tables/${this.id}`, { seat: this.state.seat }));
      this.take(state);
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  /** Look through the eyes of another seat of mine. */
  async lookAs(seat: number): Promise<void> {
    try {
      const state = await get<State>(address(`/api/tables/${this.id}`, { seat }));
      this.live?.end();
      this.chosen = [];
      this.moment = null;
      this.ghost = null;
      this.previews.clear();
      this.notice = null;
      this.printed = (state.view?.table as { board?: unknown } | undefined)?.board ?? this.printed;
      this.state = state;
      this.looking = seat;
      await this.readLog();
      this.listen();
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  // -- choosing ---------------------------------------------------------------------------------------------------

  standing(component: string): Standing {
    if (this.chosen.includes(component)) return 'chosen';
    return this.touchable.has(component) ? 'available' : 'still';
  }

  /** Whether the one action that this component would do cannot be taken back. */
  irreversible(component: string): boolean {
    const left = this.open.filter((action) => action.touches.includes(component));
    return left.length === 1 && left[0]!.irreversible;
  }

  /** A click on a component: keep what touches it; when one action is left, do it. `why` is what it would have meant. */
  async touch(component: string, why: string | null = null): Promise<void> {
    this.notice = null;
    if (this.chosen.includes(component)) {
      this.chosen = this.chosen.filter((other) => other !== component);
      return;
    }
    let left = this.open.filter((action) => action.touches.includes(component));
    let chosen = [...this.chosen, component];
    if (!left.length) {
      // Perhaps another choice instead of the one begun.
      left = this.legal.filter((action) => action.touches.includes(component));
      chosen = [component];
    }
    if (left.length === 1) await this.play(left[0]!);
    else if (left.length) this.chosen = chosen;
    else await this.ask(component, why);
  }

  clear(): void {
    this.chosen = [];
    this.confirming = null;
    this.notice = null;
    this.point(null);
  }

  /** The pointer or the focus is on a component or on an action: show what it would bring. */
  point(target: string | Action | null): void {
    clearTimeout(this.pointing);
    this.ghost = null;
    const left =
      typeof target === 'string' ? this.open.filter((action) => action.touches.includes(target)) : [];
    const action = typeof target === 'string' ? (left.length === 1 ? left[0]! : null) : target;
    if (!action) return;
    this.pointing = setTimeout(async () => {
      const position = this.state.position;
      const preview = await this.preview([action.id]);
      if (this.state.position === position) this.ghost = preview;
    }, 80);
  }

  /** What would be after these actions of mine; null if that is not told. */
  preview(actions: number[]): Promise<Preview | null> {
    const key = `${this.state.position}:${actions.join()}`;
    let found = this.previews.get(key);
    if (!found) {
      const path = `/api/tables/${this.id}/preview`;
      found = get<Preview>(address(path, { seat: this.state.seat, actions: actions.join() })).catch(
        () => null,
      );
      this.previews.set(key, found);
    }
    return found;
  }

  /** Why nothing can be done with a component now. */
  async ask(component: string, text: string | null = null): Promise<void> {
    if (this.moment || !this.now || this.state.seat === null || !this.now.waiting.includes(this.state.seat))
      return;
    try {
      const query = text ? { text } : { touch: component };
      const why = await get<Why>(address(`/api/tables/${this.id}/why`, { seat: this.state.seat, ...query }));
      if (!why.legal && why.message) this.notice = { text: this.say(why.message), rule: why.rule ?? null };
    } catch (refusal) {
      this.explain(refusal);
    }
  }

  // -- doing ------------------------------------------------------------------------------------------------------

  async play(action: Action): Promise<void> {
    if (action.irreversible && this.confirmIrreversible() && this.confirming !== action) {
      this.confirming = action;
      return;
    }
    this.confirming = null;
    await this.move({ type: 'play', action: action.id });
  }

  /** Several actions, one after the other, as one wish. */
  async playAll(ids: number[]): Promise<void> {
    for (const id of ids) {
      if (!(await this.move({ type: 'play', action: id }))) return;
    }
  }

  undo = (): Promise<boolean> => this.move({ type: 'undo' });
  redo = (): Promise<boolean> => this.move({ type: 'redo' });

  /** A deed that moves the game, from the position that the player sees. */
  move(deed: { type: string } & Record<string, unknown>): Promise<boolean> {
    return this.deed({ seat: this.state.seat, position: this.state.position, ...deed });
  }

  /** Do something at the table; whether it was done. What got no answer is sent again under the same id. */
  async deed(deed: { type: string } & Record<string, unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.notice = null;
    clearTimeout(this.pointing);
    try {
      const done = await send(this.id, { ...deed, brief: this.line === 'open' }, () => (this.line = 'lost'));
      if (done.state && done.state.seat === this.state.seat) this.take(done.state);
      await this.arrived(done.seq);
      return true;
    } catch (refusal) {
      if (refusal instanceof Refusal && refusal.state && refusal.state.seat === this.state.seat)
        this.take(refusal.state);
      this.explain(refusal);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Wait for the line to bring a row; if it does not, fetch the state. */
  private async arrived(seq: number): Promise<void> {
    for (let waited = 0; this.state.seq < seq && waited < PATIENCE; waited += 10) await pause(10);
    if (this.state.seq < seq) await this.refresh();
  }

  private explain(refusal: unknown): void {
    if (!(refusal instanceof Refusal)) throw refusal;
    const text = refusal.code === UNREACHABLE ? this.words.say('lincei-web-unreachable') : refusal.message;
    this.notice = { text, rule: refusal.rule };
  }

  // -- looking back -------------------------------------------------------------------------------------------------

  /**
   * Look at the table as it was after so many actions; null: at now. Where the server does not show that any more,
   * because something has faded since, the board stays as it is and only the log tells.
   */
  async lookBack(steps: number | null): Promise<void> {
    this.moment = steps === null ? null : ((await this.shownAfter(steps)) ?? this.toldAfter(steps));
  }

  private async shownAfter(steps: number): Promise<Moment | null> {
    try {
      const path = `/api/tables/${this.id}/replay/${steps}`;
      const then = await get<{ entry: Entry | null; view: View }>(address(path, { seat: this.state.seat }));
      return { steps, view: then.view, events: then.entry?.events ?? [] };
    } catch (refusal) {
      if (!(refusal instanceof Refusal && refusal.status === 403)) this.explain(refusal);
      return null;
    }
  }

  private toldAfter(steps: number): Moment | null {
    const row = standing(this.entries)[steps - 1];
    const events = remembered(this.entries, this.state.seat, false);
    return this.now && { steps, view: this.now, events: (row && events.get(row.seq)) ?? [] };
  }

  scores(): Promise<SeatScore[]> {
    return get<SeatScore[]>(`/api/tables/${this.id}/scores`);
  }

  get result(): Result | null {
    return this.state.result;
  }
}

const KEY = Symbol('table');

export function seatedAt(table: Table): void {
  setContext(KEY, () => table);
}

/** The table that a component stands on. */
export function useTable(): Table {
  return getContext<() => Table>(KEY)();
}
