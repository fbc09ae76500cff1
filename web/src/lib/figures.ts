// How numbers are written on boards.

/** Levels, from the first; nothing for none. */
export const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V'];

/** A number with its sign, a true minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
