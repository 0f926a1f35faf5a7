import { areaCodeOf } from '../code-areas.ts';
import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../country-profile.ts';
import { codeOfNumber, localitiesNamed } from '../place-evidence.ts';
import type { Reading } from '../read-address.ts';
import type { StreetJudge } from '../street/street-judge.ts';
import type { Candidate } from './candidate.ts';

/** A line that street data can be asked about, with what is asked most. */
interface StreetQuestion {
  readonly line1: string;
  readonly streets: StreetJudge;
  /** The typed code; empty where none is typed. */
  readonly typed: string;
}

/** A code is looked for in so many codes of a town at the most. */
const mostCodes = 500;

/** Whether the typed code, which street data covers, lacks street and number, and exactly one other code of the town has them. */
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
 * The candidates with what street data says of the line in their code; beside them the code of the town that has street and
 * number, where it is the only one.
 */
export function weighByStreet(
  candidates: readonly Candidate[],
  reading: Reading,
  profile: CountryProfile,
): readonly Candidate[] {
  const question = questionOf(reading, profile);
  if (question === undefined) return candidates;
  const elsewhere = codeElsewhere(question, reading, profile);
  const costAt = streetCosts(question);
  const weighed = candidates.map((candidate) => {
    const { change, wrong, cost } = candidate;
    const code = wrong.includes('postalCode') ? change?.postalCode : (change?.postalCode ?? question.typed);
    const there = code === undefined ? 0 : costAt(code);
    // A street that one code of the town has with the number is hardly meant in another.
    const street = elsewhere === undefined || there < 0 ? there : costs.streetElsewhere;
    return street === 0 ? candidate : { ...candidate, street, cost: cost + street };
  });
  return elsewhere === undefined ? weighed : [...weighed, otherCode(elsewhere)];
}

function questionOf({ address, postalCode }: Reading, profile: CountryProfile): StreetQuestion | undefined {
  const { streets } = profile;
  const { line1 } = address;
  if (streets === undefined || line1 === null || profile.boxes.find(address) === 'line1') return undefined;
  return { line1, streets, typed: postalCode?.primary ?? '' };
}

/** What it costs that the line was typed for an address of a code. */
function streetCosts({ line1, streets }: StreetQuestion): (code: string) => number {
  const known = new Map<string, number>();
  let rarity: number | undefined;
  const tells = (share: number) => {
    rarity ??= Math.min(costs.streetMost, streets.rarity(line1));
    return -rarity * share;
  };
  return (code) => {
    const before = known.get(code);
    if (before !== undefined) return before;
    const { evidence } = streets.evidence(line1, code);
    const cost =
      evidence === 'known'
        ? tells(1)
        : evidence === 'between' || evidence === 'street'
          ? tells(costs.streetAlone)
          : evidence === 'unknown'
            ? costs.streetUnknown
            : 0;
    known.set(code, cost);
    return cost;
  };
}

/** The only other code of the town, or of those that begin like the typed one, that has street and number. */
function codeElsewhere(
  { line1, streets, typed }: StreetQuestion,
  reading: Reading,
  profile: CountryProfile,
): string | undefined {
  if (typed === '' || reading.locality === null || reading.postalCode?.status !== 'valid') return undefined;
  const { evidence } = streets.evidence(line1, typed);
  if (evidence === 'known' || evidence === 'between' || evidence === 'street') return undefined;
  // A name that is misspelt says nothing of which code is near.
  if (localitiesNamed(reading.locality, profile).length === 0) return undefined;
  const ofTown = streets.codesWith(line1, codesOfTown(reading, profile));
  const near = ofTown.length > 0 ? ofTown : streets.codesWith(line1, [typed.slice(0, -freeCharacters)]);
  const [only, another] = near;
  return another === undefined && only !== typed && only?.length === typed.length ? only : undefined;
}

/** Codes that differ only in their last characters lie near each other. */
const freeCharacters = 2;

function codesOfTown(reading: Reading, profile: CountryProfile): Set<string> {
  const { places } = profile;
  const codes = new Set<string>();
  if (reading.locality === null || places === undefined) return codes;
  for (const locality of localitiesNamed(reading.locality, profile)) {
    const area = areaCodeOf(locality, profile);
    if (
      places.isDivision(locality) ||
      (reading.area !== undefined && area !== undefined && area !== reading.area)
    ) {
      continue;
    }
    for (const code of places.codesOfLocality(locality)) {
      if (codes.size < mostCodes) codes.add(codeOfNumber(code, profile));
    }
  }
  return codes;
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
