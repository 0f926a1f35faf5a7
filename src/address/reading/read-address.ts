import type { AddressFormat } from '../countries/profile/address-format.ts';
import { areaCodeOf, areasOfCanonical, codeNumberOf, noAreas } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { bareKey, saysDivision } from '../text/area-key.ts';
import { anyDigit } from '../text/digits.ts';
import type { NameKeys } from '../text/place-key.ts';
import { isWhole, placeNameForms, saysItsKind, townIn, withoutDistrict } from '../text/place-name-forms.ts';
import { remember, rememberBy } from '../text/remember.ts';
import { primaryPart, type ReadPostalCode, readPostalCode } from './postal-code.ts';

/**
 * An address as the engine reads it: the typed parts, ready to be compared without irrelevant differences.
 */
export interface Reading {
  readonly address: PostalAddress;
  /** null where the address names no locality. */
  readonly locality: ReadLocality | null;
  /** Code of the administrative area that the address names; undefined if it names none, or no known one. */
  readonly area: string | undefined;
  /** null if none is given, or if the country has no postal codes. */
  readonly postalCode: (ReadPostalCode & { readonly primary: string }) | null;
  /** What the country's addresses need and this one lacks. */
  readonly missing: readonly RequirablePart[];
}

export interface ReadLocality {
  readonly text: string;
  readonly key: string;
  /** Keys of every way to read the text ("Bern 65" is Bern), `key` first. Computed on first use. */
  keys(): readonly string[];
  /** What `localitiesNamed` returns. Several rules ask for it. */
  named: readonly number[] | undefined;
}

/** To read so many characters takes about as long as one comparison. */
const charactersOfComparison = 4;

function charactersOf({
  name,
  line1,
  line2,
  line3,
  locality,
  administrativeArea,
  postalCode,
}: PostalAddress) {
  const lines = (line1?.length ?? 0) + (line2?.length ?? 0) + (line3?.length ?? 0);
  const place = (locality?.length ?? 0) + (administrativeArea?.length ?? 0) + (postalCode?.length ?? 0);
  return (name?.length ?? 0) + lines + place;
}

/** `city` is read in place of the locality's whole text, where that names more than the city. */
export function readAddress(
  address: PostalAddress,
  profile: CountryProfile,
  city: string | null = address.locality,
): Reading {
  profile.work.spend(Math.ceil(charactersOf(address) / charactersOfComparison));
  const { administrativeArea } = address;
  const missing = missingParts(address, profile.format);
  const postalCode = address.postalCode === null ? null : readCode(address.postalCode, profile);
  const area =
    administrativeArea === null ? undefined : readArea(administrativeArea, city, postalCode, profile);
  return {
    address,
    locality: city === null ? null : readCity(city, administrativeArea, area, profile),
    area,
    postalCode,
    missing,
  };
}

/**
 * Of the areas that share a name, or that a text is short for, the one in which the code lies is meant, or
 * the one that the city is: "Buenos Aires" with C1022, or behind "Capital Federal". A short form may also
 * mean the one in which the city lies. The name of another level is short for none: "Comunidad Valenciana".
 */
function readArea(
  text: string,
  city: string | null,
  code: Reading['postalCode'],
  profile: CountryProfile,
): string | undefined {
  const { areas } = profile;
  const named = findArea(text, profile);
  if (named === undefined && areas.isNamed(text)) return undefined;
  const meant = named === undefined ? areas.shortenedTo(text) : areas.sharing(text);
  if (meant.length < 2) return named ?? meant[0];
  const ofCode =
    code?.status === 'valid'
      ? areasOfCanonical(code.primary, codeNumberOf(code.primary, profile), profile)
      : noAreas;
  const inCode = meant.filter((area) => ofCode.has(area));
  if (inCode.length === 1) return inCode[0];
  const isShort = named === undefined || text.includes('.');
  const ofCity = areasOfCity(city ?? '', isShort, profile);
  const [only, second] = (inCode.length > 0 ? inCode : meant).filter((area) => ofCity.has(area));
  return second === undefined ? (only ?? named) : named;
}

/** Returns the area that a city is, or those that have a place of its name, if these count. */
function areasOfCity(
  city: string,
  doPlacesCount: boolean,
  profile: CountryProfile,
): ReadonlySet<string | undefined> {
  const own = profile.areas.ofCity(city);
  const named = own !== undefined || !doPlacesCount ? [] : profile.places.findLocalities(profile.keyOf(city));
  return new Set([own, ...Array.from(named, (place) => areaCodeOf(place, profile))]);
}

/**
 * Returns the area that a text names, that has its name from a town of which the text is another name
 * ("Gaillimh"), or whose name is romanised so ("Nakorn Pathom"). A town's usual name stands for the town. The
 * number of a postal district may follow: "Dublin 24".
 */
export function findArea(text: string, profile: CountryProfile): string | undefined {
  const { areas, places, keyOf } = profile;
  const named = areas.find(text);
  if (named !== undefined) return named;
  for (const town of places.findLocalities(keyOf(text))) {
    const around = areaCodeOf(town, profile);
    for (const form of places.preferred(town) === town ? [] : places.formsOf(town)) {
      const area = areas.find(places.localityName(form));
      if (area !== undefined && area === (around ?? area)) return area;
    }
  }
  const whole = text.replace(districtNumber, '');
  const spelled = areaSpelled(text, profile) ?? (whole === text ? undefined : areas.find(whole));
  return spelled ?? areaAround(text, profile);
}

const districtNumber = / \d{1,2}$/;

const runsOn = /^[\p{Script=Han}\p{Script=Hangul}]{2}[\p{Script=Han}\p{Script=Hangul} ]+$/u;
const endsInKind = /[市郡区區県縣县州盟旗시군구]$/u;
const mostPieces = 3;

/**
 * Returns the area that a text names beside what lies in it, or beside the country: "江苏省苏州市", "Gianyar,
 * Bali". All of it must be known.
 */
const areaAround = rememberBy((text, profile: CountryProfile) => {
  const { areas, isCalled } = profile;
  if (areas.codes.size === 0 || anyDigit.test(text)) return undefined;
  const isPlace = (piece: string) => profile.places.findLocalities(profile.keyOf(piece)).length > 0;
  const isBeside = (piece: string) =>
    isCalled(piece) ||
    areas.isNamed(piece) ||
    saysItsKind.test(piece) ||
    saysDivision(piece) ||
    isPlace(piece) ||
    isPlace(piece.slice(piece.lastIndexOf(' ') + 1));
  const only = (pieces: readonly string[]) => {
    const named = pieces.map((piece) => areas.find(piece));
    const found = new Set(named.filter((area) => area !== undefined));
    return found.size === 1 && pieces.every((piece, at) => named[at] !== undefined || isBeside(piece))
      ? [...found][0]
      : undefined;
  };
  if (!runsOn.test(text)) {
    const pieces = text.split(',').map((piece) => piece.trim());
    return pieces.length > 1 && pieces.length <= mostPieces ? only(pieces) : undefined;
  }
  for (let end = text.length - 2; end > 1; end--) {
    const [first, behind] = [text.slice(0, end).trim(), text.slice(end).trim()];
    const ofBehind = isCalled(first) ? areas.find(behind) : undefined;
    if (ofBehind !== undefined) return ofBehind;
    const ofFirst = areas.find(first);
    if (ofFirst !== undefined && (endsInKind.test(behind) || isPlace(behind))) return ofFirst;
  }
  return undefined;
});

const areaSpelled = rememberBy((text, { spelling, areas: { byName } }: CountryProfile) => {
  if (spelling === undefined) return undefined;
  const typed = spelling(bareKey(text));
  const meant = new Set([...byName].flatMap(([name, code]) => (spelling(name) === typed ? [code] : [])));
  return meant.size === 1 ? [...meant][0] : undefined;
});

/**
 * Reads a city as typed, without the name or code of its own area behind it ("Washington DC"). The centre of
 * an area is read as the city of its name.
 */
function readCity(
  text: string,
  typedArea: string | null,
  area: string | undefined,
  profile: CountryProfile,
): ReadLocality {
  const isMeant = (tail: string) => {
    const named = profile.areas.find(tail);
    return (
      named !== undefined &&
      (named === area || (typedArea === null && !profile.format.requiresAdministrativeArea))
    );
  };
  const city = profile.isCentre(text) ? (typedArea ?? text) : text;
  return readLocality(city, profile, () => withoutTail(text, isMeant));
}

/** More words than the name of an area has. */
const mostAreaWords = 8;

function withoutTail(text: string, isMeant: (tail: string) => boolean): string | undefined {
  const words = text.split(/[\s,]+/);
  for (let count = 1; count < Math.min(words.length, mostAreaWords); count++) {
    const tail = words.slice(-count).join(' ');
    // "Co Antrim" is the area alone.
    if (!isMeant(tail) || bareKey(text) === bareKey(tail)) continue;
    return words.slice(0, -count).join(' ');
  }
  return undefined;
}

const formsOf = remember((text) => [
  ...placeNameForms(text),
  townIn(text),
  withoutDistrict(text),
  text.replace(linkWord, ' '),
]);

/** A word that links those of a name, which lists and people leave out: "Reggio di Calabria". */
const linkWord = / (?:di|del|della|dei|de|do|da|du|des|nell|dell)(?: |['’])(?=\p{Lu})/u;

/** Reads the name of a place. `shorter` gives one more way to read it, if there is one. */
export function readLocality(
  text: string,
  { keyOf }: NameKeys,
  shorter?: () => string | undefined,
): ReadLocality {
  const key = keyOf(text);
  let all: readonly string[] | undefined;
  return {
    text,
    key,
    named: undefined,
    keys() {
      if (all === undefined) {
        const found = key === '' ? [] : [key];
        const add = (form: string) => {
          const each = keyOf(form);
          if (each !== '' && !found.includes(each)) found.push(each);
        };
        if (!isWhole(text)) {
          for (const form of formsOf(text)) add(form);
          add(shorter?.() ?? '');
        }
        all = found;
      }
      return all;
    },
  };
}

/** What a form calls the code: "Postcode: OX1 4AA". */
const label = /^[^:\d]+:\s*/;

function readCode(text: string, profile: CountryProfile): Reading['postalCode'] {
  const { postalCode: rules } = profile;
  if (rules === null) return null;
  const read = readPostalCode(text.replace(label, ''), rules);
  const { canonical } = read;
  const isOfData = read.status !== 'valid' && isWholeCodeOfData(canonical, profile);
  return {
    status: isOfData ? 'valid' : read.status,
    isShort: !isOfData && read.isShort,
    canonical,
    written: isOfData ? text.toUpperCase() : read.written,
    primary: primaryPart(canonical, rules),
  };
}

/**
 * Whether the data has the whole code. Such a code is valid whatever the metadata's pattern says. Parts of
 * codes in the data do not count.
 */
function isWholeCodeOfData(canonical: string, { places, definition }: CountryProfile): boolean {
  return definition.codes?.ofData === undefined && places.findCode(canonical) >= 0;
}

/** The parts that a country's format can require. */
export type RequirablePart = 'line1' | 'locality' | 'administrativeArea' | 'postalCode';

/**
 * Returns the parts that the country requires and the address lacks. Every country requires the first address
 * line.
 */
export function missingParts(address: PostalAddress, format: AddressFormat): RequirablePart[] {
  const missing: RequirablePart[] = [];
  if (address.line1 === null) missing.push('line1');
  if (address.locality === null && format.requiresLocality) missing.push('locality');
  if (address.administrativeArea === null && format.requiresAdministrativeArea)
    missing.push('administrativeArea');
  if (address.postalCode === null && format.requiresPostalCode) missing.push('postalCode');
  return missing;
}
