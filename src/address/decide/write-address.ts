import type { Change } from '../candidates/candidate.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { atPlace, isSameAddress, type PostalAddress } from '../postal-address.ts';
import { isLineOfNothing } from '../reading/line-of-nothing.ts';
import { withoutLineOfNothing } from '../reading/line-of-street.ts';
import { formatPostalCode } from '../reading/postal-code.ts';
import { findArea, type Reading, readAddress } from '../reading/read-address.ts';
import { correctStreetWords } from '../street/correct-street-words.ts';
import { isLatinText } from '../text/latin-text.ts';
import type { AddressTrace } from './address-trace.ts';
import { type Faults, findFaults, isFaultless } from './judge-address.ts';
import { holdOtherAddress } from './other-address.ts';
import { withReplacedUnits } from './replaced-units.ts';

/**
 * Returns the address as it is stored: the administrative area by its code if the country's addresses show
 * one, the postal code as the country writes it. The locality, the name and the lines stay as typed, since
 * nobody can know which of two spellings of a place the buyer prefers.
 */
export function standardize(reading: Reading, profile: CountryProfile): PostalAddress {
  const { address, area, postalCode } = reading;
  const written = area === undefined ? address.administrativeArea : writeArea(area, address, profile);
  const code = postalCode?.status === 'valid' ? postalCode.written : address.postalCode;
  return atPlace(address, address.locality, written, code);
}

const shortCode = /^[A-Z]{1,3}$/;

/**
 * Returns an area as it is written on an address of the country: by its short code if it has one; else as
 * typed, if the text names this area and is not an ISO 3166-2 code; else by a name in the script of the
 * address.
 */
export function writeArea(
  code: string,
  address: Pick<PostalAddress, 'line1' | 'locality' | 'administrativeArea'>,
  profile: CountryProfile,
): string {
  if (shortCode.test(code)) return code;
  const typed = address.administrativeArea;
  if (typed !== null && !isIsoCode(typed, profile.format.country) && findArea(typed, profile) === code) {
    if (profile.areas.find(typed) === code) return typed;
    const once = withoutBehind(typed, address.locality, profile);
    return findArea(once, profile) === code ? once : typed;
  }
  const sample = `${address.locality ?? ''}${typed ?? ''}${address.line1 ?? ''}`;
  const names = profile.format.administrativeAreas.find((area) => area.code === code)?.names ?? [];
  if (isLatinText(code) || !isLatinText(sample)) return code;
  return names.find((name) => isLatinText(name) && /\p{Ll}/u.test(name)) ?? code;
}

/** Returns the text of an area without the city or the country behind it: "東京都千代田区", "Punjab, India". */
function withoutBehind(text: string, locality: string | null, { isCalled }: CountryProfile): string {
  if (locality !== null && text.endsWith(locality))
    return text.slice(0, -locality.length).trim().replace(/,$/, '');
  const comma = text.lastIndexOf(',');
  return comma > 0 && isCalled(text.slice(comma + 1).trim()) ? text.slice(0, comma) : text;
}

/** Whether a text is a code that no label shows, such as "JP-13" or "13" for a prefecture. */
function isIsoCode(text: string, country: string): boolean {
  return (/\d/.test(text) && !/\s/.test(text)) || text.toUpperCase().startsWith(`${country}-`);
}

/** Returns the whole changed address; undefined if it would equal the typed one. */
export function applyChange(
  reading: Reading,
  { locality, area, postalCode }: Change,
  profile: CountryProfile,
): PostalAddress | undefined {
  const { address } = reading;
  const { postalCode: rules } = profile;
  const typed = standardize(reading, profile);
  const city = locality === undefined ? address.locality : inCaseOf(address.locality, locality);
  const written = area === undefined ? typed.administrativeArea : writeArea(area, address, profile);
  const isCode = postalCode !== undefined && rules !== null;
  const changed = atPlace(
    address,
    city,
    written,
    isCode ? formatPostalCode(postalCode, rules) : typed.postalCode,
  );
  return isSameAddress(changed, address) ? undefined : changed;
}

/** Writes a name that is all capitals in the data in mixed case, unless the buyer writes capitals too. */
export function inCaseOf(typed: string | null, name: string): string {
  const isShouted = name.length > 3 && name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isShouted || (typed !== null && typed === typed.toUpperCase())) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s\-/(.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/**
 * Returns the corrected address, if one passes verification itself without an objection: the decided
 * arrangement and change applied, and misspelt street words corrected too. undefined if there is nothing to
 * correct, or if no correction is good enough.
 */
export function suggestCorrection(
  reading: Reading,
  { malformed, decision }: Faults,
  profile: CountryProfile,
  trace?: AddressTrace,
): PostalAddress | undefined {
  const { change, doubt, arranged } = decision;
  if (change !== undefined) {
    const arrangedReading = arranged?.reading ?? reading;
    const changed = applyChange(arrangedReading, change, profile) ?? arrangedReading.address;
    const lines = withReplacedUnits(changed, arrangedReading.address, profile);
    const corrected = withoutLineOfNothing(lines, profile);
    const sound = soundOnly(corrected, profile, 'the likeliest correction', trace);
    if (sound === undefined) return undefined;
    if (countChanges(arrangedReading, sound) <= mostChanges) return sound.address;
    trace?.decide('not offered after all: more than two parts would change');
    return undefined;
  }
  if (doubt !== undefined || reading.missing.length > 0 || malformed.length > 0) return undefined;
  const address = arranged?.reading.address ?? reading.address;
  const lines = withoutLineOfNothing(address, profile);
  const corrected = withStreetCorrected(lines, reading.postalCode?.primary, profile);
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
  const isSound =
    isFaultless(read, faults) && !isLineOfNothing(suggested, profile) && !holdOtherAddress(read, profile);
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
