// The five columns of the desk, and the five drawers under them.

export const COLUMNS = 5;
export const COLUMN = { width: 74, pitch: 77 } as const;
export const DESK_WIDTH = COLUMN.pitch * (COLUMNS - 1) + COLUMN.width;
