/** Returns how many items there are, without a list of them. */
export function countOf(items: Iterable<unknown>): number {
  let count = 0;
  for (const _ of items) count++;
  return count;
}
