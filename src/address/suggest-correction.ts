import type { AddressTrace } from './address-trace.ts';
import { completeAddress } from './complete-address.ts';
import { applyCorrection, bestCorrection } from './correction.ts';
import type { CountryProfile } from './country-profile.ts';
import { type Faults, findFaults, isFaultless } from './find-faults.ts';
import { mendStreetWords } from './mend-street-words.ts';
import type { PostalAddress } from './postal-address.ts';
import { type Reading, readAddress } from './read-address.ts';
import { looksMisplaced, recoverFields } from './recover-fields.ts';

/**
 * The corrected address, if there is one that finds nothing to object when verified itself: what is typed in the wrong
 * field put right, what is missing supplied, or the correction that is clearly the likeliest; and misspelt street words
 * mended along with it. undefined where there is nothing to correct, or none is good enough.
 */
export function suggestCorrection(
  reading: Reading,
  faults: Faults,
  profile: CountryProfile,
  trace?: AddressTrace,
): PostalAddress | undefined {
  const { address } = reading;
  const { missing, malformed, judgement } = faults;
  const sound = (suggested: PostalAddress | undefined, reason: string) =>
    soundOnly(suggested, profile, reason, trace);
  const isAreaStrange = judgement.doubt?.code === 'Province.Unknown';
  if (missing.length + malformed.length > 0 || isAreaStrange || looksMisplaced(address)) {
    const recovered = sound(recoverFields(address, profile), 'what is in the wrong field put right');
    if (recovered !== undefined) return recovered;
  }
  if (malformed.length > 0) return undefined;
  if (missing.length > 0)
    return sound(completeAddress(reading, missing, profile), 'what is missing supplied');
  if (judgement.doubt === undefined) {
    const mended = withStreetMended(address, profile);
    return mended === address ? undefined : sound(mended, 'street words mended');
  }
  const best = bestCorrection(judgement.corrections, trace);
  const corrected = best && sound(applyCorrection(reading, best, profile), best.reason);
  if (corrected === undefined || countChanges(reading, corrected, profile) <= mostChanges) return corrected;
  trace?.decide('not offered after all: more than two parts would change');
  return undefined;
}

/** More parts in doubt than these are no slip of the pen (decisions, what may interrupt a buyer). */
const mostChanges = 2;

function countChanges(
  { address, area, locality, postalCode }: Reading,
  corrected: PostalAddress,
  profile: CountryProfile,
) {
  const other = readAddress(corrected, profile);
  const isOtherLine = address.line1 !== corrected.line1;
  const changes = [isOtherLine, locality?.key !== other.locality?.key, area !== other.area];
  return [...changes, postalCode?.primary !== other.postalCode?.primary].filter((isChanged) => isChanged)
    .length;
}

/** The suggestion with its street words mended, if it is acceptable and nothing is left in the wrong field. */
function soundOnly(
  suggested: PostalAddress | undefined,
  profile: CountryProfile,
  reason: string,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  if (suggested === undefined) return undefined;
  const isSound =
    isFaultless(findFaults(readAddress(suggested, profile), profile)) &&
    !(looksMisplaced(suggested) && recoverFields(suggested, profile) !== undefined);
  trace?.decide(isSound ? `offered: ${reason}` : `not offered, for it would be doubted itself: ${reason}`);
  return isSound ? withStreetMended(suggested, profile) : undefined;
}

function withStreetMended(address: PostalAddress, { traits }: CountryProfile): PostalAddress {
  if (traits.streetWords !== 'en' || address.line1 === null) return address;
  const line1 = mendStreetWords(address.line1);
  return line1 === undefined ? address : { ...address, line1 };
}
