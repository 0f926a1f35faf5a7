import { costs } from '../cost/costs.ts';
import { areaCodeOf, codeNumberOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { codeOfNumber, localitiesNamed, localityAtCode } from '../reading/place-evidence.ts';
import type { Reading, ReadLocality } from '../reading/read-address.ts';
import type { StreetJudge } from '../street/street-judge.ts';
import { isAmongKnown } from '../street/street-numbers.ts';
import { editDistance } from '../text/edit-distance.ts';
import { atCost, type Candidate } from './candidate.ts';
import { askedCode, placeFit } from './place-cost.ts';

/** An address line that street data can judge, and what it is judged with. */
interface StreetQuestion {
  readonly line1: string;
  readonly streets: StreetJudge;
  /** The typed code; empty where none is typed. */
  readonly typed: string;
}

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
  const cost = parts.postalCode + parts.locality + parts.place + parts.area;
  const reason = 'the only code of the place that has street and number';
  return atCost({ change: { postalCode: code }, wrong: ['postalCode'], ...parts, reason }, cost);
}

/** Another code is looked for among at most this many codes of the town. */
const mostCodes = 500;

/**
 * Returns the one other code that has street and number: among the town's codes or, if none of them has both,
 * among codes near by that begin like the typed one.
 */
export function codeElsewhere(
  question: StreetQuestion,
  reading: Reading,
  profile: CountryProfile,
): string | undefined {
  const { line1, streets, typed } = question;
  const { locality, postalCode } = reading;
  if (locality === null || postalCode?.status !== 'valid' || isThere(question)) return undefined;
  // Nobody knows which extra digits another code of the town would have ("94539-1234").
  if (postalCode.canonical !== typed) return undefined;
  // A misspelt name does not say which code is near.
  if (localitiesNamed(locality, profile).length === 0) return undefined;
  const ofTown = streets.codesWith(line1, codesOfTown(locality, reading.area, profile));
  const [only, another] = ofTown.length > 0 ? ofTown : codesNearby(question, locality, profile);
  return another === undefined && only?.length === typed.length ? only : undefined;
}

/** Whether the typed code has the street. */
function isThere({ line1, streets, typed }: StreetQuestion): boolean {
  const { evidence } = streets.evidence(line1, typed);
  return isAmongKnown(evidence) || evidence === 'street';
}

/**
 * Whether the typed code has street and number. A number that only fits the street proves little beside a
 * misspelt town: a street often runs through several codes, and each number belongs to one of them.
 */
function isKnownThere({ line1, streets, typed }: StreetQuestion): boolean {
  return streets.evidence(line1, typed).evidence === 'known';
}

/**
 * Returns the codes that begin like the typed one, have street and number, and lie near the place. None if
 * the typed code is one of the place's own.
 */
function codesNearby(
  { line1, streets, typed }: StreetQuestion,
  locality: ReadLocality,
  profile: CountryProfile,
): readonly string[] {
  const number = codeNumberOf(typed, profile);
  if (number >= 0 && localityAtCode(locality, number, profile) >= 0) return [];
  const named = localitiesNamed(locality, profile);
  return streets.codesWith(line1, [typed.slice(0, -costs.codeFreeEnd)]).filter((code) => {
    const asked = askedCode(codeNumberOf(code, profile), true, profile);
    return named.some((each) => placeFit(each, asked, profile).standing !== 'far');
  });
}

/**
 * Returns the one code of a misspelt town that has street and number, among the codes that the candidates
 * correct the typed one to.
 */
export function codeOfMisspelt(
  question: StreetQuestion,
  candidates: readonly Candidate[],
  reading: Reading,
  profile: CountryProfile,
): string | undefined {
  if (!isMisspelt(reading, profile) || isKnownThere(question)) return undefined;
  const codes = new Set<string>();
  for (const { wrong, change } of candidates) {
    const code = change?.locality === undefined ? undefined : change.postalCode;
    if (code === undefined || !wrong.includes('locality') || !wrong.includes('postalCode')) continue;
    if (question.streets.evidence(question.line1, code).evidence === 'known') codes.add(code);
  }
  const [only, another] = codes;
  return another === undefined ? only : undefined;
}

/**
 * Returns a misspelt town with the one code that has street and number and is a slip away from the typed one.
 * It is for countries where place data knows only the beginnings of codes: where it knows whole codes, the
 * candidates have those a slip away already.
 */
export function slipOfMisspelt(
  question: StreetQuestion,
  candidates: readonly Candidate[],
  reading: Reading,
  profile: CountryProfile,
): Candidate | undefined {
  const { line1, streets, typed } = question;
  const beginning = profile.postalCode?.dataCode(typed) ?? typed;
  if (beginning === typed || !isMisspelt(reading, profile) || isKnownThere(question)) return undefined;
  let town: Candidate | undefined;
  for (const each of candidates) {
    const isTown = each.change?.locality !== undefined && !each.wrong.includes('postalCode');
    if (isTown && (town === undefined || each.cost < town.cost)) town = each;
  }
  if (town === undefined) return undefined;
  const isSlip = (code: string) => code.length === typed.length && editDistance(code, typed, 1) === 1;
  const [code, another] = streets.codesWith(line1, [beginning]).filter(isSlip);
  if (code === undefined || another !== undefined) return undefined;
  return {
    ...town,
    change: { ...town.change, postalCode: code },
    wrong: [...town.wrong, 'postalCode'],
    postalCode: costs.codeOther,
    cost: town.cost - town.postalCode + costs.codeOther,
    reason: `${town.reason}, with the only code a slip away that has street and number`,
  };
}

function isMisspelt({ locality }: Reading, profile: CountryProfile): boolean {
  return locality !== null && localitiesNamed(locality, profile).length === 0;
}

function codesOfTown(
  town: ReadLocality,
  typedArea: string | undefined,
  profile: CountryProfile,
): Set<string> {
  const { places } = profile;
  const codes = new Set<string>();
  for (const locality of localitiesNamed(town, profile)) {
    const area = areaCodeOf(locality, profile);
    if (
      places.isDivision(locality) ||
      (typedArea !== undefined && area !== undefined && area !== typedArea)
    ) {
      continue;
    }
    for (const code of places.codesOfLocality(locality)) {
      if (codes.size < mostCodes) codes.add(codeOfNumber(code, profile));
    }
  }
  return codes;
}
