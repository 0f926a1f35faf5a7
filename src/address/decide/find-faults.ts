import type { Problem } from '../../problem/problem.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { Reading } from '../reading/read-address.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import type { Decision } from './decide.ts';
import { judgeAddress } from './judge-address.ts';
import { judgeMilitary } from './judge-military.ts';
import { missingParts } from './required-parts.ts';

/** Everything that is wrong or in doubt about an address as typed. */
export interface Faults {
  readonly missing: AddressVerdict['missing'];
  readonly malformed: readonly Problem[];
  readonly decision: Decision;
}

const unjudged: Decision = {
  doubt: undefined,
  change: undefined,
  cost: Number.POSITIVE_INFINITY,
  reason: 'the postal code has another shape',
};

/** Finds the faults. `isShown` says that the address is shown to the buyer, as in `decide`. */
export function findFaults(
  reading: Reading,
  profile: CountryProfile,
  trace?: AddressTrace,
  isShown = false,
): Faults {
  const missing = missingParts(reading.address, profile.format);
  if (reading.postalCode?.status !== 'malformed') {
    const decision =
      judgeMilitary(reading, profile, trace) ?? judgeAddress(reading, missing, profile, trace, isShown);
    return { missing, malformed: [], decision };
  }
  const params = { form: profile.postalCode?.example ?? '' };
  return profile.format.isPostalCodeShapeUncertain === true
    ? { missing, malformed: [], decision: { ...unjudged, doubt: { code: 'PostalCode.Doubtful', params } } }
    : { missing, malformed: [{ code: 'PostalCode.Invalid', params }], decision: unjudged };
}

export function isFaultless({ missing, malformed, decision }: Faults): boolean {
  return missing.length === 0 && malformed.length === 0 && decision.doubt === undefined;
}
