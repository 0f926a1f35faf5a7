/**
 * What a slip costs, in nats, that can befall in all these ways, where it led from one of the codes that are
 * there; Infinity where none of them is.
 */
export function costOfSlips(
  cost: number,
  slips: Iterable<string>,
  isThere: (code: string) => boolean,
): number {
  let all = 0;
  let ways = 0;
  for (const slip of slips) {
    all++;
    if (isThere(slip)) ways++;
  }
  return ways === 0 ? Number.POSITIVE_INFINITY : cost + Math.log(all / ways);
}
