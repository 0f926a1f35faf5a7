const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const shortest = 4;
const longest = 24;
// With digits one edit away there is always another street, and it is hardly ever the one that was meant.
const alphabetic = /^\p{L}+$/u;

/**
 * The beginnings of texts that lie one edit away from a typed one: a letter put in, left out, changed or exchanged with its
 * neighbour. The first letter counts as right. `hasPrefix` says whether any text begins so; it is asked some eighty times a
 * letter at most, and never behind the place where what is typed leaves all texts.
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
      // Mostly few letters follow, and what another one leads to need not be looked for.
      if (!hasPrefix(before + letter)) continue;
      tryOne(before + letter + rest);
      tryOne(before + letter + rest.slice(1));
    }
  }
  return [...found];
}
