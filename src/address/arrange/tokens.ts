import { liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { type AddressPart, addressParts, type PostalAddress } from '../postal-address.ts';
import { numberWords } from '../reading/part-of-house.ts';
import { namesLargeCity } from '../reading/place-evidence.ts';
import { canonicalPostalCode, isGroup, isPostalCode } from '../reading/postal-code.ts';
import { anyDigit } from '../text/digits.ts';
import { foldedWord } from '../text/place-key.ts';

export type ReadField = Exclude<AddressPart, 'name'>;

/** The fields that are read as one address. */
export const readFields = addressParts.filter((part): part is ReadField => part !== 'name');

/** A word of a field, or several characters of a text that is written without blanks. */
export interface Token {
  readonly field: ReadField;
  readonly text: string;
  /** Where it begins and ends in the field. */
  readonly from: number;
  readonly to: number;
  /** The number of its segment: fields, commas and line breaks separate segments. */
  readonly segment: number;
  /** It belongs to a telephone number, a mail or web address, or coordinates, so to no part. */
  readonly isContact?: boolean;
}

/** A longer address is not read in other ways than the typed one. */
const mostTokens = 40;

const word = /[^\s,;،؛、，：|•·–—（）]+/gu;
const separator = /[,;\n،؛、，：|•·–—（）]/;
/** Three words or more in brackets, the first in small letters: "(leave at door)". */
const note = /^\(\p{Ll}[^() ]* [^() ]+ [^()]+\)/u;
const separatingWord = /^(?:-+|\/)$/;
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
    for (word.lastIndex = 0; ; ) {
      const found = word.exec(text)?.[0];
      if (found === undefined) break;
      const index = word.lastIndex - found.length;
      const between = text.slice(end, index);
      if (end > 0 && (separator.test(between) || note.test(text.slice(index)))) segment++;
      const joined = joinedCode(text.slice(index), profile);
      if (joined !== undefined) {
        word.lastIndex = index + joined.length;
        end = word.lastIndex;
        tokens.push({ field, text: withHyphen(joined), from: index, to: end, segment });
        continue;
      }
      end = index + found.length;
      // "&" is a word of names: "Tyne & Wear".
      if (!/[\p{L}\p{N}&]/u.test(found)) {
        if (separatingWord.test(found) && !isInCode(tokens.at(-1), text.slice(end), profile)) segment++;
        continue;
      }
      let from = index;
      const pieces =
        boxAndCode(found, address, profile) ??
        districtAndPart(found, tokens.at(-1), profile) ??
        piecesOf(found, profile);
      for (const [at, piece] of pieces.entries()) {
        tokens.push({ field, text: piece, from, to: from + piece.length, segment });
        from += piece.length;
        // A name and the code behind its hyphen belong together: "Bangalore-560038".
        const isBeforeCode = /\p{L}/u.test(piece) && /^\d/.test(pieces[at + 1] ?? '');
        if (/[/-]$/.test(piece) && !abbreviation.test(piece) && !isBeforeCode) segment++;
      }
      if (tokens.length > mostTokens) return [];
    }
  }
  return setContactsApart(tokens, address, profile);
}

/** Whether a dash stands between the country's prefix and the code: "D - 76133". */
function isInCode(before: Token | undefined, behind: string, { postalCode }: CountryProfile): boolean {
  return postalCode?.prefixes.includes(before?.text ?? '') === true && /^ \d/.test(behind);
}

const blanks = /\s/g;

/** The code at the beginning of a text with a dash for its hyphen, or a blank beside it: "01310 - 200". */
function joinedCode(text: string, { postalCode: rules }: CountryProfile): string | undefined {
  const code = /^\d{2,5}(?:\s+-\s*|-\s+|\s*–\s*)\d{3,4}(?![^\s,;])/.exec(text)?.[0];
  return code !== undefined && rules?.writtenPattern.test(withHyphen(code)) === true ? code : undefined;
}

function withHyphen(code: string): string {
  return code.replace(blanks, '').replace('–', '-');
}

/**
 * Splits text that runs on: an area behind a hyphen or a slash ("Paulo-SP"), and names in scripts without
 * blanks.
 */
function piecesOf(text: string, profile: CountryProfile): string[] {
  if (unspaced.test(text)) return unspacedPieces(text, profile);
  const glued = /\d{4}/.test(text) ? codeAndName(text, profile) : undefined;
  if (glued !== undefined) return glued;
  if (!/[-/]/.test(text) || profile.areas.find(text) !== undefined) return [text];
  const [, town, code] = /^(\p{L}{3,}-)(\d{3,})$/u.exec(text) ?? [];
  if (town !== undefined && code !== undefined && isCodeOf(code, town.slice(0, -1), profile))
    return [town, code];
  const names = text.split(/(?<=\/)/);
  if (names.length > 1 && !isPlace(text, profile) && areNames(names, profile)) return names;
  return cityAndArea(text, profile) ?? [text];
}

/**
 * A city and the area behind its hyphen: "Recife-Pernambuco", and "Paulo-SP" or "paulo-sp" of São Paulo. The
 * road "Sevilla-Málaga" is one name.
 */
function cityAndArea(text: string, profile: CountryProfile): string[] | undefined {
  const [, before, area] = /^(.*\p{L}[-/])(\p{L}{2,})$/u.exec(text) ?? [];
  if (before === undefined || area === undefined || profile.areas.find(area) === undefined) return undefined;
  const isCode = area.length <= longestArea && (/^\p{Lu}+$/u.test(area) || text === text.toLowerCase());
  const liesInArea = () => liesIn(profile.keyOf(before.slice(0, -1)), area, profile);
  return isCode || liesInArea() ? [before, area] : undefined;
}

const longestArea = 3;

/** The number of a city's district and the part behind its hyphen: "Praha 1-Staré Město". */
function districtAndPart(
  text: string,
  before: Token | undefined,
  { keyOf, places }: CountryProfile,
): string[] | undefined {
  const [, number, part] = /^(\d{1,2}-)(\p{Lu}\p{L}{2,})$/u.exec(text) ?? [];
  if (number === undefined || part === undefined || before === undefined) return undefined;
  return namesLargeCity(keyOf(before.text), { places }) ? [number, part] : undefined;
}

/** A code and the name behind its hyphen, or the area before it: "08017-Barcelona", "U.P.-201301". */
function codeAndName(text: string, { postalCode: rules, areas }: CountryProfile): string[] | undefined {
  if (rules === null) return undefined;
  const [, code, name] = /^(\d{4,10}-)(\p{L}{3}.*)$/u.exec(text) ?? [];
  if (code !== undefined && name !== undefined && isPostalCode(code, rules)) return [code, name];
  const [, area, digits] = /^(\p{L}{2,3}-?|(?:\p{L}\.){2,3}-?)(\d{4,10}(?:-\d{1,4})?)$/u.exec(text) ?? [];
  if (area === undefined || digits === undefined || !isPostalCode(digits, rules)) return undefined;
  const isArea = areas.find(area.replace('-', '')) !== undefined && !isPostalCode(text, rules);
  return isArea ? [area, digits] : undefined;
}

/** The number of a box and the code behind it: "P.O. Box 30197-00100". */
function boxAndCode(text: string, address: PostalAddress, profile: CountryProfile): string[] | undefined {
  const { postalCode: rules, boxes } = profile;
  const [, box, code] = /^(\d{1,6}-)(\d{4,})$/.exec(text) ?? [];
  if (rules === null || box === undefined || code === undefined) return undefined;
  // "11-1234" is a box of Beirut's district 11, for codes there have eight digits.
  const isWhole = code.length === canonicalPostalCode(rules.example).length;
  const isCode = isWhole && isPostalCode(code, rules) && !isPostalCode(text, rules);
  return isCode && boxes.find(address) !== null ? [box, code] : undefined;
}

/** Whether the digits behind a name are a code, or its first group: "Dhaka-1205", "Delhi-110 001". */
function isCodeOf(digits: string, name: string, profile: CountryProfile): boolean {
  const { postalCode: rules } = profile;
  if (rules === null || rules.prefixes.includes(name.toUpperCase())) return false;
  return isPostalCode(digits, rules) || (isGroup(digits, rules) && isPlace(name, profile));
}

function isPlace(text: string, { places, keyOf }: CountryProfile): boolean {
  return places.findLocalities(keyOf(text)).length > 0;
}

/** "Kadıköy/İstanbul" is two names, "12/3" and "c/o" are not, nor are "Frankfurt/Main" and "Neusiedl/See". */
function areNames(names: readonly string[], profile: CountryProfile): boolean {
  const last = names.at(-1) ?? '';
  if (!names.every((name) => /\p{L}{3}/u.test(name) && !anyDigit.test(name))) return false;
  const text = names.join('');
  if (linksToWater.some((link) => isPlace(text.replace('/', ` ${link} `), profile))) return false;
  return profile.areas.isNamed(last) || profile.isCalled(last) || isPlace(last, profile);
}

/** What stands before a river or a lake. */
const linksToWater = ['am', 'an der', 'sur', 'on'];

const longestName = 12;
/** 中国, 日本, 台灣, 香港 */
const longestCountry = 2;
const mostNames = 4;
const codeAtStart = /^〒?[\d０-９]{3,}(?:[-－ー][\d０-９]+)?(?=\D)/u;
/** Behind its mark, or what houses and rooms are counted by. */
const codeAtEnd = /(?:〒|(?<=[号號楼樓室座]))[\d０-９]{3,}(?:[-－ー][\d０-９]+)?$/u;
// A street may be called by a city or a province, with its part: "南京西路", "福建中路".
const streetBehind = /^[東东西南北中]?(?:[一二三四五六七八九十]{0,2}[路街巷]|大[道街路])/u;
// What a division is called stands behind its name, in Chinese and in Japanese characters.
const kindOfDivision = /^(?:新区|新區|[省都府道県縣县市郡区區町村鄉乡鎮镇])/u;
const division = /^\p{Script=Han}{1,6}?[市郡区區県縣县町村鄉鎮]/u;

/** Cuts the postal code, and the names of areas and places at its beginning, from a text without blanks. */
function unspacedPieces(whole: string, profile: CountryProfile): string[] {
  const pieces: string[] = [];
  const [last] = codeAtEnd.exec(whole) ?? [];
  const isCode = last !== undefined && profile.postalCode !== null && isPostalCode(last, profile.postalCode);
  const text = isCode ? whole.slice(0, -last.length) : whole;
  const country = countryAtStart(text, profile);
  if (country !== '') pieces.push(country);
  let rest = text.slice(country.length);
  while (rest !== '' && pieces.length < mostNames) {
    const name = codeAtStart.exec(rest)?.[0] ?? nameAtStart(rest, profile);
    const { length } = name;
    // A quarter may have the city's name: "京都市中京区京都御苑3".
    if (length === 0 || pieces.some((piece) => piece.startsWith(name))) break;
    pieces.push(rest.slice(0, length));
    rest = rest.slice(length);
  }
  if (rest !== '') pieces.push(rest);
  return isCode ? [...pieces, last] : pieces;
}

/** The name of the country before that of an area: "中国上海市". */
function countryAtStart(text: string, { isCalled, areas }: CountryProfile): string {
  const name = text.slice(0, longestCountry);
  const isBeforeArea = (to: number) => areas.find(text.slice(longestCountry, to)) !== undefined;
  return isCalled(name) && [2, 3, 4].some((length) => isBeforeArea(longestCountry + length)) ? name : '';
}

function nameAtStart(text: string, profile: CountryProfile): string {
  for (let length = Math.min(longestName, text.length); length > 1; length--) {
    const name = text.slice(0, length);
    if (/[\d０-９]/.test(name) || streetBehind.test(text.slice(length))) continue;
    if (profile.isCalled(name)) return name;
    if (profile.areas.find(name) === undefined && !isPlace(name, profile)) continue;
    const kind = division.test(name) ? undefined : kindOfDivision.exec(text.slice(length))?.[0];
    return name + (kind ?? '');
  }
  return division.exec(text)?.[0] ?? '';
}

/** What stands before the number of a telephone, or before a mail or web address, folded. */
const contactWords = new Set(
  `tel telf tfno tlf telefon telefono telefone telefoon telephone phone ph mob mobile mobil movil cel cell
  celular cellulare handy gsm fax whatsapp тел телефон моб τηλ 電話 电话 手机 전화 هاتف جوال טל טלפון
  email mail correo courriel web website internet`
    .split(/\s+/)
    .map(foldedWord),
);
/** Some digits of a telephone number, with the marks between them. */
const digits = /^[+(]{0,2}\d[\d()./-]*$/;
/** A number in the groups of the North American plan. */
const inGroups = /^\(?\d{3}[).-]{1,2}\d{3}[-.]\d{4}$/;
const mailOrPage =
  /^[^\s@]+@[^\s@]+$|^(?:https?:\/\/|www\.)\S+$|^[a-z\d-]{3,}(?:\.[a-z\d-]+)*\.(?:com|net|org|info|shop|eu)$/i;
/** Open Location Codes, whose digits are these, or Ghana's (GA-183-8164); and one of two coordinates. */
const placeCode = /^(?:[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}|[A-Z][A-Z\d]-\d{3,4}-\d{4})$/;
const coordinate = /^[(@]?[-+]?\d{1,3}\.\d{3,}°?[NSEW]?\)?$/;

/** Behind a word for it, and alone: no house has a number of so many digits, and no telephone one of more. */
const fewestDigits = 6;
const fewestAlone = 7;
const mostDigits = 15;

/** Most lines have none of the signs of such addresses, and not digits enough for a number. */
const mayHoldContact = /[@+]|\w\.[a-z\d]+\.|\w\.[a-z]{2,4}(?![\w.])|(?:\d[^\p{L}\d]*){6}/iu;

/**
 * Sets telephone numbers, mail and web addresses and coordinates in the lines apart, each as a segment of its
 * own. They are no part of an address.
 */
function setContactsApart(
  tokens: Token[],
  { line1, line2, line3 }: PostalAddress,
  { postalCode }: CountryProfile,
): Token[] {
  if (![line1, line2, line3].some((line) => line !== null && mayHoldContact.test(line))) return tokens;
  const found: Token[] = [];
  let shift = 0;
  for (let from = 0; from < tokens.length; ) {
    const to =
      tokens[from]?.field.startsWith('line') === true ? endOfContact(from, tokens, postalCode) : from;
    const isContact = to > from;
    if (isContact) shift++;
    for (const token of tokens.slice(from, isContact ? to : from + 1))
      found.push(shift === 0 ? token : { ...token, segment: token.segment + shift, isContact });
    if (isContact) shift++;
    from = Math.max(to, from + 1);
  }
  return found;
}

/** The end of the contact that begins at a token; its beginning if none does. */
function endOfContact(from: number, tokens: readonly Token[], rules: PostalCodeRules | null): number {
  const segment = tokens[from]?.segment;
  const textAt = (at: number) => (tokens[at]?.segment === segment ? (tokens[at]?.text ?? '') : '');
  const areCoordinates = (at: number) =>
    [at, at + 1].every((each) => coordinate.test(tokens[each]?.text ?? ''));
  if (placeCode.test(textAt(from))) return from + 1;
  if (areCoordinates(from)) return from + 2;
  let number = from;
  // "E-mail:" is a segment.
  const isWord = contactWords.has(foldedWord(textAt(from)));
  if (isWord && mailOrPage.test(tokens[from + 1]?.text ?? '')) return from + 2;
  if (mailOrPage.test(textAt(from))) return from + 1;
  if (isWord) number++;
  if (number > from && numberWords.has(foldedWord(textAt(number)))) number++;
  let to = number;
  while (digits.test(textAt(to)) && !areCoordinates(to)) to++;
  const text = tokens.slice(number, to).map((token) => token.text);
  const count = text.join('').replace(/\D/g, '').length;
  if (to === number || count > mostDigits) return from;
  if (number > from) return count >= fewestDigits ? to : from;
  // "21 38320" is the number of a house and a code.
  const isCode = (each: string) => rules !== null && isPostalCode(each, rules);
  if (count < fewestAlone || isCode(text.join(' ')) || (text.length === 2 && isCode(text[1] ?? '')))
    return from;
  if (text[0]?.startsWith('+') === true || (text.length === 1 && inGroups.test(text[0] ?? ''))) return to;
  const isWhole = tokens[from - 1]?.segment !== segment && textAt(to) === '';
  return isWhole && Math.abs(count - lengthOfCode(rules)) > 1 ? to : from;
}

function lengthOfCode(rules: PostalCodeRules | null): number {
  return rules === null ? 0 : canonicalPostalCode(rules.example).length;
}
