// What patent markers are called: `seat.number`, or `ghost.track`.

import type { Table } from '../../table/table.svelte';

export function ownerOf(marker: string): number | null {
  const seat = marker.split('.')[0];
  return seat === 'ghost' || seat === undefined ? null : Number(seat);
}

export function markerName(table: Table, marker: string): string {
  const [seat, rest] = marker.split('.');
  if (seat === 'ghost') return table.say('expo1906-web-marker-ghost', { type: `type.${rest}` });
  return table.say('expo1906-web-marker', { player: Number(seat), number: Number(rest) + 1 });
}
