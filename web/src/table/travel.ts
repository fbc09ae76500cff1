// Pieces that moved travel: from where they stood before the new state to where they stand now, also between boards.

const TIME = 320;
const SLIGHT = 4; // pixels: what moves less has only been laid out anew

export interface Places {
  pieces: Map<string, DOMRect>;
  /** The drawings that were there. */
  boards: Set<Element>;
}

/** Where every piece with a key stands on the screen. */
export function places(root: Element): Places {
  const pieces = new Map<string, DOMRect>();
  for (const piece of root.querySelectorAll<SVGGElement>('[data-key]')) {
    pieces.set(piece.dataset['key']!, piece.getBoundingClientRect());
  }
  return { pieces, boards: new Set(root.querySelectorAll('.board svg')) };
}

/**
 * Let the pieces travel from their former places; only transforms, so that nothing is laid out on the way.
 * The keys of those that moved or are new; what lies on a board that has just come to the front is not new.
 */
export function travel(root: Element, before: Places, still: boolean): string[] {
  const moved: string[] = [];
  for (const piece of root.querySelectorAll<SVGGElement>('[data-key]')) {
    const key = piece.dataset['key']!;
    const from = before.pieces.get(key);
    const to = piece.getBoundingClientRect();
    const board = piece.closest('svg');
    if (!from && board && before.boards.has(board)) moved.push(key);
    if (!from?.width || !to.width) continue;
    const [dx, dy] = [from.left - to.left, from.top - to.top];
    if (Math.abs(dx) + Math.abs(dy) < SLIGHT) continue;
    moved.push(key);
    if (still) continue;
    const scale = piece.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    // Added to the place that the piece has by itself.
    piece.animate([{ translate: `${dx / scale}px ${dy / scale}px` }, { translate: '0px 0px' }], {
      duration: TIME,
      easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
    });
  }
  return moved;
}

/** Whether nothing should move, by the system's setting or the page's. */
export function still(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'off' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
