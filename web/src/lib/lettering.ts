// Text in drawings does not wrap by itself, and asking the browser for widths would mean to draw twice: these are the
// advances of the two typefaces, in hundredths of their size, from the space to the tilde.

export type Face = 'serif' | 'sans';

// prettier-ignore
const ADVANCES: Record<Face, readonly number[]> = {
  serif: [20, 25, 33, 47, 44, 65, 76, 20, 31, 31, 34, 59, 23, 27, 23, 40, 48, 48, 48, 48, 48, 48, 48, 48, 48, 48, 25, 23, 56, 57, 56, 38, 75, 69, 59, 71, 75, 56, 51, 73, 81, 34, 34, 68, 58, 90, 79, 76, 55, 76, 71, 46, 67, 74, 67, 92, 71, 58, 60, 33, 40, 33, 50, 50, 20, 40, 51, 41, 51, 39, 32, 43, 51, 24, 23, 47, 24, 78, 53, 49, 52, 52, 33, 32, 31, 53, 44, 68, 43, 44, 38, 38, 26, 38, 50],
  sans: [28, 29, 47, 63, 64, 98, 64, 30, 36, 36, 50, 66, 29, 46, 29, 36, 63, 41, 61, 62, 65, 59, 62, 57, 62, 62, 29, 30, 66, 66, 66, 51, 97, 69, 65, 73, 72, 60, 59, 75, 74, 27, 57, 67, 57, 90, 75, 76, 64, 76, 64, 64, 65, 74, 69, 99, 68, 68, 63, 36, 36, 36, 47, 46, 32, 56, 61, 57, 61, 58, 37, 61, 59, 24, 24, 55, 24, 88, 59, 60, 61, 61, 38, 53, 33, 59, 56, 82, 55, 56, 55, 43, 33, 43, 66],
};
const FIRST = 32;
const OTHER = 56;

export function measure(text: string, size: number, face: Face): number {
  let width = 0;
  // Accents add nothing to the width of their letter.
  for (const letter of text.normalize('NFKD').replace(/\p{M}/gu, '')) {
    width += ADVANCES[face][letter.charCodeAt(0) - FIRST] ?? OTHER;
  }
  return (width * size) / 100;
}

/** The text in lines of at most this width; what does not fit in the last line stays in it, to be drawn closer. */
export function wrap(text: string, width: number, size: number, face: Face, most: number): string[] {
  const lines: string[] = [];
  // Long words may also part after a hyphen.
  for (const word of text.split(/(?<=-)| +/)) {
    const last = lines.at(-1);
    const glued = last?.endsWith('-') ? `${last}${word}` : `${last} ${word}`;
    const fits = last !== undefined && measure(glued, size, face) <= width;
    if (last !== undefined && (fits || lines.length === most)) lines[lines.length - 1] = glued;
    else lines.push(word);
  }
  return lines;
}
