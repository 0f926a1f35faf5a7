import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Reading } from '../reading/read-address.ts';
import { atCost, type Candidate } from './candidate.ts';
import { codeElsewhere, codeOfMisspelt, type StreetQuestion, slipOfMisspelt } from './codes-by-street.ts';

/**
 * Whether street data covers the typed code but lacks this street and number there, while exactly one other
 * code of the town has them.
 */
export function isKnownElsewhere(reading: Reading, profile: CountryProfile): boolean {
  const question = questionOf(reading, profile);
  if (question === undefined || !isLacking(question)) return false;
  return codeElsewhere(question, reading, profile) !== undefined;
}

function isLacking({ line1, streets, typed }: StreetQuestion): boolean {
  const { evidence } = streets.evidence(line1, typed);
  return evidence === 'unknown' || evidence === 'beyond';
}

/**
 * Returns the candidates with what street data says about the address line in their codes. If exactly one
 * code of the town, which may be misspelt, has street and number, a candidate with that code is added.
 */
export function weighByStreet(
  candidates: readonly Candidate[],
  reading: Reading,
  profile: CountryProfile,
): readonly Candidate[] {
  const question = questionOf(reading, profile);
  if (question === undefined) return candidates;
  const elsewhere = codeElsewhere(question, reading, profile);
  const added =
    elsewhere === undefined ? slipOfMisspelt(question, candidates, reading, profile) : otherCode(elsewhere);
  const all = added === undefined ? candidates : [...candidates, added];
  const only = added?.change?.postalCode ?? codeOfMisspelt(question, candidates, reading, profile);
  const costAt = streetCosts(question, only);
  // A candidate that names no code means one that the data does not cover, if `only` is the one covered code
  // that has street and number.
  const costOfUntold = only === undefined ? 0 : costs.streetUncovered;
  return all.map((candidate) => {
    const { change, wrong, cost, arranged } = candidate;
    const code = wrong.includes('postalCode') ? change?.postalCode : (change?.postalCode ?? question.typed);
    const street = code === undefined ? costOfUntold : costAt(code);
    return street === 0 ? candidate : atCost(candidate, cost + street, { street, arranged });
  });
}

function questionOf(
  { address, postalCode }: Reading,
  { streets, boxes }: CountryProfile,
): StreetQuestion | undefined {
  const { line1 } = address;
  if (streets === undefined || line1 === null || boxes.find(address) === 'line1') return undefined;
  return { line1, streets, typed: postalCode?.primary ?? '' };
}

/**
 * Returns a function that gives the cost, in nats, of the address line in a code. `only` is the one code that
 * has street and number.
 */
function streetCosts({ line1, streets }: StreetQuestion, only: string | undefined): (code: string) => number {
  const known = new Map<string, number>();
  let rarity: number | undefined;
  const tells = (share: number) => {
    rarity ??= Math.min(costs.streetMost, streets.rarity(line1));
    return -rarity * share;
  };
  const costAt = (code: string): number => {
    const { evidence } = streets.evidence(line1, code);
    if (evidence === 'known') return tells(1);
    // If one code of the town has the street with the number, another code is hardly meant.
    if (only !== undefined) return evidence === 'no data' ? costs.streetUncovered : costs.streetElsewhere;
    if (evidence === 'between' || evidence === 'street') return tells(costs.streetAlone);
    return evidence === 'unknown' ? costs.streetUnknown : 0;
  };
  return (code) => {
    const cost = known.get(code) ?? costAt(code);
    known.set(code, cost);
    return cost;
  };
}

function otherCode(code: string): Candidate {
  const parts = {
    postalCode: costs.codeOther,
    locality: costs.nameExact,
    place: costs.placeOwn,
    area: costs.areaRight,
  };
  return {
    change: { postalCode: code },
    wrong: ['postalCode'],
    ...parts,
    street: 0,
    cost: parts.postalCode + parts.locality + parts.place + parts.area,
    reason: 'the only code of the place that has street and number',
  };
}
