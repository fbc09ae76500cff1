export const MASTER = { width: 128, height: 182 } as const;
export const DISCOVERY = { width: 152, height: 106 } as const;
/** A Master in one line. */
export const CHIP = { width: 152, height: 44 } as const;

/** How many played Masters fit beside each other, and how high a player's part is with them. */
export const othersColumns = (width: number): number => (width < 350 ? 2 : 4);
export const othersHigh = (width: number): number => (othersColumns(width) === 4 ? 52 : 82);
