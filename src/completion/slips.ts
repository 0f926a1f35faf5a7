import { editDistance } from '../address/text/edit-distance.ts';
import { byteLength, type SortedTexts } from '../address/text/sorted-texts.ts';
import type { Work } from '../address/text/work.ts';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** What stands behind the last letter. */
const behindLetters = '{';
/** A shorter name may be meant only beside a type or an article. */
const shortest = 4;
const shortestAmongWords = 3;
const longest = 24;
// Digits are left alone: another street is always one edit away, and it is hardly ever the one that was
// meant.
const alphabetic = /^\p{L}+$/u;

/** Whether a beginning of a text is at most one edit away from what was typed. */
export function beginsNearly(text: string, typed: string): boolean {
  return nearBeginnings(text, typed).length > 0;
}

/** Returns the beginnings of a text that are at most one edit away from what was typed. */
function nearBeginnings(text: string, typed: string): string[] {
  const lengths = [typed.length - 1, typed.length, typed.length + 1];
  const beginnings = new Set(lengths.map((length) => text.slice(0, length)));
  return [...beginnings].filter((beginning) => editDistance(beginning, typed, 1) <= 1);
}

/** Up to so many texts are read at once, which costs less than to search for each slip. */
const fewTexts = 64;

/**
 * Known beginnings one edit away (a letter added, left out, changed or swapped); the first letter counts as
 * right. Tries every letter only while many texts begin like the typed one, and then reads these texts.
 */
export function beginningsLike(typed: string, texts: SortedTexts, work: Work, isAmongWords = false) {
  const fewest = isAmongWords ? shortestAmongWords : shortest;
  if (typed.length < fewest || typed.length > longest || !alphabetic.test(typed)) return [];
  const found = new Set<string>();
  for (let at = 1; at < typed.length && work.spend(); at++) {
    const [from, to] = texts.rangeOfPrefix(typed.slice(0, at));
    if (to - from > fewTexts) {
      addSlipsAt(at, typed, texts, from, to, work, found);
      continue;
    }
    const isSlip = (near: string) => alphabetic.test(near) && !near.startsWith(typed);
    for (let text = from; text < to; text++)
      for (const near of nearBeginnings(texts.text(text), typed).filter(isSlip)) found.add(near);
    break;
  }
  found.delete(typed);
  return [...found].filter(({ length }) => length >= fewest);
}

/** Adds the beginnings with a slip at a position of the typed text. The texts [from, to) begin like it. */
function addSlipsAt(
  at: number,
  typed: string,
  texts: SortedTexts,
  from: number,
  to: number,
  work: Work,
  found: Set<string>,
): void {
  const before = typed.slice(0, at);
  const bytes = byteLength(before);
  const rest = typed.slice(at);
  const afterOne = rest.slice(1);
  const swapped = `${rest[1] ?? ''}${rest[0]}${rest.slice(2)}`;
  if (!work.spend(letters.length + 1)) return;
  if (texts.goesOn(from, to, bytes, afterOne)) found.add(before + afterOne);
  if (rest.length > 1 && work.spend() && texts.goesOn(from, to, bytes, swapped)) found.add(before + swapped);
  let start = texts.firstBehind(from, to, bytes, 'a');
  for (const [number, inserted] of letters.entries()) {
    const end = texts.firstBehind(start, to, bytes, letters[number + 1] ?? behindLetters);
    if (start < end && work.spend(2)) {
      if (texts.goesOn(start, end, bytes + 1, rest)) found.add(before + inserted + rest);
      if (texts.goesOn(start, end, bytes + 1, afterOne)) found.add(before + inserted + afterOne);
    }
    start = end;
  }
}
