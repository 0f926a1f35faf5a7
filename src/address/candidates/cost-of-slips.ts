/**
 * What a slip costs, in nats, when it can happen in all these ways and led from one of the existing codes.
 * Infinity where none of the codes exists.
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
