import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { placeKey } from '../../src/address/countries/profile/name-keys-of.ts';
import { type AddressPart, addressParts, type PostalAddress } from '../../src/address/postal-address.ts';
import { primaryPart, readPostalCode } from '../../src/address/reading/postal-code.ts';
import type { Streets } from '../../src/address/street/streets.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';
import { readRealAddresses } from '../accuracy/real-addresses.ts';
import { keyOfLine, lineOf, type StreetAddress, type StreetCountry } from '../street-addresses.ts';
import type { StreetReport } from './street-report.ts';
import type { TypedVariant } from './typed-variants.ts';

export interface EngineOptions {
  readonly country: StreetCountry;
  /** The country without street data. */
  readonly bare: AddressCountry;
  /** The country with street data. */
  readonly loaded: AddressCountry;
  readonly report: StreetReport;
  /** The most addresses of each variant. */
  readonly most: number;
}

export interface TypedCase {
  readonly title: string;
  readonly typed: PostalAddress;
  readonly isSlip: boolean;
}

/** Reports what the engine makes of whole addresses, and returns the typed ones. */
export function measureEngine(variants: readonly TypedVariant[], options: EngineOptions): TypedCase[] {
  const { country, bare, report, most } = options;
  const typedCases: TypedCase[] = [];
  for (const { title, addresses, change, isSpelling, isSlip } of variants) {
    const sound = addresses.slice(0, most).filter((each) => isSound(wholeOf(each, country), bare));
    report.tallyAddresses(`engine ${title}`, sound, (address, random) => {
      const changed = change(address, random);
      if (changed === undefined) return undefined;
      const whole = wholeOf(address, country);
      const typed = { ...whole, ...changed };
      const { standardized } = verifyAddress(isSpelling === true ? typed : whole, bare);
      typedCases.push({ title, typed, isSlip });
      const outcome = outcomeOf(title, typed, standardized, options);
      // A slip may lead to another address that the data knows: it is right as typed.
      return isSlip && outcome === 'accepted'
        ? `accepted as ${verifyAddress(typed, options.loaded).streetEvidence}`
        : outcome;
    });
  }
  return typedCases;
}

/** Reports the outcome of the reference's shops and offices, which are independent of the street data. */
export function measureRealAddresses(streets: Streets, options: EngineOptions): void {
  const { country, bare, report } = options;
  const covered = (readRealAddresses() ?? [])
    .filter((each) => each.country === country.format.country && each.address.line1 !== null)
    .map(({ address }) => address)
    .filter(({ postalCode }) => streets.findCode(codeOf(postalCode, country)) >= 0);
  report.tally('real', covered, (typed) =>
    outcomeOf('real', typed, verifyAddress(typed, bare).standardized, options),
  );
}

/** Whether the engine accepts an address of street data as it stands. */
export function isSoundAddress(
  address: StreetAddress,
  known: StreetCountry,
  country: AddressCountry,
): boolean {
  return isSound(wholeOf(address, known), country);
}

/** Whether a row is accepted without street data. A row that is not says nothing about that data. */
function isSound(address: PostalAddress, bare: AddressCountry): boolean {
  const { doubts, missing } = verifyAddress(address, bare);
  return doubts.length === 0 && missing.length === 0;
}

function wholeOf(
  { number, street, code, city, region }: StreetAddress,
  { format, convention }: StreetCountry,
): PostalAddress {
  return {
    name: 'Jo Sample',
    line1: lineOf(street, number, convention),
    line2: null,
    line3: null,
    locality: city,
    administrativeArea: format.usesAdministrativeArea ? region : null,
    postalCode: code,
  };
}

function outcomeOf(
  title: string,
  typed: PostalAddress,
  meant: PostalAddress,
  { country, loaded, report }: EngineOptions,
): string {
  const { suggestion, doubts, missing } = verifyAddress(typed, loaded);
  if (suggestion === null) {
    if (doubts.length + missing.length === 0) return 'accepted';
    report.failure(`doubted ${title}`, JSON.stringify(typed), JSON.stringify(meant));
    return 'doubted';
  }
  if (addressParts.every((part) => isSamePart(part, suggestion, meant, country, loaded))) return 'right';
  report.failure(`engine ${title}`, JSON.stringify(typed), JSON.stringify(suggestion));
  return 'misleading';
}

/** Whether a part means the same in both addresses, in whatever spelling. */
function isSamePart(
  part: AddressPart,
  a: PostalAddress,
  b: PostalAddress,
  country: StreetCountry,
  loaded: AddressCountry,
): boolean {
  const isSame = (read: (address: PostalAddress) => string) => read(a) === read(b);
  if (part === 'line1') return isSame(({ line1 }) => keyOfLine(line1 ?? '', country.convention));
  if (part === 'locality') {
    const key = (each: PostalAddress) => placeKey(each.locality ?? '', country.format.country);
    return isSame(key) || areNamesOfOnePlace(key(a), key(b), loaded);
  }
  if (part === 'postalCode') return isSame(({ postalCode }) => codeOf(postalCode, country));
  // The area follows from the city and the code, so it is not compared.
  return part === 'administrativeArea' || a[part] === b[part];
}

/** Whether the place data has both names for one place, as "Hannover" and "Hanover". */
function areNamesOfOnePlace(a: string, b: string, { places }: AddressCountry): boolean {
  if (places === undefined) return false;
  const ofA = new Set([...places.findLocalities(a)].map((each) => places.preferred(each)));
  return [...places.findLocalities(b)].some((each) => ofA.has(places.preferred(each)));
}

function codeOf(postalCode: string | null, { rules }: StreetCountry): string {
  return primaryPart(readPostalCode(postalCode ?? '', rules).canonical, rules);
}
