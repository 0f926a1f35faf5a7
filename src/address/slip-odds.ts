/** Below this the slip of a code is not worth a doubt that the area is the wrong part. */
const worthDoubt = 0.2;
const otherDigits = 9;
const otherLetters = 25;

/**
 * A code and an area do not go together, and nothing else tells which is wrong: is a slip of the code likely enough to
 * be weighed against another area having been chosen? `ways` of all the slips that a code allows lead to the typed area;
 * one of `areaCount` areas was chosen.
 */
export function isSlipLikely(ways: number, canonical: string, areaCount: number): boolean {
  let slips = 0;
  for (const char of canonical) slips += /\d/.test(char) ? otherDigits : otherLetters;
  return (ways * areaCount) / slips >= worthDoubt;
}
