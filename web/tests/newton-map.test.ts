import { describe, expect, it } from 'vitest';

import { amount } from '../src/games/newton/map/amount';
import { NARROW_LAYOUT, settle, WIDE_LAYOUT } from '../src/games/newton/map/places';
import { NARROW, onSheet, WIDE } from '../src/games/newton/map/projection';
import { drawRoads } from '../src/games/newton/map/roads';
import { narrow, wide } from '../src/games/newton/tracks/measures';
import type { NewtonTable } from '../src/games/newton/types';
import { draw, projection } from '../tools/coast';
import travel from './fixtures/newton-travel.json';

const board = (travel.view.table as unknown as NewtonTable).board;
const SHEETS = [
  ['wide', WIDE, WIDE_LAYOUT],
  ['narrow', NARROW, NARROW_LAYOUT],
] as const;

describe.each(SHEETS)('the %s map', (_, sheet, layout) => {
  const places = settle(board.places, sheet, layout);

  it('places the places where d3-geo, with which the coast was drawn, places them', () => {
    const d3 = projection(sheet);
    for (const { lon, lat } of Object.values(board.places)) {
      const [x, y] = onSheet(sheet, lon, lat);
      const [there, below] = d3([lon, lat]) ?? [NaN, NaN];
      expect(x).toBeCloseTo(there, 6);
      expect(y).toBeCloseTo(below, 6);
    }
  });

  it('draws land and sea in few kilobytes', () => {
    const { land, graticule } = draw(sheet);
    expect(land).toMatch(/^M[-\d. lMz]+z$/);
    expect(land.length + graticule.length).toBeLessThan(26_000);
    expect(land.length).toBeGreaterThan(8_000);
  });

  it('keeps the places apart, and on the sheet', () => {
    const all = Object.values(places);
    expect(all).toHaveLength(33);
    for (const [i, [x, y]] of all.entries()) {
      expect(x).toBeGreaterThanOrEqual(20);
      expect(x).toBeLessThanOrEqual(sheet.width - 20);
      expect(y).toBeGreaterThanOrEqual(40);
      expect(y).toBeLessThanOrEqual(sheet.height - 32);
      for (const other of all.slice(i + 1)) {
        expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(40);
      }
    }
  });

  it('leaves each place near where it is', () => {
    for (const [slug, { lon, lat }] of Object.entries(board.places)) {
      const [x, y] = onSheet(sheet, lon, lat);
      const [there, below] = places[slug] ?? [0, 0];
      expect(Math.hypot(x - there, y - below), slug).toBeLessThan(48);
    }
  });

  it('draws every road, and asks for tolls outside the places', () => {
    const roads = drawRoads(board.roads, board.places, places, sheet);
    expect(roads).toHaveLength(board.roads.length);
    for (const { road, gate } of roads.filter((each) => each.road.toll)) {
      const nearest = Math.min(
        ...Object.values(places).map(([x, y]) => Math.hypot(x - gate[0], y - gate[1])),
      );
      expect(nearest, `${road.from}-${road.to}`).toBeGreaterThan(14);
    }
  });
});

it('lays out places that it has never heard of', () => {
  const strange = Object.fromEntries(Object.values(board.places).map((place, i) => [`place-${i}`, place]));
  const places = settle(strange, WIDE, WIDE_LAYOUT);
  expect(Object.keys(places)).toHaveLength(33);
  expect(Object.values(places).flat().every(Number.isFinite)).toBe(true);
});

it('reads amounts', () => {
  expect(amount('one.coin')).toBe(1);
  expect(amount('coins(=3)')).toBe(3);
  expect(amount('potions(=0)')).toBe(0);
  expect(amount(2)).toBe(2);
  expect(amount(undefined)).toBe(0);
});

describe.each([
  ['wide', wide(board)],
  ['narrow', narrow(board)],
])('the %s tracks', (_, measures) => {
  it('have a place for all columns, spaces and objectives', () => {
    expect(measures.columns).toHaveLength(16);
    expect(Object.keys(measures.spaces)).toEqual(Object.keys(board.tree));
    expect(Object.keys(measures.plates).sort()).toEqual(['tree-1', 'tree-2', 'tree-3', 'tree-4', 'work']);
    expect(measures.stacks).toHaveLength(8);
  });

  it('cover no space with an objective', () => {
    for (const { x, y, width, height } of Object.values(measures.plates)) {
      for (const [across, down] of Object.values(measures.spaces)) {
        expect(across > x && across < x + width && down > y && down < y + height).toBe(false);
      }
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(measures.width);
      expect(y + height).toBeLessThanOrEqual(measures.height);
    }
  });

  it('grow upward', () => {
    for (const [slug, space] of Object.entries(board.tree)) {
      for (const next of space.next)
        expect(measures.spaces[next]?.[1]).toBeLessThan(measures.spaces[slug]?.[1] ?? 0);
    }
  });
});
