// A tile in hand, about to be laid: which way round it is held, and the spots that the server offers for it.
//
// The game asks for the rotation first and for the cell then; here both are one gesture. What may be done with the
// present rotation is what the server would offer after it, and a click sends both answers.

import { untrack } from 'svelte';

import type { Action, Preview } from '../../lib/wire';
import type { Table } from '../../table/table.svelte';
import { tileOf } from './facts';
import { covered } from './geometry';
import { exposition, type Exposition, type Printed } from './types';

/** A place for the tile in hand, and the actions that lay it there. */
export interface Spot {
  cell: string;
  cells: string[];
  rotation: number;
  actions: number[];
}

/** What is in hand: from the front, or lifted from a cell. */
export interface Held {
  tile: string;
  /** The rotations on offer; none if it is settled. */
  turns: Action[];
  settled: number | null;
  lifted: string | null;
}

const degrees = (action: Action): number => Number(action.args['degrees']);
const cellOf = (action: Action): string => String(action.args['cell']).slice(1);

export class Placing {
  private wanted: number | null = $state(null);
  spots: Spot[] = $state.raw([]);
  /** The cell under the pointer, the focus or the last tap. */
  private pointed: string | null = $state(null);
  /** The spot there: it stays in sight while the tile is turned. */
  readonly aimed: Spot | null = $derived(this.spots.find(({ cell }) => cell === this.pointed) ?? null);
  /** A finger has shown where, and has still to say so. */
  tapped = $state(false);
  /** The answers are on their way. */
  private laying = $state(false);

  readonly held: Held | null = $derived.by(() => this.inHand());
  readonly rotation: number = $derived.by(() => {
    if (!this.held) return 0;
    if (this.held.settled !== null) return this.held.settled;
    const offered = this.held.turns.map(degrees);
    return this.wanted !== null && offered.includes(this.wanted) ? this.wanted : (offered[0] ?? 0);
  });

  constructor(private readonly table: Table) {
    $effect(() => {
      const { held, rotation } = this;
      untrack(() => this.look(held, rotation));
    });
    $effect(() => {
      const { aimed } = this;
      untrack(() => void this.show(aimed));
    });
    $effect(() => {
      // A tile that is moved is held the way it lay.
      const lay = this.own?.lab.find((laid) => laid.cell === this.held?.lifted)?.rotation;
      if (lay !== undefined) this.wanted = lay;
    });
  }

  private get board(): Printed {
    return exposition(this.table).board;
  }

  private get own(): Exposition['seats'][number] | undefined {
    return exposition(this.table)?.seats[this.table.now?.seat ?? -1];
  }

  private inHand(): Held | null {
    const view = this.table.now;
    if (!view?.asked || this.table.moment || this.laying || !view.legal.length) return null;
    const { message, args } = view.asked;
    const turning = message === 'expo1906-ask-rotate';
    if (!turning && message !== 'expo1906-ask-at') return null;
    const tile = tileOf(this.board, String(args['tile']));
    if (!tile) return null;
    const fromFront = this.own?.front.includes(tile);
    return {
      tile,
      turns: turning ? view.legal : [],
      settled: turning ? null : Number(args['degrees']),
      lifted: fromFront ? null : this.liftedFrom(),
    };
  }

  /** The cell that the tile in hand was lifted from: the view does not say, the log does. */
  private liftedFrom(): string | null {
    const verb = 'reposition ';
    const lift = this.table.entries.findLast((entry) => entry.text?.startsWith(verb));
    return lift?.text?.slice(verb.length) ?? null;
  }

  private look(held: Held | null, rotation: number): void {
    if (!held) {
      this.spots = [];
      this.pointed = null;
    } else if (held.settled !== null) this.spots = this.settledSpots(held, rotation);
    else void this.findSpots(held, rotation);
  }

  private spot(tile: string, cell: string, rotation: number, actions: number[]): Spot {
    return { cell, rotation, actions, cells: covered(this.board, tile, cell, rotation) };
  }

  private settledSpots(held: Held, rotation: number): Spot[] {
    const legal = this.table.now?.legal ?? [];
    return legal.map((action) => this.spot(held.tile, cellOf(action), rotation, [action.id]));
  }

  private async findSpots(held: Held, rotation: number): Promise<void> {
    const turn = held.turns.find((action) => degrees(action) === rotation);
    const preview = turn ? await this.table.preview([turn.id]) : null;
    if (this.held?.tile !== held.tile || this.rotation !== rotation || !turn) return;
    this.spots = this.offered(held, rotation, turn, preview);
  }

  private offered(held: Held, rotation: number, turn: Action, preview: Preview | null): Spot[] {
    const next = preview?.view?.legal.filter((action) => action.kind === 'at') ?? [];
    if (preview?.view?.asked?.message === 'expo1906-ask-at') {
      return next.map((action) => this.spot(held.tile, cellOf(action), rotation, [turn.id, action.id]));
    }
    // A beginner's tile has its cell already: the rotation is all that is asked.
    const after = preview?.view?.table as unknown as Exposition | undefined;
    const lab = after?.seats[this.table.now?.seat ?? -1]?.lab ?? [];
    const before = new Set(this.own?.lab.map(({ tile, cell }) => tile + cell));
    return lab
      .filter(({ tile, cell }) => !before.has(tile + cell))
      .map(({ cell }) => this.spot(held.tile, cell, rotation, [turn.id]));
  }

  /** The next rotation on offer. */
  turn(step = 1): void {
    const turns = this.held?.turns ?? [];
    if (turns.length < 2) return;
    const here = turns.findIndex((action) => degrees(action) === this.rotation);
    const next = turns[(here + step + turns.length) % turns.length];
    if (next) this.wanted = degrees(next);
  }

  /** Point at a spot; `tapped`: with a finger, which cannot do so without touching. */
  aim(spot: Spot | null, tapped = false): void {
    this.pointed = spot?.cell ?? null;
    this.tapped = tapped;
  }

  /** What the tile would do there. */
  private async show(spot: Spot | null): Promise<void> {
    if (!this.held) return;
    this.table.point(null);
    const preview = spot ? await this.table.preview(spot.actions) : null;
    if (spot && this.aimed === spot) this.table.ghost = preview;
  }

  async lay(spot: Spot): Promise<void> {
    this.laying = true;
    this.table.point(null);
    await this.table.playAll(spot.actions);
    this.laying = false;
  }
}
