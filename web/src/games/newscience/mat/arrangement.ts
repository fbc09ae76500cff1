// Where everything lies on a mat: beside each other on a desk, one below the other on a phone.

export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface Arrangement {
  width: number;
  height: number;
  person: Place & { lying: boolean };
  ratings: Place;
  influence: Place;
  rest: Place;
  cubes: Place;
  boosts: Place & { rows: number };
  lab: Place & { height: number };
  reach: Place & { columns: number; rows: number; row: number };
  works: Place;
}

/** What is left free at the foot of the card in the lab. */
export const LAB_FOOT = 8;

const WIDE: Arrangement = {
  width: 1010,
  height: 300,
  person: { x: 6, y: 6, width: 172, lying: false },
  ratings: { x: 188, y: 8, width: 214 },
  influence: { x: 188, y: 62, width: 214 },
  rest: { x: 188, y: 112, width: 214 },
  cubes: { x: 188, y: 196, width: 214 },
  boosts: { x: 188, y: 246, width: 214, rows: 2 },
  lab: { x: 412, y: 8, width: 186, height: 284 },
  reach: { x: 608, y: 8, width: 396, columns: 2, rows: 9, row: 23 },
  works: { x: 608, y: 246, width: 396 },
};

/** On a phone the list of what can be done is as long as it must be. */
function phone(steps: number): Arrangement {
  const reach = { x: 8, y: 576, width: 374, columns: 1, rows: Math.max(steps, 1), row: 46 };
  const works = { x: 8, y: reach.y + 26 + reach.rows * reach.row + 12, width: 374 };
  return {
    width: 390,
    height: works.y + 120,
    person: { x: 8, y: 6, width: 374, lying: true },
    ratings: { x: 8, y: 164, width: 374 },
    influence: { x: 8, y: 218, width: 374 },
    rest: { x: 8, y: 270, width: 374 },
    cubes: { x: 8, y: 356, width: 182 },
    boosts: { x: 198, y: 354, width: 184, rows: 2 },
    lab: { x: 8, y: 410, width: 374, height: 156 },
    reach,
    works,
  };
}

export function arranged(narrow: boolean, steps: number): Arrangement {
  return narrow ? phone(steps) : WIDE;
}
