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
  const decision = judgeAddress(reading, missing, profile, trace);
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

export function isFaultless({ missing, malformed, decision }: Faults): boolean {
  return missing.length === 0 && malformed.length === 0 && decision.doubt === undefined;
}
