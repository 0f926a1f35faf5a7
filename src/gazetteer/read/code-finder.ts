import { lowerBound } from '../../address/street/street-numbers.ts';
import type { TextReader } from './text-table.ts';

/** A table of numbers may have so many places for each code: four bytes each. */
const placesForCode = 32;
const longestNumber = 6;
const zero = 48;

/**
 * Returns a function that gives the number of a code, or -1. Where all codes are numbers of one length and
 * many such numbers are codes, it looks them up in a table, which its first call makes: each address in doubt
 * asks for dozens of slips.
 */
export function codeFinder(codes: TextReader): (code: string) => number {
  const { length } = codes.count === 0 ? '' : codes.text(0);
  if (length === 0 || length > longestNumber || 10 ** length > placesForCode * codes.count)
    return (code) => codes.find(code);
  let table: Int32Array | undefined | null;
  return (code) => {
    if (table === undefined) table = tableOf(codes, length);
    if (table === null) return codes.find(code);
    const number = code.length === length ? numberOf(code) : -1;
    return number < 0 ? -1 : (table[number] ?? 0) - 1;
  };
}

/** Returns the code of each number plus 1, or 0; null if some code is no number of this length. */
function tableOf(codes: TextReader, length: number): Int32Array | null {
  const table = new Int32Array(10 ** length);
  for (let code = 0; code < codes.count; code++) {
    const text = codes.text(code);
    const number = text.length === length ? numberOf(text) : -1;
    if (number < 0) return null;
    table[number] = code + 1;
  }
  return table;
}

function numberOf(digits: string): number {
  let number = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = digits.charCodeAt(at) - zero;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}

/**
 * Returns a function that finds the code to which a canonical code belongs: itself, or the last range that
 * begins below it, if the range reaches that far; otherwise -1. `ends` has a text for each code, empty for a
 * code that begins no range. It may also be empty as a whole.
 */
export function rangeFinder(codes: TextReader, ends: TextReader): (code: string) => number {
  const codesOfEnds = Array.from({ length: ends.count }, (_, code) => code);
  const starts = Uint32Array.from(codesOfEnds.filter((code) => ends.text(code) !== ''));
  return (code) => {
    const exact = codes.find(code);
    if (exact >= 0 || starts.length === 0) return exact;
    const start = starts[lowerBound(starts, codes.firstFrom(code)) - 1] ?? -1;
    return start >= 0 && code <= ends.text(start) ? start : -1;
  };
}
