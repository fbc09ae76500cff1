/** How many an amount in an action's arguments is: `one.coin`, `coins(=3)`, or a number. */
export function amount(ref: number | string | undefined): number {
  if (ref === undefined || typeof ref === 'number') return ref ?? 0;
  return ref.startsWith('one.') ? 1 : Number(/\(=(\d+)\)$/.exec(ref)?.[1] ?? 0);
}
