import { areaFitter } from '../candidates/area-cost.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { findCandidates } from '../candidates/candidates.ts';
import { isKnownElsewhere, weighByStreet } from '../candidates/weigh-by-street.ts';
import { areasOfCode } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { codeNumberOf, localityAtCode } from '../reading/place-evidence.ts';
import type { Reading } from '../reading/read-address.ts';
import { workLimits } from '../text/work.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import { type Decision, decide } from './decide.ts';

const agreed: Decision = { doubt: undefined, change: undefined, cost: 0, reason: 'all parts agree' };

/**
 * Judges whether locality, administrative area and postal code belong together, and what was meant if they do
 * not. If all typed parts agree in the data, nothing is searched. `isShown` is as in `decide`.
 */
export function judgeAddress(
  reading: Reading,
  missing: AddressVerdict['missing'],
  profile: CountryProfile,
  trace?: AddressTrace,
  isShown = false,
): Decision {
  if (
    missing.every((part) => part === 'line1') &&
    agrees(reading, profile) &&
    !profile.work.within(workLimits.street, () => isKnownElsewhere(reading, profile))
  ) {
    trace?.decide(agreed.reason);
    return agreed;
  }
  const candidates = findCandidates(reading, profile, isShown);
  const isLookedAt = !profile.work.isOver;
  const weighed = weighByStreet(candidates, reading, profile);
  trace?.weigh(weighed);
  const byStreet = profile.work.isOver ? candidates : weighed;
  const decision = decideByStreet(candidates, byStreet, { reading, missing, isShown });
  const judged = withForm(isLookedAt ? decision : givenUp(decision), profile);
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

/**
 * Decides with what street data says. It may show what was meant, but its gaps never put an address in doubt
 * that is sound without it.
 */
function decideByStreet(
  candidates: readonly Candidate[],
  weighed: readonly Candidate[],
  { reading, missing, isShown }: Asked,
): Decision {
  const decision = decide(weighed, reading, missing, isShown);
  if (weighed === candidates || decision.doubt === undefined || decision.change !== undefined)
    return decision;
  const without = decide(candidates, reading, missing, isShown);
  return without.doubt === undefined ? without : decision;
}

interface Asked {
  readonly reading: Reading;
  readonly missing: AddressVerdict['missing'];
  readonly isShown: boolean;
}

function withForm(decision: Decision, { postalCode }: CountryProfile): Decision {
  if (decision.doubt?.code !== 'PostalCode.Doubtful') return decision;
  return { ...decision, doubt: { code: 'PostalCode.Doubtful', params: { form: postalCode?.example ?? '' } } };
}

/** Whether the data knows the code, and place and area belong to it. This answers most addresses quickly. */
function agrees(reading: Reading, profile: CountryProfile): boolean {
  const { postalCode, locality } = reading;
  const { places } = profile;
  if (postalCode?.status !== 'valid' || locality === null || places === undefined) return false;
  const code = codeNumberOf(postalCode.primary, profile);
  if (code < 0) return false;
  const at = localityAtCode(locality, code, places, profile);
  if (at < 0) return false;
  const areas = areasOfCode(code, profile);
  const where = { areas, ofPlace: undefined, canonical: postalCode.primary, code };
  const fit = areaFitter(reading, profile)(where);
  return !fit.isWrong && fit.area === undefined;
}
