import type { Problem } from '../../fields/problem.ts';
import { type Arrangement, arrangementsOf } from '../arrange/arrangements.ts';
import { isAbroad } from '../arrange/find-areas.ts';
import { noWords, wordsOf } from '../arrange/labelled-texts.ts';
import { isPlain, withoutRepetitions } from '../arrange/repetitions.ts';
import { agreedCandidate, agrees } from '../candidates/agreed-candidate.ts';
import { type Arranged, atCost, type Candidate } from '../candidates/candidate.ts';
import { findCandidates } from '../candidates/candidates.ts';
import { isKnownElsewhere, weighByStreet } from '../candidates/weigh-by-street.ts';
import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { isSamePlace, type PostalAddress } from '../postal-address.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import { anyDigit } from '../text/digits.ts';
import { saysItsKind } from '../text/place-name-forms.ts';
import { workLimits } from '../text/work.ts';
import type { AddressTrace } from './address-trace.ts';
import {
  costOfCityAsArea,
  costOfLeftOut,
  costOfPlaceAsLine,
  costOfRegionAsCity,
  costOfStrangeArea,
  costOfUnreadCity,
  costOfUnreadCode,
  type TypedWords,
} from './as-typed-cost.ts';
import { type Decision, decide } from './decide.ts';
import { isMilitary, militaryCandidates } from './judge-military.ts';

/** Everything that is wrong or in doubt about an address as typed, but for what is missing. */
export interface Faults {
  readonly malformed: readonly Problem[];
  readonly decision: Decision;
}

/** Finds the faults. */
export function findFaults(
  reading: Reading,
  profile: CountryProfile,
  trace?: AddressTrace,
  isInPlace = false,
): Faults {
  const judged = judgeAddress(reading, profile, trace, isInPlace);
  const decision = withTaught(judged, reading, profile, trace);
  const { postalCode } = reading;
  if (postalCode === null || postalCode.status === 'valid') return { malformed: [], decision };
  if (isReadElsewhere(decision)) return { malformed: [], decision };
  const params = { form: profile.postalCode?.example ?? '' };
  const isUncertain = profile.format.isPostalCodeShapeUncertain === true;
  if (isUncertain || (postalCode.status === 'slip' && !postalCode.isShort)) {
    const doubt = doubtOfCode(decision, { code: 'PostalCode.Doubtful', params });
    return { malformed: [], decision: { ...decision, doubt } };
  }
  return { malformed: [{ code: 'PostalCode.Invalid', params }], decision };
}

/** Whether the words of the address are arranged so that others of them are the postal code. */
function isReadElsewhere({ arranged }: Decision): boolean {
  return arranged?.reading.postalCode?.status === 'valid';
}

/** The doubt of a decision; that of the code itself where nothing or only the parts together are in doubt. */
function doubtOfCode({ doubt, change }: Decision, ofCode: Problem): Problem {
  return doubt === undefined || (doubt.code === 'Address.Doubtful' && change === undefined) ? ofCode : doubt;
}

/** A doubt about a pair that somebody vouched for ends, and with it whatever would be offered instead. */
function withTaught(
  decision: Decision,
  { locality, area, postalCode, missing }: Reading,
  { taught }: CountryProfile,
  trace?: AddressTrace,
): Decision {
  if (taught === undefined || decision.doubt === undefined || missing.length > 0) return decision;
  if (locality === null || postalCode?.status !== 'valid') return decision;
  if (!locality.keys().some((key) => taught.has(key, area ?? null, postalCode.primary))) return decision;
  const reason = 'accepted: buyers insisted on this city with this postal code, and that was approved';
  trace?.decide(reason);
  return { ...ofDecision(decision), doubt: undefined, change: undefined, reason };
}

/** As typed, whatever arrangement was offered and however likely that seemed. */
function ofDecision({ arranged: _arranged, right: _right, ...decision }: Decision): Decision {
  return decision;
}

export function isFaultless({ missing }: Reading, { malformed, decision }: Faults): boolean {
  return missing.length === 0 && malformed.length === 0 && decision.doubt === undefined;
}

const agreed: Decision = {
  doubt: undefined,
  change: undefined,
  right: 1,
  isKnown: true,
  cost: 0,
  reason: 'all parts agree',
};

/** An address of another country is doubted, never bent into this one. */
const elsewhere: Decision = {
  doubt: { code: 'Address.Doubtful' },
  change: undefined,
  cost: Number.POSITIVE_INFINITY,
  reason: 'the address names another country',
};

/**
 * Judges whether locality, administrative area and postal code belong together, and what was meant if they do
 * not: in the fields in which they were typed, and in every other likely arrangement of what was typed. If
 * all typed parts agree in the data, nothing is searched. `isInPlace`: no other arrangement is looked for.
 */
export function judgeAddress(
  reading: Reading,
  profile: CountryProfile,
  trace?: AddressTrace,
  isInPlace = false,
): Decision {
  const { missing, address } = reading;
  const isStreetElsewhere = address.line2 !== null || address.line3 !== null;
  if (
    missing.every((part) => part === 'line1' && !isStreetElsewhere) &&
    agrees(reading, profile) &&
    !profile.work.within(workLimits.street, () => isKnownElsewhere(reading, profile))
  ) {
    trace?.decide(agreed.reason);
    const arranged = isInPlace ? undefined : withRepetitionsDropped(reading, profile);
    return arranged === undefined ? agreed : { ...agreed, arranged };
  }
  const isSettled = isInPlace || isPlain(reading, profile) || isMilitary(reading, profile);
  const words = isSettled ? noWords : wordsOf(reading.address, profile);
  if (isAbroad(reading, words, profile)) {
    trace?.decide(elsewhere.reason);
    return elsewhere;
  }
  const found = arrangementsOf(reading.address, profile, words);
  const onlyRepeats = missing.length === 0 ? found.filter((each) => repeatsInCity(each, reading)) : [];
  const others = onlyRepeats.length > 0 ? onlyRepeats : found;
  const isLookedAt = !profile.work.isOver;
  const search: JointSearch = { reading, profile, others, found: new Map(), isLookedAt };
  const weighed = weigh(search, true);
  trace?.weigh(weighed);
  const decision = decideByStreet(search, weighed);
  const judged = withForm(search.isLookedAt ? decision : givenUp(decision), profile);
  trace?.decide(judged.reason);
  const shorter = judged.arranged === undefined && judged.doubt === undefined && shorterLines(found, reading);
  if (shorter) return { ...judged, arranged: readAs(shorter, profile) };
  const lacking = partsLacking(search, weighed);
  return lacking === undefined ? judged : { ...judged, lacking };
}

/**
 * Returns what is missing besides the parts that the likeliest meaning takes from the words of other fields;
 * undefined where it takes none, no such city is known, or the parts may as well be left out.
 */
function partsLacking(search: JointSearch, weighed: readonly Candidate[]): Decision['lacking'] {
  const { missing } = search.reading;
  const [first] = weighed;
  if (missing.length < 2 || first === undefined) return undefined;
  const likeliest = weighed.reduce((best, each) => (each.cost < best.cost ? each : best), first);
  const { arranged, wrong, cost, change } = likeliest;
  if (arranged?.isMoved !== true || wrong.length > 0) return undefined;
  const { missing: ofArranged, locality } = arranged.reading;
  // The area that every likely meaning gives need not be typed.
  const isSupplied =
    change?.area !== undefined &&
    weighed.every((each) => each.change?.area === change.area || each.cost > cost + costs.leftOutUnlikely);
  const lacking = ofArranged.filter((part) => part !== 'administrativeArea' || !isSupplied);
  const isKnown =
    saysItsKind.test(locality?.text ?? '') ||
    weighed.some((each) => each.arranged === arranged && each.isNamed === true);
  const isSure = isKnown && arranged.cost + costs.leftOutUnlikely < costOfLeftOut(search);
  return isSure && lacking.length > 0 && lacking.length < missing.length ? lacking : undefined;
}

/** The arrangement of the same parts without what the lines repeat of them. */
function shorterLines(found: readonly Arrangement[], { missing, address: typed }: Reading) {
  if (missing.length > 0) return undefined;
  return found.find(
    ({ address, isMoved, cost }) => !isMoved && cost < costs.segmentCut && isSamePlace(address, typed),
  );
}

/** Whether an arrangement only drops what the city's field repeats: that is notation, and moves no part. */
function repeatsInCity({ address, isMoved }: Arrangement, { address: typed }: Reading): boolean {
  const { line1, locality } = address;
  if (isMoved || line1 !== typed.line1 || locality === null) return false;
  return locality !== typed.locality && !anyDigit.test(locality);
}

/**
 * Returns what is left of a decision if not all meanings were looked at. Nothing is offered, since a likelier
 * meaning may be among the others. The parts do not agree plainly, so the address is not accepted either.
 */
function givenUp({ doubt, cost }: Decision): Decision {
  return {
    doubt: doubt ?? { code: 'Address.Doubtful' },
    change: undefined,
    cost,
    reason: 'doubted: it may mean more than is looked at',
  };
}

interface JointSearch extends TypedWords {
  /** What was found for an arrangement, before streets are looked at. */
  readonly found: Map<PostalAddress, readonly Candidate[]>;
  /** Whether all meanings were looked at. */
  isLookedAt: boolean;
}

/** To begin a search takes about as long as so many comparisons. */
const comparisonsOfSearch = 50;

/**
 * Returns what the address may mean as typed and in the other arrangements. Arrangements whose parts agree
 * come first, then what seems likeliest: they show what is too unlikely to be searched for.
 */
function weigh(search: JointSearch, byStreet: boolean): readonly Candidate[] {
  const { reading, profile, others } = search;
  const { missing } = reading;
  const isRead = reading.postalCode?.status !== 'malformed';
  if (others.length === 0) return isRead ? candidatesOf({ reading, search, byStreet }) : [];
  const ofPlace = costOfPlaceAsLine(search) + costOfRegionAsCity(search);
  const leftOut = costOfLeftOut(search) + ofPlace + costOfUnreadCode(search);
  const arranged: Candidate[] = [];
  let best = Number.POSITIVE_INFINITY;
  const keep = (as: Arranged, found: readonly Candidate[]) => {
    for (const each of found) {
      best = Math.min(best, each.cost + as.cost);
      arranged.push(atCost(each, each.cost + as.cost, { street: each.street, arranged: as }));
    }
  };
  const left: Arranged[] = [];
  for (const as of arrangedReadings(search)) {
    const agreed = agreedMeaning(as, search, byStreet);
    if (agreed === undefined) left.push(as);
    else keep(as, agreed);
  }
  // What only repeats a part never interrupts.
  if (missing.length === 0 && arranged.some((each) => each.arranged?.isMoved === false)) return arranged;
  const asTypedAtLeast = leftOut + costOfStrangeArea(reading, profile);
  let typed: readonly Candidate[] | undefined;
  const weighTyped = () => {
    const limit = best + costs.negligible - leftOut;
    const found = isRead ? candidatesOf({ reading, search, byStreet, limit }) : [];
    best = found.reduce((least, { cost }) => Math.min(least, cost + leftOut), best);
    return found;
  };
  for (const as of left) {
    if (as.cost >= asTypedAtLeast) typed ??= weighTyped();
    // What costs so much more cannot change the decision, whatever its parts may mean.
    if (as.cost > best + costs.arrangedNegligible) continue;
    profile.work.spend(comparisonsOfSearch);
    const limit = best + costs.negligible - as.cost;
    keep(as, candidatesOf({ reading: as.reading, search, byStreet, isMoved: as.isMoved, limit }));
  }
  typed ??= weighTyped();
  const unread = missing.includes('locality')
    ? costOfUnreadCity(reading, arranged, profile)
    : costOfCityAsArea(reading, arranged, profile);
  const asTyped = leftOut + unread;
  return [...typed.map((each) => atCost(each, each.cost + asTyped, each)), ...arranged];
}

/** Returns the other arrangements as they are read, the likeliest first. */
function arrangedReadings({ profile, others }: JointSearch): Arranged[] {
  return others.map((each) => readAs(each, profile)).sort((a, b) => a.cost - b.cost);
}

function readAs({ address, cost, isMoved, isCityCut, city }: Arrangement, profile: CountryProfile): Arranged {
  const reading = readAddress(address, profile, city);
  return { reading, cost: cost + reading.missing.length * costs.partLeftOut, isMoved, isCityCut };
}

/** What is asked of a search: the candidates of one reading. */
interface Asked {
  readonly reading: Reading;
  readonly search: JointSearch;
  readonly byStreet: boolean;
  readonly isMoved?: boolean;
  /** Nats beyond which a candidate changes no decision. */
  readonly limit?: number | undefined;
}

function candidatesOf(asked: Asked): readonly Candidate[] {
  const { reading, search, isMoved = false, limit } = asked;
  const { profile } = search;
  const military = militaryCandidates(reading, profile);
  if (military !== undefined) return military;
  const { locality, administrativeArea } = search.reading.address;
  const moved = {
    isMoved,
    isPlaceMoved: isMoved && locality !== null && isPlaceElsewhere(reading.address, search.reading.address),
    isFromLines: isMoved && locality === null && administrativeArea === null,
  };
  const found = search.found.get(reading.address) ?? findCandidates(reading, profile, moved, limit);
  return withStreet(found, asked);
}

function isPlaceElsewhere(arranged: PostalAddress, typed: PostalAddress): boolean {
  const { locality, administrativeArea } = typed;
  return arranged.locality !== locality || arranged.administrativeArea !== administrativeArea;
}

/** What an arrangement means whose parts agree: they explain each other, and nothing else is looked for. */
function agreedMeaning(
  { reading }: Arranged,
  search: JointSearch,
  byStreet: boolean,
): readonly Candidate[] | undefined {
  const { profile } = search;
  if (reading.missing.length > 0 || isMilitary(reading, profile)) return undefined;
  const agreed = agreedCandidate(reading, profile);
  return agreed && withStreet([agreed], { reading, search, byStreet });
}

function withStreet(found: readonly Candidate[], { reading, search, byStreet }: Asked): readonly Candidate[] {
  const { profile } = search;
  search.found.set(reading.address, found);
  if (profile.work.isOver) search.isLookedAt = false;
  if (!byStreet || !search.isLookedAt) return found;
  const weighed = weighByStreet(found, reading, profile);
  return profile.work.isOver ? found : weighed;
}

/**
 * Decides with what street data says. It may show what was meant, but its gaps never put an address in doubt
 * that is sound without it: neither by themselves nor for a code where the street is not found either.
 */
function decideByStreet(search: JointSearch, weighed: readonly Candidate[]): Decision {
  const { reading, profile } = search;
  const decision = decide(weighed, reading, profile.losses);
  if (decision.doubt === undefined || !mayBeGap(decision, search)) return decision;
  const without = decide(weigh(search, false), reading, profile.losses);
  return without.doubt === undefined ? without : decision;
}

/** Whether it may be the gaps of street data that lead to a doubt: it has no such street where it leads. */
function mayBeGap({ change, arranged }: Decision, { reading, profile }: JointSearch): boolean {
  const { streets } = profile;
  if (streets === undefined) return false;
  if (change === undefined) return true;
  const { address, postalCode } = arranged?.reading ?? reading;
  const code = change.postalCode ?? postalCode?.primary;
  const { evidence } = streets.evidence(address.line1 ?? '', code ?? '');
  return evidence === 'unknown' || evidence === 'no data';
}

function withForm(decision: Decision, { postalCode }: CountryProfile): Decision {
  if (decision.doubt?.code !== 'PostalCode.Doubtful') return decision;
  return { ...decision, doubt: { code: 'PostalCode.Doubtful', params: { form: postalCode?.example ?? '' } } };
}

function withRepetitionsDropped(reading: Reading, profile: CountryProfile): Arranged | undefined {
  const address = withoutRepetitions(reading, profile);
  if (address === undefined) return undefined;
  const read = readAddress(address, profile);
  return agrees(read, profile) ? { reading: read, cost: 0, isMoved: false } : undefined;
}
