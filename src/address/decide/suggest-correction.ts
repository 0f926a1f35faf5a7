import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { isSameAddress, type PostalAddress } from '../postal-address.ts';
import { isLineOfNothing } from '../reading/noise.ts';
import { type Reading, readAddress } from '../reading/read-address.ts';
import { correctStreetWords } from '../street/correct-street-words.ts';
import type { AddressTrace } from './address-trace.ts';
import { type Faults, findFaults, isFaultless } from './judge-address.ts';
import { applyChange } from './standardize.ts';

/**
 * Returns the corrected address, if one passes verification itself without an objection: the decided
 * arrangement and change applied, and misspelt street words corrected too. undefined if there is nothing to
 * correct, or if no correction is good enough.
 */
export function suggestCorrection(
  reading: Reading,
  { missing, malformed, decision }: Faults,
  profile: CountryProfile,
  trace?: AddressTrace,
): PostalAddress | undefined {
  const { change, doubt, arranged } = decision;
  if (change !== undefined) {
    const arrangedReading = arranged?.reading ?? reading;
    const corrected = applyChange(arrangedReading, change, profile) ?? arrangedReading.address;
    const sound = soundOnly(corrected, profile, 'the likeliest correction', trace);
    if (sound === undefined) return undefined;
    if (countChanges(arrangedReading, sound) <= mostChanges) return sound.address;
    trace?.decide('not offered after all: more than two parts would change');
    return undefined;
  }
  if (doubt !== undefined || missing.length > 0 || malformed.length > 0) return undefined;
  const address = arranged?.reading.address ?? reading.address;
  const corrected = withStreetCorrected(address, reading.postalCode?.primary, profile);
  if (corrected === address) return undefined;
  return soundOnly(corrected, profile, 'the street corrected', trace)?.address;
}

/** A suggestion changes at most this many parts (decisions, what may interrupt a buyer). */
const mostChanges = 2;

function countChanges(
  { address, area, locality, postalCode }: Reading,
  { address: corrected, read: other }: SoundAddress,
) {
  const isOtherLine = address.line1 !== corrected.line1;
  const changes = [isOtherLine, locality?.key !== other.locality?.key, area !== other.area];
  return [...changes, postalCode?.primary !== other.postalCode?.primary].filter((isChanged) => isChanged)
    .length;
}

interface SoundAddress {
  readonly address: PostalAddress;
  /** The same, read before its street was corrected. */
  readonly read: Reading;
}

/** Returns the suggestion with its street words corrected, if it is acceptable. */
function soundOnly(
  suggested: PostalAddress,
  profile: CountryProfile,
  reason: string,
  trace: AddressTrace | undefined,
  isArranged = false,
): SoundAddress | undefined {
  const read = readAddress(suggested, profile);
  const faults = findFaults(read, profile);
  const isSound = isFaultless(faults) && !isLineOfNothing(suggested, profile);
  trace?.decide(isSound ? `offered: ${reason}` : `not offered, for it would be doubted itself: ${reason}`);
  if (!isSound) return undefined;
  // What only repeats is dropped from a suggestion as it is from what is stored.
  const once = faults.decision.arranged?.reading.address;
  if (once !== undefined && !isSameAddress(once, suggested))
    return isArranged ? undefined : soundOnly(once, profile, reason, trace, true);
  return { address: withStreetCorrected(suggested, read.postalCode?.primary, profile), read };
}

/**
 * Returns the address with its street corrected by the street data of its postal code. If that data says
 * nothing, an evidently misspelt street word is corrected. The same address is returned if there is nothing
 * to correct, or if the code has the street as typed.
 */
export function withStreetCorrected(
  address: PostalAddress,
  code: string | undefined,
  { streets, definition, boxes }: CountryProfile,
): PostalAddress {
  const { line1 } = address;
  if (line1 === null) return address;
  const evidence = code === undefined ? undefined : streets?.evidence(line1, code).evidence;
  if (evidence === 'known') return address;
  if (code !== undefined && evidence !== undefined && boxes.find(address) !== 'line1') {
    const suggestion = streets?.suggestion(line1, code);
    if (suggestion !== undefined) return { ...address, line1: suggestion.line1 };
  }
  if (evidence === 'between' || evidence === 'street' || evidence === 'beyond') return address;
  const words = definition.streetWords;
  const corrected = words && correctStreetWords(line1, words);
  return corrected === undefined ? address : { ...address, line1: corrected };
}
