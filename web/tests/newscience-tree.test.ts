import { describe, expect, it } from 'vitest';

import { links, type Link } from '../src/games/newscience/tree/links';
import type { Box } from '../src/lib/box';
import { leadsTo, narrow, wide, type Plate } from '../src/games/newscience/tree/plate';
import type { NewScienceTable, Printed } from '../src/games/newscience/types';
import large from './fixtures/newscience-tree.json';
import small from './fixtures/newscience-tree-small.json';

const LARGE = (large.view.table as unknown as NewScienceTable).board;
const SMALL = (small.view.table as unknown as NewScienceTable).board;

const PLATES: [string, Printed, Plate][] = [
  ['wide plate of five fields', LARGE, wide(LARGE)],
  ['wide plate of three fields', SMALL, wide(SMALL)],
  ['tall plate of five fields', LARGE, wide(LARGE, true)],
  ['tall plate of three fields', SMALL, wide(SMALL, true)],
  ['narrow plate of five fields', LARGE, narrow(LARGE)],
  ['narrow plate of three fields', SMALL, narrow(SMALL)],
];

const apart = (a: Box, b: Box): boolean =>
  a.x + a.width < b.x || b.x + b.width < a.x || a.y + a.height < b.y || b.y + b.height < a.y;

/** The places that a line passes: the ends of its parts. */
function passes({ path }: Link): [number, number][] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[LQ]|$)/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
}

describe.each(PLATES)('the %s', (_, board, plate) => {
  const boxes = Object.entries(plate.cartouches);

  it('has a place for every discovery, on the sheet and apart from the others', () => {
    expect(boxes.map(([slug]) => slug).sort()).toEqual(Object.keys(board.discoveries).sort());
    for (const [i, [slug, box]] of boxes.entries()) {
      expect(box.x, slug).toBeGreaterThan(0);
      expect(box.y, slug).toBeGreaterThan(8);
      expect(box.x + box.width, slug).toBeLessThan(plate.width);
      expect(box.y + box.height, slug).toBeLessThan(plate.height - 30);
      for (const [other, its] of boxes.slice(i + 1)) expect(apart(box, its), `${slug} ${other}`).toBe(true);
    }
  });

  it('grows upward', () => {
    for (const [slug, { field, level }] of Object.entries(board.discoveries)) {
      for (const [other, its] of Object.entries(board.discoveries)) {
        if (field !== its.field || level >= its.level) continue;
        expect(plate.cartouches[slug]?.y).toBeGreaterThan(plate.cartouches[other]?.y ?? Infinity);
      }
    }
  });

  it('frames the groups of which one discovery will do', () => {
    const framed = plate.clusters.filter((each) => each.framed).map(({ slugs }) => slugs.join());
    const groups = Object.values(board.discoveries).flatMap(({ group }) => (group ? [group.join()] : []));
    expect(framed.sort()).toEqual([...new Set(groups)].sort());
    expect(framed).toHaveLength(3);
  });

  it('has one arrow from every prerequisite, on a phone within a field', () => {
    const arrows = links(board.discoveries, plate);
    for (const [slug, { needs, field }] of Object.entries(board.discoveries)) {
      for (const need of needs) {
        if (plate.narrow && board.discoveries[need[0] ?? '']?.field !== field) continue;
        const found = arrows.filter(({ from, to }) => from.join() === need.join() && to.includes(slug));
        expect(found, `${need.join()} ${slug}`).toHaveLength(1);
      }
    }
  });

  it('leads no arrow over a cartouche', () => {
    for (const link of links(board.discoveries, plate)) {
      for (const [x, y] of passes(link)) {
        for (const [slug, box] of boxes) {
          const inside =
            x > box.x + 0.5 && x < box.x + box.width - 0.5 && y > box.y + 0.5 && y < box.y + box.height - 0.5;
          expect(inside, `${link.key} over ${slug}`).toBe(false);
        }
      }
    }
  });
});

it('gives a thumb room on a phone', () => {
  for (const { width, height } of Object.values(narrow(LARGE).cartouches)) {
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

it('makes the cartouches larger when there are fewer fields', () => {
  const width = (board: Printed): number => wide(board).cartouches['calculus']?.width ?? 0;
  expect(width(SMALL)).toBeGreaterThan(width(LARGE) * 1.3);
});

it('draws an arrow into a group to one of its members where only that one needs it', () => {
  const board = structuredClone(LARGE);
  board.discoveries['heliocentrism']?.needs.push(['symbolic-algebra']);
  const arrows = links(board.discoveries, wide(board));
  const found = arrows.filter(
    ({ from, to }) => from[0] === 'symbolic-algebra' && to.includes('heliocentrism'),
  );
  expect(found.map(({ to }) => to)).toEqual([['heliocentrism']]);
});

it('knows what a discovery leads to', () => {
  expect(leadsTo(SMALL.discoveries, 'laws-of-attraction').sort()).toEqual([
    'falling-bodies',
    'heliocentrism',
    'planetary-motion',
  ]);
  expect(leadsTo(SMALL.discoveries, 'calculus')).toEqual([]);
});
