import { foldedWord } from './place-key.ts';

/**
 * Whether words shorten others that say where a place lies: "i br" is "im Breisgau", "odt" is "ob der Tauber"
 * and "am ws" is "am Wörthersee". Each word keeps its first letter, and any of those behind it in their
 * order. With more than half of all letters, they would only be misspelt. Takes folded words.
 */
export function abbreviate(typed: readonly string[], whole: readonly string[]): boolean {
  const letters = typed.join('');
  return letters.length > 0 && 2 * letters.length <= whole.join('').length && isSpelled(letters, 0, whole, 0);
}

const shortestWord = 4;
const vowelBehind = /(?<=.)[aeiou]/;

/**
 * Whether a word abbreviates a whole name: "blr" is Bangalore, "ffm" is Frankfurt am Main, "casa" is
 * Casablanca and "cpt" is Cape Town. It has the first letter of each word but of short ones behind the first,
 * and half of the letters of a name at most, or two thirds where it has no vowel ("sthlm"). Takes a folded
 * word, and folded words.
 */
export function abbreviatesName(typed: string, [first = '', ...others]: readonly string[]): boolean {
  if (typed[0] !== first[0]) return false;
  const isSaid = (words: readonly string[]) =>
    isAtMost(typed, words.join('').length) && isSpelled(typed, 0, words, 0);
  if (isSaid([first, ...others])) return true;
  const long = others.filter((word) => word.length >= shortestWord);
  return long.length < others.length && isSaid([first, ...long]);
}

const contraction = /^(\p{L}{1,3})['’](\p{L}{3,})$/u;

/** Whether an apostrophe may stand for the middle of a word. */
export function isContraction(text: string): boolean {
  return contraction.test(text);
}

/**
 * Whether the beginning and the end of a name's first word are typed: "N'castle". Takes folded words. Where
 * one letter alone is missing, it is a slip: "D'berville".
 */
export function contracts(text: string, [first = '']: readonly string[]): boolean {
  const [begin = '', end = ''] = contraction.exec(text)?.slice(1).map(foldedWord) ?? [];
  const isLonger = end !== '' && first.length > begin.length + end.length + 1;
  return isLonger && first.startsWith(begin) && first.endsWith(end);
}

function isAtMost(typed: string, letters: number): boolean {
  return 2 * typed.length <= letters || (!vowelBehind.test(typed) && 3 * typed.length <= 2 * letters);
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
