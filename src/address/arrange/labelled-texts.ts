import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { type AddressPart, addressOf, type PostalAddress } from '../postal-address.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { kindOfLabel, type LabelKind } from '../reading/noise.ts';
import { isPostalCode } from '../reading/postal-code.ts';
import { anyDigit } from '../text/digits.ts';
import { beginsWithType } from './find-localities.ts';
import { trimmed } from './left-lines.ts';
import { type ReadField, readFields, type Token, tokensOf } from './tokens.ts';
import { isLine, type Span, segmentsOf } from './word-spans.ts';

/** A text, and the label before it, if it has one. */
interface Labelled {
  readonly field: ReadField;
  readonly kind: LabelKind | undefined;
  readonly label: string;
  readonly text: string;
}

/** An address whose labels are gone, each text in the field of its label. */
export interface Sorted {
  readonly address: PostalAddress;
  /** How many parts stood in another field. */
  readonly moved: number;
}

const endOfLabel = /[:：]|\s[-–](?=\s)/gu;
const anyEndOfLabel = new RegExp(endOfLabel, 'u');
const separator = /[,;\n،؛、，|]/;
/** "Cidade: Belo Horizonte. CEP: 30160-010", but "12 Oak St." */
const fullStop = /(?<=\p{L}{4})\.$/u;
const fullStopOfNumber = /(?<=\d)\.$/;
const mostWordsOfLabel = 6;
/** Forms have fewer. What stands behind so many is not looked at. */
const mostLabels = 16;
const mostWordsOfCode = 4;
const anyLetter = /\p{L}/u;

/** What was typed, in words. */
export interface TypedText {
  /** The address by its labels, if it has any: then the words are those of that. */
  readonly sorted: Sorted | undefined;
  readonly tokens: readonly Token[];
  readonly segments: readonly Span[];
}

export const noWords: TypedText = { sorted: undefined, tokens: [], segments: [] };

/** Cuts what was typed into words and segments, by its labels where it has any. */
export function wordsOf(address: PostalAddress, profile: CountryProfile): TypedText {
  const sorted = sortByLabels(address, profile);
  const tokens = tokensOf(sorted?.address ?? address, profile);
  return { sorted, tokens, segments: segmentsOf(tokens) };
}

/** Returns an address by its labels, as forms have them: "City: Reno State: NV". undefined if it has none. */
export function sortByLabels(typed: PostalAddress, profile: CountryProfile): Sorted | undefined {
  // Few addresses have one.
  if (!readFields.some((field) => anyEndOfLabel.test(typed[field] ?? ''))) return undefined;
  const texts = readFields.flatMap((field) => labelledTexts(typed[field], field, profile));
  if (texts.every(({ kind }) => kind === undefined)) return undefined;
  const parts = partsByLabel(texts, profile);
  const isOwnCountry = ({ kind, text }: Labelled) => kind === 'country' && profile.isCalled(text);
  const isLeft = (each: Labelled) => !Object.values(parts).includes(each) && !isOwnCountry(each);
  const left = texts.filter(isLeft);
  const isOf = ({ field, kind }: Labelled, part: AddressPart) =>
    (kind === undefined || isLine(field) ? field : 'line1') === part;
  const address = addressOf((part) => {
    if (part === 'name') return typed.name;
    const ofField = left.filter((each) => isOf(each, part));
    const all = [joined(ofField, profile), parts[part]?.text];
    return [...new Set(all.filter((text) => text))].join(', ') || null;
  });
  const moved = readFields.filter((part) => (parts[part]?.field ?? part) !== part).length;
  return address.line1 === null && typed.line1 !== null ? undefined : { address, moved };
}

/** The texts that are the city, the area and the code by their labels. */
function partsByLabel(
  texts: readonly Labelled[],
  profile: CountryProfile,
): Partial<Record<AddressPart, Labelled | undefined>> {
  const { areas, format, isCalled } = profile;
  const ofKind = (kind: LabelKind) => texts.filter((each) => each.kind === kind);
  const named = [...ofKind('area'), ...ofKind('country')].find(
    ({ text }) => areas.isNamed(text) && !isCalled(text),
  );
  const administrativeArea = named ?? ofKind('area')[0];
  const [postalCode] = ofKind('code');
  const [city] = ofKind('city');
  const [district] = ofKind('district');
  // "Şehir: İstanbul, İlçe: Kadıköy"
  const isArea = administrativeArea === undefined && areas.find(city?.text ?? '') !== undefined;
  if (isArea && district !== undefined && format.requiresAdministrativeArea)
    return { locality: district, administrativeArea: city, postalCode };
  return { locality: city ?? district, administrativeArea, postalCode };
}

/** Cuts a text before each label. What follows a part behind a separator is no more of it. */
function labelledTexts(text: string | null, field: ReadField, profile: CountryProfile): Labelled[] {
  if (text === null) return [];
  const found: Labelled[] = [];
  let label = '';
  let from = 0;
  const add = (kind: LabelKind | undefined, value: string) => {
    const whole = trimmed(value).replace(fullStopOfNumber, '');
    const content = kind === undefined || kind === 'line' ? whole : whole.replace(fullStop, '');
    if (content !== '') found.push({ field, kind, label, text: content });
  };
  const endAt = (to: number) => {
    const value = text.slice(from, to);
    const kind = kindOfLabel(label);
    const end = endOfValue(kind, value, profile);
    add(end === 0 ? 'detail' : kind, end === 0 ? value : value.slice(0, end));
    if (end > 0) add(undefined, value.slice(end));
  };
  for (const { 0: mark, index } of [...text.matchAll(endOfLabel)].slice(0, mostLabels)) {
    const before = text.slice(0, index).trimEnd();
    const name = labelAtEnd(before.slice(from), !/[:：]/.test(mark));
    if (name === undefined) continue;
    endAt(before.length - name.length);
    label = name;
    from = index + mark.length;
  }
  endAt(text.length);
  return found;
}

/** Where the value of a label ends; 0 if the text is none of its kind. */
function endOfValue(
  kind: LabelKind | undefined,
  text: string,
  { postalCode: rules }: CountryProfile,
): number {
  if (kind === undefined || kind === 'line' || kind === 'number' || kind === 'detail') return text.length;
  const at = text.search(separator);
  const value = at < 0 ? text : text.slice(0, at);
  if (kind !== 'code') return anyLetter.test(value) ? value.length : 0;
  const words = [...value.matchAll(/\S+/g)].slice(0, mostWordsOfCode);
  const ends = words.map(({ 0: word, index }) => index + word.length);
  return ends.findLast((end) => rules !== null && isPostalCode(value.slice(0, end).trim(), rules)) ?? 0;
}

/** The longest label at the end of a text. Before a dash, it is all of its segment: "Pin - 700016". */
function labelAtEnd(text: string, isWhole: boolean): string | undefined {
  if (isWhole) return [text.split(separator).at(-1)?.trim() ?? ''].find(kindOfLabel);
  // "Utca, házszám:"
  const starts = [...text.matchAll(/[^\s,;،、，|]+/g)].slice(-mostWordsOfLabel);
  return starts.map(({ index }) => text.slice(index)).find(kindOfLabel);
}

/** The texts of one field. The number of a house stands beside its street: "Street: Elm Road, No: 4". */
function joined(texts: readonly Labelled[], profile: CountryProfile): string | null {
  const isStreet = (each: Labelled | undefined) => each?.kind === 'line' && !anyDigit.test(each.text);
  const isHouse = (at: number) => texts[at]?.kind === 'number';
  const areBeside = (at: number) =>
    (isHouse(at) && isStreet(texts[at - 1])) || (isHouse(at - 1) && isStreet(texts[at]));
  const lines = texts.map(({ kind, label, text }, at) => {
    const isType = kind === 'line' && beginsWithType(label, profile) && !hasStreetWord(text, profile);
    const isAlone = isHouse(at) && !areBeside(at) && !areBeside(at + 1);
    const mark = at === 0 ? '' : areBeside(at) ? ' ' : ', ';
    return mark + (kind === 'detail' || isType || isAlone ? `${label} ${text}` : text);
  });
  return lines.length === 0 ? null : lines.join('');
}
