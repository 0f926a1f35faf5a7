/**
 * Returns the number of edits that turn one text into another: letters inserted, deleted, changed, or
 * exchanged with their neighbour (optimal string alignment). More than `limit` edits are returned as `limit +
 * 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (a === b) return 0;
  let start = 0;
  let endA = a.length;
  let endB = b.length;
  while (start < endA && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
    endA--;
    endB--;
  }
  const lengthA = endA - start;
  const lengthB = endB - start;
  if (Math.abs(lengthA - lengthB) > limit || lengthB >= rowLength) return limit + 1;
  if (lengthA === 0 || lengthB === 0) return Math.max(lengthA, lengthB);
  return alignedDistance(a, b, start, lengthA, lengthB, limit);
}

// Rows of the dynamic programme. They are reused, since the function calls nothing that could re-enter it.
const rowLength = 256;
let beforeLast = new Uint16Array(rowLength);
let last = new Uint16Array(rowLength);
let current = new Uint16Array(rowLength);

function alignedDistance(
  a: string,
  b: string,
  start: number,
  lengthA: number,
  lengthB: number,
  limit: number,
): number {
  const beyond = limit + 1;
  for (let j = 0; j <= lengthB && j <= beyond; j++) last[j] = j;
  for (let i = 1; i <= lengthA; i++) {
    // Farther from the diagonal, there are more edits than the limit.
    const from = Math.max(1, i - limit);
    const to = Math.min(lengthB, i + limit);
    current[from - 1] = from === 1 ? i : beyond;
    let best = from === 1 ? i : beyond;
    const charA = a.charCodeAt(start + i - 1);
    for (let j = from; j <= to; j++) {
      const charB = b.charCodeAt(start + j - 1);
      let edits = Math.min((last[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      edits = Math.min(edits, (last[j - 1] ?? 0) + (charA === charB ? 0 : 1));
      const isExchange =
        i > 1 && j > 1 && charA === b.charCodeAt(start + j - 2) && a.charCodeAt(start + i - 2) === charB;
      if (isExchange) edits = Math.min(edits, (beforeLast[j - 2] ?? 0) + 1);
      current[j] = edits;
      if (edits < best) best = edits;
    }
    current[to + 1] = beyond;
    if (best > limit) return limit + 1;
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  return Math.min(last[lengthB] ?? limit + 1, limit + 1);
}

/** Returns the set of a text's letters, a bit each; some characters share one. */
export function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 0x1f);
  return letters;
}

/**
 * Whether texts with these `lettersOf` are certainly more than so many edits apart: an edit adds one letter
 * at most, and takes one away at most.
 */
export function haveOtherLetters(letters: number, others: number, edits: number): boolean {
  return hasMore(letters & ~others, edits) || hasMore(others & ~letters, edits);
}

/** Whether a set has more than so many bits. */
function hasMore(set: number, bits: number): boolean {
  let left = set;
  for (let count = 0; count < bits; count++) left &= left - 1;
  return left !== 0;
}
