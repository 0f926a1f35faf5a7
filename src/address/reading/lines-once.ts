import type { PostalAddress } from '../postal-address.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWords } from '../text/place-key.ts';

/**
 * Returns the address without the lines that only repeat another one or are marks alone, the rest behind each
 * other. A first line that is left out stays so.
 */
export function withLinesOnce(address: PostalAddress): PostalAddress {
  const { line1, line2, line3 } = address;
  if (line2 === null && line3 === null) return address;
  const typed = [line1, line2, line3].filter((line) => line !== null);
  const lines = linesOnce(typed);
  if (lines.length === typed.length) return address;
  const [first = null, second = null, third = null] = line1 === null ? [null, ...lines] : lines;
  return { ...address, line1: first, line2: second, line3: third };
}

/** Returns lines without those that only repeat another one, or are marks alone beside one of words. */
export function linesOnce(lines: readonly string[]): readonly string[] {
  if (lines.length < 2) return lines;
  const words = lines.map(foldedWords);
  return lines.filter((_, at) => {
    const own = words[at] ?? [];
    return !words.some((other, index) => {
      if (index === at || !isSaidBy(own, other)) return false;
      return index < at || other.length > own.length;
    });
  });
}

/** Whether words are those of another line, or a part of a house that begins or ends it: "Apt 2". */
function isSaidBy(words: readonly string[], other: readonly string[]): boolean {
  if (words.length > other.length) return false;
  const text = words.join(' ');
  const isAt = (from: number) => other.slice(from, from + words.length).join(' ') === text;
  if (words.length === other.length || words.length === 0) return isAt(0);
  return anyDigit.test(text) && /\p{L}/u.test(text) && (isAt(0) || isAt(other.length - words.length));
}
