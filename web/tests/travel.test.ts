import { beforeEach, describe, expect, it } from 'vitest';

import { places, travel } from '../src/table/travel';

const board = (...keys: string[]): string =>
  `<div class="board"><svg>${keys.map((key) => `<g data-key="${key}"></g>`).join('')}</svg></div>`;

describe('what has moved', () => {
  let root: HTMLElement;
  beforeEach(() => {
    root = document.createElement('div');
    root.innerHTML = board('cube-1', 'cube-2');
  });

  it('is what is new on a board that was there', () => {
    const before = places(root);
    const fresh = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    fresh.setAttribute('data-key', 'cube-3');
    root.querySelector('.board svg')?.append(fresh);
    expect(travel(root, before, true)).toEqual(['cube-3']);
  });

  it('is nothing of a board that has just come to the front', () => {
    const before = places(root);
    root.innerHTML = board('marker-1', 'marker-2');
    expect(travel(root, before, true)).toEqual([]);
  });
});
