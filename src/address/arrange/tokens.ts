import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { AddressPart, PostalAddress } from '../postal-address.ts';

/** The fields that are read as one address, in the order in which a form shows them. */
export const readFields = [
  'line1',
  'line2',
  'line3',
  'locality',
  'administrativeArea',
  'postalCode',
] as const satisfies readonly AddressPart[];
export type ReadField = (typeof readFields)[number];

/** A word of a field, or several characters of a text that is written without blanks. */
export interface Token {
  readonly field: ReadField;
  readonly text: string;
  /** Where it begins and ends in the field. */
  readonly from: number;
  readonly to: number;
  /** The number of its segment: fields, commas and line breaks separate segments. */
  readonly segment: number;
}

/** A longer address is not read in other ways than the typed one. */
const mostTokens = 40;

const word = /[^\s,;、，|•·–—]+/gu;
const separator = /[,;\n、，|•·–—]|\s-+\s/;
/** "C/" is a street, and "c/o" a receiver's address. */
const abbreviation = /^\p{L}{1,2}\/$/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Returns the words of an address in the order of its fields; none if there are too many. */
export function tokensOf(address: PostalAddress, profile: CountryProfile): Token[] {
  const tokens: Token[] = [];
  let segment = 0;
  for (const field of readFields) {
    const text = address[field];
    if (text === null) continue;
    let end = 0;
    segment++;
    for (const { 0: found, index } of text.matchAll(word)) {
      if (end > 0 && separator.test(text.slice(end, index))) segment++;
      end = index + found.length;
      if (!/[\p{L}\p{N}]/u.test(found)) {
        if (found === '-' || found === '/') segment++;
        continue;
      }
      let from = index;
      for (const piece of piecesOf(found, profile)) {
        tokens.push({ field, text: piece, from, to: from + piece.length, segment });
        from += piece.length;
        if (/[/-]$/.test(piece) && !abbreviation.test(piece)) segment++;
      }
      if (tokens.length > mostTokens) return [];
    }
  }
  return tokens;
}

/**
 * Splits text that runs on: an area behind a hyphen or a slash ("Paulo-SP"), and names in scripts without
 * blanks.
 */
function piecesOf(text: string, profile: CountryProfile): string[] {
  if (unspaced.test(text)) return unspacedPieces(text, profile);
  if (profile.areas.find(text) !== undefined) return [text];
  const [, before, area] = /^(.*\p{L}[-/])(\p{Lu}{2,3})$/u.exec(text) ?? [];
  const slash = text.indexOf('/') + 1;
  if (slash > 0 && !isPlace(text, profile) && isName(text.slice(0, slash)) && isName(text.slice(slash)))
    return [text.slice(0, slash), text.slice(slash)];
  return before !== undefined && area !== undefined && profile.areas.find(area) !== undefined
    ? [before, area]
    : [text];
}

function isPlace(text: string, { places, keyOf }: CountryProfile): boolean {
  for (const _ of places?.findLocalities(keyOf(text)) ?? []) return true;
  return false;
}

/** "Kadıköy/İstanbul" is two names, "12/3" and "c/o" are not. */
function isName(text: string): boolean {
  return /\p{L}{3}/u.test(text) && !/\d/.test(text);
}

const longestName = 12;
const mostNames = 4;
const codeAtStart = /^〒?[\d０-９]{3,}(?:[-－ー][\d０-９]+)?(?=\D)/u;
// What a division is called stands behind its name, in Chinese and in Japanese characters.
const kindOfDivision = /^(?:新区|新區|[省都府道県縣县市郡区區町村鄉乡鎮镇])/u;
const division = /^\p{Script=Han}{1,6}?[市郡区區県縣县町村鄉鎮]/u;

/** Cuts the postal code and the names of areas and places from the beginning of a text without blanks. */
function unspacedPieces(text: string, profile: CountryProfile): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest !== '' && pieces.length < mostNames) {
    const length = (codeAtStart.exec(rest)?.[0] ?? nameAtStart(rest, profile)).length;
    if (length === 0) break;
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  if (rest !== '') pieces.push(rest);
  return pieces;
}

function nameAtStart(text: string, profile: CountryProfile): string {
  for (let length = Math.min(longestName, text.length); length > 1; length--) {
    const name = text.slice(0, length);
    if (/[\d０-９]/.test(name)) continue;
    if (profile.areas.find(name) === undefined && !isPlace(name, profile)) continue;
    const kind = division.test(name) ? undefined : kindOfDivision.exec(text.slice(length))?.[0];
    return name + (kind ?? '');
  }
  return division.exec(text)?.[0] ?? '';
}
