// The colour in which each icon of Newton is drawn. Shapes differ as well: colour is never all there is.

const TONES: Record<string, string> = {
  coin: 'var(--gold)',
  laurel: 'var(--brass-strong)',
  potion: 'var(--accent)',
  medicine: 'var(--bad)',
};

const NAMED = ['work', 'technology', 'travel', 'lessons', 'study', 'joker'];
const BOOKS = ['book-orange', 'book-blue', 'book-green', 'book-wild'];

export function tone(icon: string): string {
  if (NAMED.includes(icon) || BOOKS.includes(icon)) return `var(--${icon})`;
  return TONES[icon] ?? 'var(--ink)';
}
