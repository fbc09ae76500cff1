import { describe, expect, it } from 'vitest';

import { refOf, tileOf } from '../src/games/expo1906/facts';
import { contacts, covered, outline, turned } from '../src/games/expo1906/geometry';
import type { Exposition, Laid } from '../src/games/expo1906/types';
import operate from './fixtures/expo1906-operate.json';

const board = (operate.view.table as unknown as Exposition).board;

describe('outlines', () => {
  it('turn clockwise and begin with their first cell in reading order', () => {
    const s = board.shapes['S'] ?? [];
    expect(turned(s, 90)).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    expect(turned(s, 180)).toEqual(turned(s, 0));
  });

  it('cover the cells that the server says a laid tile covers', () => {
    const labs = operate.view.table.seats.flatMap((player) => player.lab as Laid[]);
    expect(labs.filter(({ cells }) => cells.length > 1).length).toBeGreaterThan(3);
    for (const { tile, cell, rotation, cells } of labs) {
      expect(covered(board, tile, cell, rotation).toSorted(), tile).toEqual(cells.toSorted());
    }
  });

  it('are drawn around all their cells', () => {
    const square = [0, 1].flatMap((row) => [0, 1].map((column) => ({ row, column })));
    expect(outline(square, 10, 0, 0)).toBe('M0 0Q0 0 0 0L20 0Q20 0 20 0L20 20Q20 20 20 20L0 20Q0 20 0 20Z');
  });
});

describe('contacts', () => {
  const project: Laid = {
    tile: 'cellophane',
    cell: 'b2',
    rotation: 0,
    cells: ['b2', 'b3', 'b4', 'c4'],
    finished: false,
    needs: { copper: [0, 1], automated: [0, 2], empirical: [0, 2], steam: [0, 2] },
  };
  const beside = (tile: string, cell: string, rotation: number): Laid => ({
    tile,
    cell,
    rotation,
    cells: [cell],
  });
  const types = (laid: Laid) => contacts([project, laid], board).map(({ type }) => type);

  it('unturned, a tile gives its first type above and to the left, its second below and to the right', () => {
    expect(types(beside('empirical/copper', 'b1', 0))).toEqual(['copper']);
    expect(types(beside('empirical/copper', 'a2', 0))).toEqual(['copper']);
    expect(types(beside('empirical/copper', 'c2', 0))).toEqual(['empirical']);
    expect(types(beside('empirical/copper', 'c5', 0))).toEqual(['empirical']);
  });

  it('turn with the tile: in the corner both sides of a half, or one of each, touch', () => {
    expect(types(beside('empirical/copper', 'c3', 0))).toEqual(['copper', 'empirical']);
    expect(types(beside('empirical/copper', 'c3', 270))).toEqual(['empirical', 'empirical']);
    expect(types(beside('empirical/copper', 'c3', 90))).toEqual(['copper', 'copper']);
  });

  it('are none where the project needs nothing of what is given, or only corners touch', () => {
    expect(types(beside('steel/manual', 'c2', 0))).toEqual([]);
    expect(types(beside('empirical/copper', 'a1', 0))).toEqual([]);
  });

  it('share an edge between the types of a technology', () => {
    const tech: Laid = {
      tile: 'automatic-exchange',
      cell: 'c2',
      rotation: 0,
      cells: ['c2', 'd2', 'c3', 'd3'],
    };
    expect(types(tech)).toEqual(expect.arrayContaining(['copper', 'automated']));
  });
});

describe('names', () => {
  it('lead from a tile to its reference and back', () => {
    for (const tile of ['steel/manual', ...Object.keys(board.projects), ...Object.keys(board.techs)]) {
      expect(tileOf(board, refOf(board, tile))).toBe(tile);
    }
  });

  it('of an owner’s own edition stand for themselves', () => {
    const dynamo = board.projects['dynamo'];
    if (!dynamo) throw new Error('the edition has a dynamo');
    const own = { ...board, projects: { ...board.projects, dynamo: { ...dynamo, name: 'Coil' } } };
    expect(refOf(own, 'dynamo')).toBe('=Coil');
    expect(tileOf(own, '=Coil')).toBe('dynamo');
    expect(tileOf(own, '=Unknown')).toBeNull();
  });
});
