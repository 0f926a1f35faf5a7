import type { TextReader } from './text-table.ts';

/**
 * Returns a function that finds the code to which a canonical code belongs: itself, or the last range that
 * begins below it, if the range reaches that far; otherwise -1. `ends` has a text for each code, empty for a
 * code that begins no range. It may also be empty as a whole.
 */
export function rangeFinder(codes: TextReader, ends: TextReader): (code: string) => number {
  const starts: number[] = [];
  for (let code = 0; code < ends.count; code++) if (ends.text(code) !== '') starts.push(code);
  return (code) => {
    const exact = codes.find(code);
    if (exact >= 0 || starts.length === 0) return exact;
    const start = lastBelow(starts, codes.firstFrom(code));
    return start >= 0 && code <= ends.text(start) ? start : -1;
  };
}

/** Returns the greatest of ascending numbers below a limit, or -1. */
function lastBelow(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((numbers[middle] ?? 0) < limit) low = middle + 1;
    else high = middle;
  }
  return numbers[low - 1] ?? -1;
}
