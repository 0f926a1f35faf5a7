import type { Problem } from '../problem/problem.ts';
import type { AddressTrace } from './address-trace.ts';
import type { AddressVerdict } from './address-verdict.ts';
import type { CountryProfile } from './country-profile.ts';
import { judgeMilitary } from './judge-military.ts';
import { judgePlaces } from './judge-places.ts';
import { acceptable, type Judgement } from './judgement.ts';
import type { Reading } from './read-address.ts';
import { missingParts } from './required-parts.ts';

/** All that is wrong or in doubt with an address as it is typed. */
export interface Faults {
  readonly missing: AddressVerdict['missing'];
  readonly malformed: readonly Problem[];
  readonly judgement: Judgement;
}

export function findFaults(reading: Reading, profile: CountryProfile, trace?: AddressTrace): Faults {
  const malformed = malformedParts(reading, profile);
  return {
    missing: missingParts(reading.address, profile.format),
    malformed,
    judgement:
      malformed.length > 0
        ? acceptable
        : (judgeMilitary(reading, profile, trace) ?? judgePlaces(reading, profile, trace)),
  };
}

export function isFaultless({ missing, malformed, judgement }: Faults): boolean {
  return missing.length === 0 && malformed.length === 0 && judgement.doubt === undefined;
}

function malformedParts({ postalCode }: Reading, profile: CountryProfile): Problem[] {
  if (postalCode?.status !== 'malformed') return [];
  return [{ code: 'PostalCode.Invalid', params: { form: profile.postalCode?.example ?? '' } }];
}
