import { areasOfCode } from './code-areas.ts';
import type { CountryProfile } from './country-profile.ts';
import { codeNumberOf, localitiesNamed, localityAtCode } from './place-evidence.ts';
import { isSameAddress, type PostalAddress } from './postal-address.ts';
import { primaryPart, readPostalCode } from './postal-code.ts';
import { readLocality } from './read-address.ts';

/**
 * The address with what is in the wrong field put where it belongs: locality, area and postal code swapped or merged,
 * or all in the first line ("39120 Argonaut Way, Fremont, CA 94538"). Nothing is invented: the parts are the typed ones.
 * undefined where nothing is out of place, or more than one reading is left.
 */
export function recoverFields(address: PostalAddress, profile: CountryProfile): PostalAddress | undefined {
  const { locality, administrativeArea, postalCode } = address;
  const recovered =
    locality === null && postalCode === null
      ? fromLine(address, administrativeArea ?? '', profile)
      : fromFields(address, profile);
  return recovered === undefined || isSameAddress(recovered, address) ? undefined : recovered;
}

/** Whether something in the fields looks out of place: the cheap question before `recoverFields`. */
export function looksMisplaced({ locality }: PostalAddress): boolean {
  return locality !== null && /[\d,]|\s[A-Z]{2,3}$/.test(locality);
}

interface Parts {
  readonly code: string | null;
  readonly area: string | null;
  /** The text that names it. */
  readonly areaText: string | null;
  /** What is neither, in the order of the text. */
  readonly rest: readonly string[];
}

const longest = 200;

function fromFields(address: PostalAddress, profile: CountryProfile): PostalAddress | undefined {
  const { locality, administrativeArea: typedArea, postalCode } = address;
  const { usesAdministrativeArea } = profile.format;
  const known = typedArea === null || !usesAdministrativeArea ? undefined : profile.areas.find(typedArea);
  const isAreaSettled = known !== undefined || !usesAdministrativeArea;
  const fields = isAreaSettled ? [locality, postalCode] : [locality, typedArea, postalCode];
  const text = fields.filter((field) => field !== null).join(', ');
  if (text.length > longest) return undefined;
  const parts = takeApart(text, known, profile);
  if (parts === undefined) return undefined;
  // A city may have the name of its area: where nothing else is left, it is the city.
  const rest = parts.rest.length === 0 && parts.areaText !== null ? [parts.areaText] : distinct(parts.rest);
  const only = rest[0];
  if (rest.length !== 1 || only === undefined) return undefined;
  const area = isAreaSettled ? typedArea : (parts.area ?? areaOf(parts.code, profile));
  return { ...address, locality: only, administrativeArea: area, postalCode: parts.code };
}

function distinct(texts: readonly string[]): string[] {
  const seen = new Map(texts.map((text) => [text.toLowerCase(), text]));
  return [...seen.values()];
}

/** The area is implied where the postal code has exactly one. */
function areaOf(code: string | null, profile: CountryProfile): string | null {
  const { postalCode: rules, format } = profile;
  if (code === null || rules === null || !format.requiresAdministrativeArea) return null;
  const canonical = primaryPart(readPostalCode(code, rules).canonical, rules);
  const number = codeNumberOf(canonical, profile);
  const areas =
    number < 0 ? (profile.areas.ofPostalCode(canonical) ?? new Set()) : areasOfCode(number, profile);
  return areas.size === 1 ? ([...areas][0] ?? null) : null;
}

/** Finds the postal code and the area among the words of a text; undefined where there are two of either. */
function takeApart(text: string, known: string | undefined, profile: CountryProfile): Parts | undefined {
  const codes = new Map<string, string>();
  const areas = new Map<string, string>();
  const rest: string[] = [];
  for (const segment of text.split(/[,;\n]/)) {
    const words = takeCodes(wordsOf(segment), codes, profile);
    const left = withoutArea(words, known, areas, profile);
    if (left.length > 0) rest.push(left.join(' '));
  }
  if (codes.size > 1 || areas.size > 1) return undefined;
  const [area = null, areaText = null] = [...areas][0] ?? [];
  return { code: [...codes.values()][0] ?? null, area, areaText, rest };
}

function withoutArea(
  words: readonly string[],
  known: string | undefined,
  areas: Map<string, string>,
  profile: CountryProfile,
): readonly string[] {
  if (!profile.format.usesAdministrativeArea) return words;
  return known === undefined ? takeArea(words, areas, profile) : dropArea(words, known, profile);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Drops the known area's code or name behind other words ("Fremont CA"). */
function dropArea(words: readonly string[], known: string, profile: CountryProfile): readonly string[] {
  const last = words[words.length - 1];
  if (last === undefined || !/^[A-Z.]{2,5}$/.test(last)) return words;
  return words.length > 1 && profile.areas.find(last) === known ? words.slice(0, -1) : words;
}

/** Takes the words that are a postal code out, up to three of them together ("1234 AB"). */
function takeCodes(words: readonly string[], codes: Map<string, string>, profile: CountryProfile): string[] {
  const { postalCode: rules } = profile;
  const left: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const length = [3, 2, 1].find((count) => {
      const text = words.slice(at, at + count).join(' ');
      return (
        rules !== null &&
        at + count <= words.length &&
        /\d/.test(text) &&
        readPostalCode(text, rules).status === 'valid'
      );
    });
    if (length === undefined || rules === null) {
      left.push(words[at] ?? '');
      continue;
    }
    const read = readPostalCode(words.slice(at, at + length).join(' '), rules);
    codes.set(primaryPart(read.canonical, rules), read.written);
    at += length - 1;
  }
  return left;
}

/** Takes an area out of a segment: the whole of it, or its last words. A name that is also a place's stays one. */
function takeArea(words: readonly string[], areas: Map<string, string>, profile: CountryProfile): string[] {
  for (const count of [words.length, 3, 2, 1]) {
    if (count === 0 || count > words.length) continue;
    const text = words.slice(words.length - count).join(' ');
    const area = profile.areas.find(text);
    const isWhole = count === words.length;
    if (area === undefined || (!isWhole && text.length > 3 && text !== text.toUpperCase() && count === 1))
      continue;
    if (isWhole && areas.has(area)) return [...words];
    areas.set(area, text);
    return words.slice(0, words.length - count);
  }
  return [...words];
}

/** The last words of the first line are the locality: behind the last comma, or as many as the data knows together. */
function fromLine(
  address: PostalAddress,
  fields: string,
  profile: CountryProfile,
): PostalAddress | undefined {
  const text = address.line1 === null ? '' : fields === '' ? address.line1 : `${address.line1}, ${fields}`;
  const { postalCode: rules } = profile;
  if (rules === null || text === '' || text.length > longest) return undefined;
  const segments = text.split(',').map((segment) => segment.trim());
  const tail = takeApartFromEnd(segments, profile);
  if (tail === undefined) return undefined;
  const area = tail.area ?? areaOf(tail.code, profile);
  const { line, locality } = splitLocality(tail.rest, tail.code, profile);
  if (line === '' || locality === undefined || !/\p{L}{2}/u.test(locality)) return undefined;
  return { ...address, line1: line, locality, administrativeArea: area, postalCode: tail.code };
}

/** Like `takeApart`, but only behind the street: the last segments, until one holds something else. */
function takeApartFromEnd(segments: readonly string[], profile: CountryProfile) {
  const rest = [...segments];
  let code: string | null = null;
  let area: string | null = null;
  while (rest.length > 0) {
    const words = wordsOf(rest.pop() ?? '');
    const codes = new Map<string, string>();
    const areas = new Map<string, string>();
    const tailFrom = Math.max(0, words.length - 3);
    const left = [...words.slice(0, tailFrom), ...takeCodes(words.slice(tailFrom), codes, profile)];
    const before = code === null ? left : words;
    if (code === null) code = [...codes.values()][0] ?? null;
    const isPlace = !profile.format.usesAdministrativeArea && isPlaceOfCode(before.join(' '), code, profile);
    const stays = area === null && !isPlace ? takeArea(before, areas, profile) : before;
    if (area === null) area = [...areas][0]?.[profile.format.usesAdministrativeArea ? 0 : 1] ?? null;
    if (stays.length > 0) {
      rest.push(stays.join(' '));
      break;
    }
  }
  return code === null ? undefined : { code, area, rest };
}

function isPlaceOfCode(text: string, code: string | null, profile: CountryProfile): boolean {
  const { places, postalCode: rules } = profile;
  if (places === undefined || rules === null || code === null) return false;
  const number = codeNumberOf(primaryPart(readPostalCode(code, rules).canonical, rules), profile);
  const at = number < 0 ? -1 : localityAtCode(readLocality(text, profile.country), number, places);
  return at >= 0 && !places.isDivision(at);
}

const mostWords = 4;

function splitLocality(segments: readonly string[], code: string | null, profile: CountryProfile) {
  const last = segments[segments.length - 1] ?? '';
  if (segments.length > 1) return { line: segments.slice(0, -1).join(', '), locality: last };
  const { places, postalCode: rules } = profile;
  const words = last.split(' ');
  if (places === undefined || rules === null || code === null) return { line: last, locality: undefined };
  const number = codeNumberOf(primaryPart(readPostalCode(code, rules).canonical, rules), profile);
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const text = words.slice(words.length - count).join(' ');
    const locality = readLocality(text, profile.country);
    const isPlace =
      number >= 0
        ? localityAtCode(locality, number, places) >= 0
        : localitiesNamed(locality, profile).length > 0;
    if (isPlace) return { line: words.slice(0, words.length - count).join(' '), locality: text };
  }
  return { line: last, locality: undefined };
}
