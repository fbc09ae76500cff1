// The measures of a card: the upper half with its effect, the lower half with its action.

export const CARD = { width: 76, height: 92, band: 34 } as const;

const CORNER = 6;

/** The lower half of a card, or of any card that peeps out: square above, round below. */
export function bandPath(width: number, top: number, height: number): string {
  const r = CORNER;
  return `M0 ${top}h${width}v${height - r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}z`;
}

/** How far apart cards of a width lie so that all of them fit; never further than with a small gap. */
export function pitch(count: number, width: number, card: number, gap = 6): number {
  if (count < 2) return card + gap;
  return Math.min(card + gap, (width - card) / (count - 1));
}
