import { type Arrangement, arrangementsOf } from '../arrange/arrangements.ts';
import { namesAnotherCountry } from '../arrange/other-country.ts';
import { isPlain, withoutRepetitions } from '../arrange/repetitions.ts';
import { tokensOf } from '../arrange/tokens.ts';
import { agreedCandidate, agrees } from '../candidates/agreed-candidate.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { findCandidates } from '../candidates/candidates.ts';
import { isKnownElsewhere, weighByStreet } from '../candidates/weigh-by-street.ts';
import { costs } from '../cost/costs.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import type { RequirablePart } from '../reading/required-parts.ts';
import { missingParts } from '../reading/required-parts.ts';
import { workLimits } from '../text/work.ts';
import type { AddressTrace } from './address-trace.ts';
import { type Decision, decide } from './decide.ts';
import { isMilitary, militaryCandidates } from './judge-military.ts';

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
  missing: readonly RequirablePart[],
  profile: CountryProfile,
  trace?: AddressTrace,
  isInPlace = false,
): Decision {
  if (
    missing.every((part) => part === 'line1') &&
    agrees(reading, profile) &&
    !profile.work.within(workLimits.street, () => isKnownElsewhere(reading, profile))
  ) {
    trace?.decide(agreed.reason);
    return isInPlace ? agreed : { ...agreed, ...repetitionsDropped(reading, missing, profile) };
  }
  const isSettled = isInPlace || isPlain(reading, missing, profile) || isMilitary(reading, profile);
  const tokens = isSettled ? [] : tokensOf(reading.address, profile);
  if (namesAnotherCountry(tokens, profile)) {
    trace?.decide(elsewhere.reason);
    return elsewhere;
  }
  const others = isSettled ? [] : arrangementsOf(reading.address, profile, tokens);
  const isLookedAt = !profile.work.isOver;
  const search: JointSearch = { reading, missing, profile, others, found: new Map(), isLookedAt };
  const weighed = weigh(search, true);
  trace?.weigh(weighed);
  const decision = decideByStreet(search, weighed);
  const judged = withForm(search.isLookedAt ? decision : givenUp(decision), profile);
  trace?.decide(judged.reason);
  return judged;
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

interface JointSearch {
  readonly reading: Reading;
  readonly missing: readonly RequirablePart[];
  readonly profile: CountryProfile;
  readonly others: readonly Arrangement[];
  /** What was found for an arrangement, before streets are looked at. */
  readonly found: Map<PostalAddress, readonly Candidate[]>;
  /** Whether all meanings were looked at. */
  isLookedAt: boolean;
}

/** Reading an arrangement and beginning its search take about as long as so many comparisons. */
const comparisonsOfReading = 50;

/** Returns what the address may mean as typed and in the other arrangements. */
function weigh(search: JointSearch, byStreet: boolean): readonly Candidate[] {
  const { reading, missing, profile, others } = search;
  const typed =
    reading.postalCode?.status === 'malformed' ? [] : candidatesOf(reading, search, false, byStreet);
  if (others.length === 0) return typed;
  const fewest = Math.min(...others.map(({ address }) => missingParts(address, profile.format).length));
  const unread = Math.max(0, missing.length - fewest) * costs.partUnread;
  const leftOut = missing.length * costs.partLeftOut + unread;
  const arranged: Candidate[] = [];
  let best = typed.reduce((least, { cost }) => Math.min(least, cost), Number.POSITIVE_INFINITY) + leftOut;
  for (const { address, cost, isMoved, city = address.locality } of others) {
    const lacking = missingParts(address, profile.format);
    const more = cost + lacking.length * costs.partLeftOut;
    // What costs so much more cannot change the decision, whatever its parts may mean.
    if (more > best + costs.arrangedNegligible) continue;
    profile.work.spend(comparisonsOfReading);
    const read = readAddress(address, profile, city);
    if (read.postalCode?.status === 'malformed') continue;
    const as = { reading: read, missing: lacking, cost: more, isMoved };
    for (const each of candidatesOf(read, search, isMoved, byStreet)) {
      best = Math.min(best, each.cost + more);
      arranged.push({ ...each, cost: each.cost + more, arranged: as });
    }
  }
  const asTyped = leftOut + (missing.includes('locality') ? costOfUnreadCity(arranged) : 0);
  return [...typed.map((each) => ({ ...each, cost: each.cost + asTyped })), ...arranged];
}

/**
 * Returns what it costs that no city was typed although other words name one that goes with the code: as
 * much as such a name is rare among all places.
 */
function costOfUnreadCity(arranged: readonly Candidate[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { isNamed, wrong, place } of arranged)
    if (isNamed === true && wrong.length === 0) least = Math.min(least, place);
  return least === Number.POSITIVE_INFINITY ? 0 : least;
}

function candidatesOf(
  reading: Reading,
  search: JointSearch,
  isMoved: boolean,
  byStreet: boolean,
): readonly Candidate[] {
  const { profile } = search;
  const military = militaryCandidates(reading, profile);
  if (military !== undefined) return military;
  const found = search.found.get(reading.address) ?? meaningsOf(reading, search, isMoved);
  search.found.set(reading.address, found);
  if (profile.work.isOver) search.isLookedAt = false;
  if (!byStreet || !search.isLookedAt) return found;
  const weighed = weighByStreet(found, reading, profile);
  return profile.work.isOver ? found : weighed;
}

/** In another arrangement, parts that agree explain each other, and nothing else is looked for. */
function meaningsOf(reading: Reading, { profile, reading: typed }: JointSearch, isMoved: boolean) {
  const isWhole = reading !== typed && missingParts(reading.address, profile.format).length === 0;
  const agreed = isWhole ? agreedCandidate(reading, profile) : undefined;
  return agreed === undefined ? findCandidates(reading, profile, isMoved) : [agreed];
}

/**
 * Decides with what street data says. It may show what was meant, but its gaps never put an address in doubt
 * that is sound without it.
 */
function decideByStreet(search: JointSearch, weighed: readonly Candidate[]): Decision {
  const { reading, missing, profile } = search;
  const decision = decide(weighed, reading, missing, profile.losses);
  if (profile.streets === undefined || decision.doubt === undefined || decision.change !== undefined)
    return decision;
  const without = decide(weigh(search, false), reading, missing, profile.losses);
  return without.doubt === undefined ? without : decision;
}

function withForm(decision: Decision, { postalCode }: CountryProfile): Decision {
  if (decision.doubt?.code !== 'PostalCode.Doubtful') return decision;
  return { ...decision, doubt: { code: 'PostalCode.Doubtful', params: { form: postalCode?.example ?? '' } } };
}

function repetitionsDropped(
  reading: Reading,
  missing: readonly RequirablePart[],
  profile: CountryProfile,
): Pick<Decision, 'arranged'> {
  const address = withoutRepetitions(reading, profile);
  if (address === undefined) return {};
  const read = readAddress(address, profile);
  return agrees(read, profile) ? { arranged: { reading: read, missing, cost: 0, isMoved: false } } : {};
}
