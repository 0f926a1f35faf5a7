import type { Problem } from '../fields/problem.ts';
import { isPlain } from './arrange/repetitions.ts';
import type { AddressCountry } from './countries/profile/address-country.ts';
import { type CountryProfile, profileOf } from './countries/profile/country-profile.ts';
import type { AddressLine } from './countries/profile/post-office-box.ts';
import type { AddressTrace } from './decide/address-trace.ts';
import type { AddressVerdict, StreetGaps } from './decide/address-verdict.ts';
import { type Faults, findFaults, isFaultless } from './decide/judge-address.ts';
import { isMilitary } from './decide/judge-military.ts';
import { holdOtherAddress } from './decide/other-address.ts';
import { standardize, suggestCorrection, writeArea } from './decide/write-address.ts';
import { addressParts, atPlace, type PostalAddress, shortened } from './postal-address.ts';
import { isLineOfNothing } from './reading/line-of-nothing.ts';
import { withLinesOnce } from './reading/lines-once.ts';
import { isOfNothing } from './reading/noise.ts';
import { namesPlace } from './reading/place-evidence.ts';
import { canonicalPostalCode, isPostalCode } from './reading/postal-code.ts';
import { type Reading, readAddress } from './reading/read-address.ts';
import { type StreetFinding, silent } from './street/street-judge.ts';
import { anyDigit } from './text/digits.ts';
import { longestText } from './text/place-key.ts';
import { repairText } from './text/repair-text.ts';
import { workLimits } from './text/work.ts';

/**
 * Verifies one address of one country. The verdict tells what is missing, what is malformed, what is in
 * doubt, and the correction that is far likelier than any other, if there is one. Pure: the same address and
 * data give the same verdict, and nothing throws. The evidence is written to the trace, if one is given.
 * `isInPlace`: each part is known to stand in its own field, so no other arrangement of the words is weighed.
 */
export function verifyAddress(
  address: PostalAddress,
  country: AddressCountry,
  trace?: AddressTrace,
  isInPlace = false,
): AddressVerdict {
  const profile = profileOf(country);
  return profile.work.within(workLimits.verification, () => verify(address, profile, trace, isInPlace));
}

function verify(
  address: PostalAddress,
  profile: CountryProfile,
  trace: AddressTrace | undefined,
  isInPlace: boolean,
): AddressVerdict {
  const isReadable = addressParts.every((part) => (address[part]?.length ?? 0) <= longestText);
  const typed = isReadable
    ? withTextRepaired(withLinesOnce(address), profile)
    : shortened(address, longestText);
  const reading = readAddress(typed, profile);
  const postOfficeBox = profile.boxes.find(reading.address);
  const street = profile.work.within(workLimits.street, () => streetFinding(reading, postOfficeBox, profile));
  const gaps = streetGaps(street, reading.address);
  const faults = findFaults(reading, profile, trace, isInPlace);
  const suggestion = isReadable ? (suggestCorrection(reading, faults, profile, trace) ?? null) : null;
  const stored = storedReading(reading, faults, profile);
  const ofPlace = doubtToTell(faults, address) ?? doubtOfLines(reading, profile);
  const doubts = [ofPlace ?? streetDoubt(street), lineDoubt(stored.address, profile)];
  return {
    missing: suggestion === null ? (faults.decision.lacking ?? reading.missing) : reading.missing,
    // Text that fits another field is misplaced, not malformed, and ErrorSuggestedFix may be overridden.
    malformed: suggestion === null ? faults.malformed : [],
    mended: suggestion !== null && isMended(reading, faults) ? faults.malformed : [],
    doubts:
      suggestion !== null ? [{ code: 'ErrorSuggestedFix' }] : doubts.filter((doubt) => doubt !== undefined),
    suggestion,
    standardized: isReadable ? standardize(stored, profile) : address,
    likelihood: faults.decision.right ?? null,
    isPlaceKnown: faults.decision.isKnown === true,
    postOfficeBox,
    isMilitary: isMilitary(reading, profile),
    streetEvidence: street.evidence,
    streetGaps: gaps,
    administrativeArea: stored.area ?? null,
  };
}

/**
 * Returns the reading that is stored or offered. What is accepted is stored without what only repeats a part,
 * unless the rest would be read in another way again.
 */
function storedReading(
  reading: Reading,
  { decision: { arranged, doubt } }: Faults,
  profile: CountryProfile,
): Reading {
  if (arranged === undefined || doubt !== undefined) return arranged?.reading ?? reading;
  const again = readAddress(standardize(arranged.reading, profile), profile);
  if (isPlain(again, profile)) return arranged.reading;
  const faults = findFaults(again, profile);
  const staysSo = isFaultless(again, faults) && faults.decision.arranged === undefined;
  return staysSo ? arranged.reading : reading;
}

/**
 * Beside a malformed code, what else is in doubt rests on guesses at it, unless a text names no province. A
 * province that only the city names is none that was typed: "Seoul 48058".
 */
function doubtToTell({ malformed, decision: { doubt } }: Faults, typed: PostalAddress): Problem | undefined {
  if (doubt?.code === 'Province.Mismatch' && typed.administrativeArea === null)
    return { code: 'PostalCode.Mismatch' };
  return malformed.length === 0 || doubt?.code === 'Province.Unknown' ? doubt : undefined;
}

/** Whether the postal code itself lacks something, rather than being text of another field. */
function isMended({ postalCode }: Reading, { decision }: Faults): boolean {
  return postalCode?.isShort === true && decision.arranged?.isMoved !== true;
}

function streetFinding(
  { address, postalCode }: Reading,
  postOfficeBox: AddressLine | null,
  { streets }: CountryProfile,
): StreetFinding {
  if (streets === undefined || address.line1 === null || postalCode === null) return silent;
  if (postOfficeBox === 'line1') return silent;
  return streets.evidence(address.line1, postalCode.primary);
}

function doubtOfLines(reading: Reading, profile: CountryProfile): Problem | undefined {
  return holdOtherAddress(reading, profile) ? { code: 'Address.Doubtful' } : undefined;
}

function lineDoubt(address: PostalAddress, profile: CountryProfile): Problem | undefined {
  return isLineOfNothing(address, profile) ? { code: 'AddressPrimary.Doubtful' } : undefined;
}

/** Returns a doubt about a number far beyond the street's end, which only a register knows. */
function streetDoubt({ evidence, isComplete }: StreetFinding): Problem | undefined {
  return isComplete && evidence === 'beyond' ? { code: 'AddressPrimary.NumberDoubtful' } : undefined;
}

/** Returns what the address lacks according to street data. Number and unit may stand on another line. */
function streetGaps(
  { evidence, isComplete, lacksNumber, lacksUnit }: StreetFinding,
  { line2, line3 }: PostalAddress,
): StreetGaps {
  const more = `${line2 ?? ''}${line3 ?? ''}`;
  return {
    isStreetUnknown: isComplete && evidence === 'unknown',
    lacksNumber: lacksNumber && !/\d/.test(more),
    lacksUnit: lacksUnit && more === '',
  };
}

/**
 * Puts broken letters of city, province and code right. Name and lines are kept as typed. What stands for no
 * province is none, nor is the name of the country, and what stands for no code is none where codes may be
 * left out. A city that is a province of its own names both.
 */
function withTextRepaired(address: PostalAddress, profile: CountryProfile): PostalAddress {
  const { format, areas, isCalled } = profile;
  const repaired = (text: string | null) => (text === null ? null : repairText(text));
  const city = repaired(address.locality);
  const code = repaired(address.postalCode);
  const locality = city === null || code === null ? city : withoutCode(city, code, profile);
  const area = repaired(address.administrativeArea);
  const isNoArea = area !== null && !areas.isNamed(area) && (isCalled(area) || isOfNothing(area));
  const administrativeArea = area === null || isNoArea ? areaOfCity({ ...address, locality }, profile) : area;
  const isNoCode = code !== null && !format.requiresPostalCode && isOfNothing(code) && !isCode(code, profile);
  return atPlace(address, locality, administrativeArea, isNoCode ? null : code);
}

const mostWordsOfCode = 2;
const shortestCode = 4;

/**
 * Returns a city without the postal code of its own field before or behind it: "3116 Mt Maunganui". Where the
 * data has both, the arrangements of the words show it.
 */
function withoutCode(city: string, code: string, profile: CountryProfile): string {
  const canonical = canonicalPostalCode(code);
  if (canonical.length < shortestCode || !anyDigit.test(canonical) || !anyDigit.test(city)) return city;
  const words = city.split(' ');
  const isCode = (each: readonly string[]) => canonicalPostalCode(each.join(' ')) === canonical;
  for (let count = 1; count <= Math.min(mostWordsOfCode, words.length - 1); count++) {
    const rest = isCode(words.slice(0, count))
      ? words.slice(count)
      : isCode(words.slice(-count))
        ? words.slice(0, -count)
        : [];
    const name = rest.join(' ').replace(/^,/, '').replace(/,$/, '').trim();
    const isShown = profile.postalCode !== null && namesPlace(name, profile);
    if (/\p{L}{2}/u.test(name) && !isShown) return name;
  }
  return city;
}

/** Whether a text is a code of the country, and not of zeros alone: "NA-10005" is one of Namibia. */
function isCode(text: string, { postalCode: rules }: CountryProfile): boolean {
  return rules !== null && /[1-9]/.test(text) && isPostalCode(text, rules);
}

/**
 * The province that a city is, as the country writes it beside a line, where addresses need one; or null. The
 * country may stand behind the city, or the code again.
 */
function areaOfCity({ line1, locality, postalCode }: PostalAddress, profile: CountryProfile): string | null {
  if (locality === null || !profile.format.requiresAdministrativeArea) return null;
  const end = locality.lastIndexOf(locality.includes(',') ? ',' : ' ');
  const tail = locality.slice(end + 1).trim();
  const isTail = end > 0 && (tail === postalCode || profile.isCalled(tail));
  const area = profile.areas.ofCity(isTail ? locality.slice(0, end) : locality);
  return area === undefined ? null : writeArea(area, { line1, locality, administrativeArea: null }, profile);
}
