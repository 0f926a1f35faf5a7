import { costs } from '../cost/costs.ts';
import { areaCodeOf } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { isPlaceOfCode, localitiesNamed } from '../reading/place-evidence.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import { looksMisplaced, recoverFields } from '../reading/recover-fields.ts';
import type { AddressTrace } from './address-trace.ts';
import { applyChange } from './apply-change.ts';
import { withStreetCorrected } from './correct-street.ts';
import { type Faults, findFaults, isFaultless } from './find-faults.ts';

/**
 * Returns the corrected address, if one passes verification itself without an objection: misplaced parts
 * moved, the decided change applied, and misspelt street words corrected too. undefined if there is nothing
 * to correct, or if no correction is good enough.
 */
export function suggestCorrection(
  reading: Reading,
  faults: Faults,
  profile: CountryProfile,
  trace?: AddressTrace,
): PostalAddress | undefined {
  const { address } = reading;
  const { missing, malformed, decision } = faults;
  if (!isFaultless(faults) || looksMisplaced(address)) {
    const isHidden = hidesArea(address, profile);
    const costAsTyped = isHidden ? Number.POSITIVE_INFINITY : costOf(faults);
    const recovered = recovery(address, costAsTyped, profile, trace);
    // A city with a province behind it is never offered.
    if (recovered !== undefined || isHidden) return recovered;
  }
  if (malformed.length > 0) return undefined;
  if (decision.change !== undefined) return changed(reading, faults, profile, trace);
  if (decision.doubt !== undefined || missing.length > 0) return undefined;
  const corrected = withStreetCorrected(address, reading.postalCode?.primary, profile);
  return corrected === address ? undefined : soundOnly(corrected, profile, 'the street corrected', trace);
}

/**
 * Returns the cost of the likeliest meaning of an address as typed; Infinity if something in it has no
 * meaning.
 */
function costOf({ missing, malformed, decision }: Faults): number {
  const isComplete = missing.length === 0 || decision.change !== undefined;
  return isComplete && malformed.length === 0 ? decision.cost : Number.POSITIVE_INFINITY;
}

/** Whether the province field is empty and the province follows the city and a comma. */
function hidesArea({ locality, administrativeArea }: PostalAddress, { areas }: CountryProfile): boolean {
  const comma = locality?.lastIndexOf(',') ?? -1;
  return (
    comma > 0 && administrativeArea === null && areas.find(locality?.slice(comma + 1) ?? '') !== undefined
  );
}

/**
 * Returns the address with misplaced parts moved, and corrected if it is still in doubt; undefined if that is
 * not likelier than the typed address.
 */
function recovery(
  address: PostalAddress,
  costAsTyped: number,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  const recovered = recoverFields(address, profile);
  if (recovered === undefined) return undefined;
  const reading = readAddress(recovered, profile);
  const faults = findFaults(reading, profile, trace, true);
  if (faults.malformed.length > 0 || costOf(faults) + costs.fieldsMisplaced >= costAsTyped) return undefined;
  const isCorrected = faults.decision.change?.locality !== undefined;
  if (!isCorrected && isNoPlace(reading, address, profile)) return undefined;
  if (isFaultless(faults))
    return soundOnly(recovered, profile, 'what is in the wrong field put right', trace);
  return faults.decision.change === undefined ? undefined : changed(reading, faults, profile, trace);
}

/**
 * Whether the text of the province field moved to the city although it is a place neither of the province
 * that is then named nor of the postal code.
 */
function isNoPlace({ locality, area }: Reading, typed: PostalAddress, profile: CountryProfile): boolean {
  if (locality === null || locality.text !== typed.administrativeArea) return false;
  if (isPlaceOfCode(locality.text, typed.postalCode, profile)) return false;
  return !localitiesNamed(locality, profile).some((named) => {
    const its = areaCodeOf(named, profile);
    return its === undefined || area === undefined || its === area;
  });
}

function changed(
  reading: Reading,
  { decision }: Faults,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  const corrected = decision.change && applyChange(reading, decision.change, profile);
  const sound = corrected && soundOnly(corrected, profile, 'the likeliest correction', trace);
  if (sound === undefined || countChanges(reading, sound, profile) <= mostChanges) return sound;
  trace?.decide('not offered after all: more than two parts would change');
  return undefined;
}

/** A suggestion changes at most this many parts (decisions, what may interrupt a buyer). */
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

/** Returns the suggestion with its street words corrected, if it is acceptable and no part is misplaced. */
function soundOnly(
  suggested: PostalAddress,
  profile: CountryProfile,
  reason: string,
  trace: AddressTrace | undefined,
): PostalAddress | undefined {
  const isSound =
    isFaultless(findFaults(readAddress(suggested, profile), profile)) &&
    !(looksMisplaced(suggested) && recoverFields(suggested, profile) !== undefined);
  trace?.decide(isSound ? `offered: ${reason}` : `not offered, for it would be doubted itself: ${reason}`);
  return isSound
    ? withStreetCorrected(suggested, readAddress(suggested, profile).postalCode?.primary, profile)
    : undefined;
}
