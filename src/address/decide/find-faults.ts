import type { Problem } from '../../problem/problem.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Reading } from '../reading/read-address.ts';
import { missingParts } from '../reading/required-parts.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import type { Decision } from './decide.ts';
import { judgeAddress } from './judge-address.ts';

/** Everything that is wrong or in doubt about an address as typed. */
export interface Faults {
  readonly missing: AddressVerdict['missing'];
  readonly malformed: readonly Problem[];
  readonly decision: Decision;
}

/** Finds the faults. */
export function findFaults(reading: Reading, profile: CountryProfile, trace?: AddressTrace): Faults {
  const missing = missingParts(reading.address, profile.format);
  const decision = withTaught(
    judgeAddress(reading, missing, profile, trace),
    reading,
    missing,
    profile,
    trace,
  );
  if (reading.postalCode?.status !== 'malformed') return { missing, malformed: [], decision };
  const params = { form: profile.postalCode?.example ?? '' };
  return profile.format.isPostalCodeShapeUncertain === true
    ? {
        missing,
        malformed: [],
        decision: { ...decision, doubt: decision.doubt ?? { code: 'PostalCode.Doubtful', params } },
      }
    : {
        missing,
        malformed: [{ code: 'PostalCode.Invalid', params }],
        decision: { ...decision, doubt: undefined },
      };
}

/** A doubt about a pair that somebody vouched for ends, and with it whatever would be offered instead. */
function withTaught(
  decision: Decision,
  { locality, area, postalCode }: Reading,
  missing: AddressVerdict['missing'],
  { taught, areas }: CountryProfile,
  trace?: AddressTrace,
): Decision {
  if (taught === undefined || decision.doubt === undefined || missing.length > 0) return decision;
  if (locality === null || postalCode?.status !== 'valid') return decision;
  const named = area !== undefined && areas.codes.has(area) ? area : null;
  if (!locality.keys().some((key) => taught.has(key, named, postalCode.primary))) return decision;
  const reason = 'accepted: buyers insisted on this city with this postal code, and that was approved';
  trace?.decide(reason);
  return { ...ofDecision(decision), doubt: undefined, change: undefined, reason };
}

/** As typed, whatever arrangement was offered. */
function ofDecision({ arranged: _arranged, ...decision }: Decision): Decision {
  return decision;
}

export function isFaultless({ missing, malformed, decision }: Faults): boolean {
  return missing.length === 0 && malformed.length === 0 && decision.doubt === undefined;
}
