/**
 * Returns what a slip costs, in nats, if it can happen in all these ways and must have come from an existing
 * code. Infinity if none of the codes exists.
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
