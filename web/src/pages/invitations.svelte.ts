// The invitations of a table that nobody has followed yet. A code is told once, so it is remembered while the page lasts.

import { get, post, remove } from '../lib/api';
import type { Invitation } from '../lib/wire';
import { Errand } from './errand.svelte';

export class Invitations {
  readonly errand = new Errand();
  private all: Invitation[] = $state.raw([]);

  constructor(private readonly table: string) {}

  /** Those to one seat; null: to watch. */
  of(seat: number | null): Invitation[] {
    return this.all.filter((invitation) => (invitation.seat ?? null) === seat);
  }

  read(): Promise<boolean> {
    return this.errand.run(async () => {
      const codes = new Map(this.all.map(({ id, code }) => [id, code]));
      const found = await get<Invitation[]>(this.path);
      this.all = found.map((invitation) => ({ ...invitation, code: codes.get(invitation.id) ?? null }));
    });
  }

  make(seat: number | null): Promise<boolean> {
    return this.errand.run(async () => {
      const made = await post<Invitation>(this.path, seat === null ? {} : { seat });
      this.all = [...this.all, made];
    });
  }

  takeBack(id: string): Promise<boolean> {
    return this.errand.run(async () => {
      await remove(`${this.path}/${id}`);
      this.all = this.all.filter((invitation) => invitation.id !== id);
    });
  }

  private get path(): string {
    return `/api/tables/${this.table}/invitations`;
  }
}
