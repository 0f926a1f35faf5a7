const letters = [...'abcdefghijklmnopqrstuvwxyz'];
/** A shorter name may be meant only beside a type or an article. */
const shortest = 4;
const shortestAmongWords = 3;
const longest = 24;
// Digits are left alone: another street is always one edit away, and it is hardly ever the one that was
// meant.
const alphabetic = /^\p{L}+$/u;
const letter = /\p{L}/u;

/** Up to so many texts are read at once, which costs less than to search for each slip. */
export const fewTexts = 64;

/** The texts among which beginnings are searched. */
export interface Texts {
  hasPrefix(prefix: string): boolean;
  /** All texts that begin so; undefined if they are more than `fewTexts`. */
  fewWithPrefix(prefix: string): readonly string[] | undefined;
}

/**
 * Known beginnings one edit away (a letter added, left out, changed or swapped); the first letter counts as
 * right. Tries every letter only while many texts begin like the typed one, and then reads these texts.
 */
export function beginningsLike(typed: string, texts: Texts, isAmongWords = false): string[] {
  const fewest = isAmongWords ? shortestAmongWords : shortest;
  if (typed.length < fewest || typed.length > longest || !alphabetic.test(typed)) return [];
  const found = new Set<string>();
  for (let at = 1; at < typed.length; at++) {
    const few = texts.fewWithPrefix(typed.slice(0, at));
    if (few !== undefined) {
      const ends = Array.from(typed, (_, from) => typed.slice(from));
      for (const text of few) addSlipsIn(text, typed, ends, at, found);
      break;
    }
    const inserted = letters.filter((each) => texts.hasPrefix(typed.slice(0, at) + each));
    for (const slip of slipsAt(typed, at, inserted)) if (texts.hasPrefix(slip)) found.add(slip);
  }
  found.delete(typed);
  return [...found].filter(({ length }) => length >= fewest);
}

/** Adds the beginnings of one text that differ from the typed one at a position or behind it. */
function addSlipsIn(text: string, typed: string, ends: readonly string[], from: number, found: Set<string>) {
  const { length } = typed;
  for (let at = from; at < length; at++) {
    const next = text[at];
    const [end = '', afterOne = '', afterTwo = ''] = [ends[at], ends[at + 1], ends[at + 2]];
    if (text.startsWith(afterOne, at)) found.add(text.slice(0, length - 1));
    const isSwapped = at + 1 < length && next === typed[at + 1] && text[at + 1] === typed[at];
    if (isSwapped && text.startsWith(afterTwo, at + 2)) found.add(text.slice(0, length));
    if (text.startsWith(end, at + 1) && letter.test(next ?? '')) found.add(text.slice(0, length + 1));
    if (text.startsWith(afterOne, at + 1) && letter.test(next ?? '')) found.add(text.slice(0, length));
    if (next !== typed[at]) return;
  }
}

/** Returns the texts that may be meant if a slip was made at a position, before one of these letters. */
function slipsAt(typed: string, at: number, inserted: readonly string[]): string[] {
  const before = typed.slice(0, at);
  const rest = typed.slice(at);
  const slips = [before + rest.slice(1)];
  if (rest.length > 1) slips.push(before + rest[1] + rest[0] + rest.slice(2));
  for (const each of inserted) slips.push(before + each + rest, before + each + rest.slice(1));
  return slips;
}
