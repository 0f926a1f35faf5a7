import type { Problem } from '../../fields/problem.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { missingParts, type Reading } from '../reading/read-address.ts';
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
export function findFaults(
  reading: Reading,
  profile: CountryProfile,
  trace?: AddressTrace,
  isInPlace = false,
): Faults {
  const missing = missingParts(reading.address, profile.format);
  const judged = judgeAddress(reading, missing, profile, trace, isInPlace);
  const decision = withTaught(judged, reading, missing, profile, trace);
  const { postalCode } = reading;
  if (postalCode === null || postalCode.status === 'valid') return { missing, malformed: [], decision };
  if (isReadElsewhere(decision)) return { missing, malformed: [], decision };
  const params = { form: profile.postalCode?.example ?? '' };
  const isUncertain = profile.format.isPostalCodeShapeUncertain === true;
  if (isUncertain || (postalCode.status === 'slip' && !postalCode.isShort)) {
    const doubt = doubtOfCode(decision, { code: 'PostalCode.Doubtful', params });
    return { missing, malformed: [], decision: { ...decision, doubt } };
  }
  return { missing, malformed: [{ code: 'PostalCode.Invalid', params }], decision };
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
  { locality, area, postalCode }: Reading,
  missing: AddressVerdict['missing'],
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

export function isFaultless({ missing, malformed, decision }: Faults): boolean {
  return missing.length === 0 && malformed.length === 0 && decision.doubt === undefined;
}
