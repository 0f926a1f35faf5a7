import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { type CodeShape, dropArea, takeArea, takeCodes, wordsOf } from './address-words.ts';
import { areOnlyPlace, isPlaceOfCode, namesPlace } from './place-evidence.ts';
import { readPostalCode } from './postal-code.ts';
import { recoverFromLine } from './recover-line.ts';

/**
 * Returns the address with misplaced parts moved to their own fields: locality, area and postal code swapped
 * or merged, or all in the first line ("39120 Argonaut Way, Fremont, CA 94538"). Nothing is invented: the
 * parts are the typed ones. undefined if nothing is misplaced, or if more than one reading is possible.
 */
export function recoverFields(address: PostalAddress, profile: CountryProfile): PostalAddress | undefined {
  const { locality, administrativeArea, postalCode } = address;
  const recovered =
    locality === null && postalCode === null
      ? recoverFromLine(address, administrativeArea ?? '', profile)
      : fromFields(address, profile);
  if (recovered === undefined) return undefined;
  const isMoved =
    profile.keyOf(recovered.locality ?? '') !== profile.keyOf(locality ?? '') ||
    recovered.administrativeArea !== administrativeArea ||
    (postalCode === null) !== (recovered.postalCode === null);
  return isMoved ? recovered : undefined;
}

// Three digits in a row, or an Eircode. The letters of British and Canadian codes need no mention: their
// fields are required, so a code that stands elsewhere is missing.
const codeInCity = /\d{3}|\b[A-Z]\d[\dW] ?[A-Z\d]{4}$/i;

/** Whether the city may contain a postal code: a cheap check before `recoverFields`. */
export function looksMisplaced({ locality }: PostalAddress): boolean {
  return locality !== null && codeInCity.test(locality);
}

interface Parts {
  readonly code: string | null;
  readonly area: string | null;
  /** The text that names the area. */
  readonly areaText: string | null;
  /** The remaining text, in its order. */
  readonly rest: readonly string[];
}

const longest = 200;

function fromFields(address: PostalAddress, profile: CountryProfile): PostalAddress | undefined {
  const { locality, administrativeArea: typedArea, postalCode } = address;
  const listsAreas = profile.areas.codes.size > 0;
  const known = typedArea === null || !listsAreas ? undefined : profile.areas.find(typedArea);
  if (known !== undefined && areExchanged(address, known, profile))
    return { ...address, locality: typedArea, administrativeArea: locality };
  const isAreaSettled = known !== undefined || !listsAreas;
  const places = (isAreaSettled ? [locality] : [locality, typedArea]).filter((field) => field !== null);
  const parts = partsOf(places.join(', '), postalCode, known, profile);
  if (parts === undefined) return undefined;
  // A city may have the name of its area. If nothing else is left, the name is the city.
  const rest = parts.rest.length === 0 && parts.areaText !== null ? [parts.areaText] : distinct(parts.rest);
  const only = rest[0];
  if (rest.length !== 1 || only === undefined || isStrangeCity(only, profile)) return undefined;
  const area = isAreaSettled ? typedArea : only === parts.areaText ? null : parts.area;
  return { ...address, locality: only, administrativeArea: area, postalCode: parts.code };
}

/**
 * Whether city and area stand in each other's field, though both fields name an area ("DC" and "Washington"
 * with 20009). Only the place of the postal code can show it.
 */
function areExchanged(
  { locality, administrativeArea, postalCode }: PostalAddress,
  known: string,
  profile: CountryProfile,
): boolean {
  const inCity = locality === null ? undefined : profile.areas.find(locality);
  if (inCity === undefined || inCity === known) return false;
  return isPlaceOfCode(administrativeArea ?? '', postalCode, profile);
}

/** Whether the city may be a misread postal code: no place has such a name. */
function isStrangeCity(text: string, profile: CountryProfile): boolean {
  return /\d.*\d/.test(text) && !namesPlace(text, profile);
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return [...seen.values()];
}

/**
 * Returns the parts of the fields, with a postal code of the right shape or, failing that, a possible slip of
 * one.
 */
function partsOf(
  places: string,
  postalCode: string | null,
  known: string | undefined,
  profile: CountryProfile,
): Parts | undefined {
  const text = postalCode === null ? places : `${places}, ${postalCode}`;
  if (text.length > longest) return undefined;
  const exact = takeApart(text, known, profile, 'exact');
  if (exact?.code !== null) return exact;
  const rules = profile.postalCode;
  const isSlip = postalCode !== null && rules !== null && readPostalCode(postalCode, rules).status === 'slip';
  if (!isSlip) return takeApart(text, known, profile, 'slip');
  const others = takeApart(places, known, profile, 'exact');
  return others && { ...others, code: postalCode };
}

/**
 * Finds the postal code and the area among the words of a text; undefined if there are two of either. If two
 * areas are named, the first is the city if a place has that name ("Osaka, 福井県").
 */
function takeApart(
  text: string,
  known: string | undefined,
  profile: CountryProfile,
  shape: CodeShape,
): Parts | undefined {
  const codes = new Map<string, string>();
  const segments = text
    .split(/[,;\n]/)
    .map((segment) => takeCodes(wordsOf(segment), codes, profile, shape))
    .filter((words) => words.length > 0);
  const [first = [], ...others] = segments;
  const all = takeAreas(segments, known, profile);
  const isCityFirst = all.areas.size === 2 && namesPlace(first.join(' '), profile);
  const { areas, rest } = isCityFirst ? takeAreas(others, known, profile, first) : all;
  if (codes.size > 1 || areas.size > 1) return undefined;
  const isKnownArea = (segment: string) => known !== undefined && profile.areas.find(segment) === known;
  const withoutKnown = rest.filter((segment) => !isKnownArea(segment));
  const [area = null, areaText = null] = [...areas][0] ?? [];
  return {
    code: [...codes.values()][0] ?? null,
    area,
    areaText,
    rest: withoutKnown.length === 0 ? rest : withoutKnown,
  };
}

interface TakenAreas {
  readonly areas: ReadonlyMap<string, string>;
  readonly rest: readonly string[];
}

function takeAreas(
  segments: readonly (readonly string[])[],
  known: string | undefined,
  profile: CountryProfile,
  city: readonly string[] = [],
): TakenAreas {
  const areas = new Map<string, string>();
  const rest = city.length === 0 ? [] : [city.join(' ')];
  for (const words of segments) {
    const left = withoutArea(words, known, areas, profile);
    if (left.length > 0) rest.push(left.join(' '));
  }
  return { areas, rest };
}

function withoutArea(
  words: readonly string[],
  known: string | undefined,
  areas: Map<string, string>,
  profile: CountryProfile,
): readonly string[] {
  if (profile.areas.codes.size === 0 || areOnlyPlace(words, profile)) return words;
  return known === undefined ? takeArea(words, areas, profile) : dropArea(words, known, profile);
}
