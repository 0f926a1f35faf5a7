/**
 * Whether words shorten others that say where a place lies: "i br" is "im Breisgau", "odt" is "ob der Tauber"
 * and "am ws" is "am Wörthersee". Each word keeps its first letter, and any of those behind it in their
 * order. With more than half of all letters, they would only be misspelt. Takes folded words.
 */
export function abbreviate(typed: readonly string[], whole: readonly string[]): boolean {
  const letters = typed.join('');
  return letters.length > 0 && 2 * letters.length <= whole.join('').length && isSpelled(letters, 0, whole, 0);
}

/** Whether the letters from here on are those of the words from this one on. */
function isSpelled(letters: string, from: number, words: readonly string[], at: number): boolean {
  const word = words[at];
  if (word === undefined) return from === letters.length;
  if (letters[from] !== word[0]) return false;
  for (let next = from + 1, found = 0; ; next++) {
    if (isSpelled(letters, next, words, at + 1)) return true;
    found = next < letters.length ? word.indexOf(letters.charAt(next), found + 1) : -1;
    if (found < 0) return false;
  }
}
