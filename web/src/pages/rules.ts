// A book of rules: its chapters, what is found in it, and the references from one rule to another.

import type { Rule } from '../lib/wire';

export interface Chapter {
  id: string;
  title: string;
  sections: { title: string; rules: Rule[] }[];
}

/** Chapters in the order of the book; a chapter may have sections. */
export function chaptersOf(rules: readonly Rule[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const rule of rules) {
    const [title = '', ...within] = rule.chapter.split(' / ');
    let chapter = chapters.at(-1);
    if (chapter?.title !== title) {
      chapter = { id: `chapter-${chapters.length + 1}`, title, sections: [] };
      chapters.push(chapter);
    }
    const section = chapter.sections.at(-1);
    if (section?.title === within.join(' / ')) section.rules.push(rule);
    else chapter.sections.push({ title: within.join(' / '), rules: [rule] });
  }
  return chapters;
}

/** Without case and accents, as the terminal searches too. */
export function folded(text: string): string {
  return text
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}

/** The rules that contain all the words. */
export function found(rules: readonly Rule[], words: string): Rule[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...rules];
  return rules.filter((rule) => {
    const text = folded(`${rule.id} ${rule.chapter} ${rule.text}`);
    return wanted.every((word) => text.includes(word));
  });
}

/** A piece of a rule's text; `rule` is the rule it refers to. */
export interface Piece {
  text: string;
  rule: string | null;
}

const REFERENCE = /(?<![\w-])[A-Z]+-(?:[A-Z]+\d+|\d+(?:\.\d+[a-z]?)?)(?![\w])/g;

/** The text in pieces: references to rules that there are, and what stands between them. */
export function piecesOf(text: string, known: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const rule = referred(match[0], known);
    if (!rule) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), rule: null });
    pieces.push({ text: match[0], rule });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), rule: null });
  return pieces;
}

/** A whole chapter is referred to by its number: its first rule is meant. */
function referred(id: string, known: ReadonlySet<string>): string | null {
  if (known.has(id)) return id;
  const first = `${id}.01`;
  return known.has(first) ? first : null;
}
