import type { AddressTrace } from './address-trace.ts';
import type { CountryProfile } from './country-profile.ts';
import { judgeCodeSlip } from './judge-code-slip.ts';
import { judgeKnownCode } from './judge-known-code.ts';
import { judgeUnknownArea, judgeUnknownCode } from './judge-unknown-code.ts';
import type { Judgement } from './judgement.ts';
import { knownCode } from './known-code.ts';
import { codeNumberOf } from './place-evidence.ts';
import type { Reading } from './read-address.ts';

/**
 * Judges whether locality, administrative area and postal code belong together, by place data where the data knows the
 * code, else by the country's own rule for the beginnings of codes. What the data does not know is acceptable.
 */
export function judgePlaces(reading: Reading, profile: CountryProfile, trace?: AddressTrace): Judgement {
  const { postalCode } = reading;
  const rules = profile.postalCode;
  if (postalCode === null || rules === null) return judgeUnknownArea(reading, undefined, profile);
  if (postalCode.status !== 'valid') return judgeCodeSlip(reading, rules, profile, trace);
  const code = codeNumberOf(postalCode.primary, profile);
  const known = knownCode(reading, postalCode.primary, code, profile, trace);
  return known === undefined
    ? judgeUnknownCode(reading, postalCode.primary, profile, trace)
    : judgeKnownCode(known);
}
