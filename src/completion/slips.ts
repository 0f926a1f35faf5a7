const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const shortest = 4;
const longest = 24;
// Digits are left alone: another street is always one edit away, and it is hardly ever the one that was
// meant.
const alphabetic = /^\p{L}+$/u;

/**
 * Known beginnings one edit away (a letter added, left out, changed or swapped); the first letter counts as
 * right. Asks `hasPrefix` about eighty times a letter at most, never beyond the point where no text goes on.
 */
export function beginningsLike(typed: string, hasPrefix: (prefix: string) => boolean): string[] {
  if (typed.length < shortest || typed.length > longest || !alphabetic.test(typed)) return [];
  const found = new Set<string>();
  const tryOne = (text: string) => {
    if (text !== typed && !found.has(text) && hasPrefix(text)) found.add(text);
  };
  for (let at = 1; at < typed.length && hasPrefix(typed.slice(0, at)); at++) {
    const before = typed.slice(0, at);
    const rest = typed.slice(at);
    tryOne(before + rest.slice(1));
    if (rest.length > 1) tryOne(before + rest[1] + rest[0] + rest.slice(2));
    for (const letter of letters) {
      // Few letters can follow here, so most are ruled out at once.
      if (!hasPrefix(before + letter)) continue;
      tryOne(before + letter + rest);
      tryOne(before + letter + rest.slice(1));
    }
  }
  return [...found];
}
