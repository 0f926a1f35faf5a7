import type { CountryProfile } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { anyDigit } from '../text/digits.ts';
import type { ReadField, Token } from './tokens.ts';

/** Neighbouring words of one field that may be one part of the address. */
export interface Span {
  /** The first of its tokens, and the one behind its last. */
  readonly from: number;
  readonly to: number;
  readonly field: ReadField;
  readonly text: string;
}

export interface CodeSpan extends Span {
  readonly primary: string;
  /** The code as the country writes it. */
  readonly written: string;
  /** Its number in the data, or -1. */
  readonly number: number;
  readonly isSlip: boolean;
  /** The keys of its places and divisions, each with whether it is a place. */
  readonly names: ReadonlyMap<string, boolean>;
  /** The areas that the data has it in. */
  readonly areas: ReadonlySet<string>;
}

export interface AreaSpan extends Span {
  readonly area: string;
}

/** The name of a level above or below the areas that addresses name: "Cataluña". */
export interface RegionSpan {
  readonly span: Span;
  /** The areas in it or around it. */
  readonly areas: ReadonlySet<string>;
}

export interface LocalitySpan extends Span {
  readonly key: string;
  /**
   * Known to the data, misspelling a place of a known code, a place only by where it stands, or no city but
   * what lies around the one of this key: "Los Angeles County".
   */
  readonly known: 'named' | 'like' | 'position' | 'around';
}

/** The words of one address, and those that may be a postal code. */
export interface WordsAndCodes {
  readonly tokens: readonly Token[];
  readonly profile: CountryProfile;
  readonly codes: readonly CodeSpan[];
}

/** The same with their runs, of which each may be a part. */
export interface Runs extends WordsAndCodes {
  readonly runs: readonly Span[];
}

/** The words of one address, and all that they may be. */
export interface Spans extends WordsAndCodes {
  readonly typed: PostalAddress;
  readonly segments: readonly Span[];
  readonly areas: readonly AreaSpan[];
  readonly regions: readonly RegionSpan[];
  readonly countries: readonly Span[];
  readonly localities: readonly LocalitySpan[];
}

/** The spans that are parts. undefined: the address lacks the part. */
export interface Choice {
  readonly code: CodeSpan | undefined;
  readonly area: AreaSpan | undefined;
  readonly locality: LocalitySpan | undefined;
  /** Those that are there. */
  readonly parts: readonly Span[];
}

/** A choice that is being laid out, and all that tells what it costs. */
export interface Layout extends Choice, Spans {
  /** Of each word, whether a part or a repetition takes it, or nothing reads it. */
  readonly used: boolean[];
}

/** Every segment as one span. */
export function segmentsOf(tokens: readonly Token[]): Span[] {
  const segments: Span[] = [];
  for (let from = 0, to = 0; from < tokens.length; from = to) {
    to = endOfSegment(from, tokens);
    const span = spanOf(from, to, tokens);
    if (span !== undefined) segments.push(span);
  }
  return segments;
}

/** The most words that one part has, and the most characters: a name of 58 letters is a village's. */
const longestPart = 6;
const mostCharacters = 80;

/** Every run of neighbouring tokens of one segment that may be one part, the longest first. */
export function runsOf(tokens: readonly Token[]): Span[] {
  const runs: Span[] = [];
  for (let length = Math.min(longestPart, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const span = spanOf(from, from + length, tokens);
      if (span === undefined || span.text.length > mostCharacters) continue;
      if (tokens[from]?.isContact !== true) runs.push(span);
    }
  }
  return runs;
}

/** The words from one token to another; undefined if they are not of one segment. */
export function spanOf(from: number, to: number, tokens: readonly Token[]): Span | undefined {
  const first = tokens[from];
  if (first === undefined || to <= from || !isOneSegment(from, to - 1, tokens)) return undefined;
  let text = '';
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    // Text that runs on has no blanks between its tokens.
    if (at > from && token !== undefined && (tokens[at - 1]?.to ?? token.from) < token.from) text += ' ';
    text += token?.text ?? '';
  }
  return { from, to, field: first.field, text: withoutMarks(text) };
}

const openingMarks = '("\'[〒';
const closingMarks = ')"\'].:/-';

function withoutMarks(text: string): string {
  let [from, to] = [0, text.length];
  // The apostrophe of "'s-Gravenhage" opens no quotation.
  while (from < to && openingMarks.includes(text.charAt(from)) && !isLoneApostrophe(text, from)) from++;
  while (to > from && closingMarks.includes(text.charAt(to - 1))) to--;
  // The full stop of "D.C." is its own.
  if (text[to] === '.' && /\.\p{L}$/u.test(text.slice(from, to))) to++;
  // The bracket of "Sultanganj (Mainpuri)" is part of the name.
  return text.slice(from, text.slice(from, to).includes('(') ? text.length : to);
}

function isLoneApostrophe(text: string, at: number): boolean {
  return text[at] === "'" && !text.includes("'", at + 1);
}

/** The first word of a span, and the one behind its last. */
export type Words = Pick<Span, 'from' | 'to'>;

export function isInLine(span: Pick<Span, 'field'> | undefined): boolean {
  return isLine(span?.field);
}

/** Whether a field is a line. For a word, whose form is another than a span's. */
export function isLine(field: ReadField | undefined): boolean {
  return field === 'line1' || field === 'line2' || field === 'line3';
}

/** For spans: V8 reads their few forms quickly, and no other objects beside them. */
export function isSame(one: Words, other: Words): boolean {
  return one.from === other.from && one.to === other.to;
}

export function isInside(one: Words, other: Words): boolean {
  return other.from <= one.from && one.to <= other.to;
}

/** Whether a span is a part of a longer one. */
export function isPartOf(one: Words, other: Words): boolean {
  return isInside(one, other) && !isSame(one, other);
}

/** Whether a word, by its number, is one of a span. */
export function isWordOf(at: number, { from, to }: Words): boolean {
  return from <= at && at < to;
}

export function overlap(one: Words, other: Words): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Whether two words, by their numbers, are of one segment. */
export function isOneSegment(one: number, other: number, tokens: readonly Token[]): boolean {
  return segmentAt(one, tokens) === segmentAt(other, tokens);
}

/** The number behind the last word of a word's segment. */
export function endOfSegment(at: number, tokens: readonly Token[]): number {
  let end = at + 1;
  while (isOneSegment(end, at, tokens)) end++;
  return end;
}

/** V8 takes long to find that there is nothing at a number below 0. */
function segmentAt(at: number, tokens: readonly Token[]): number | undefined {
  return at < 0 || at >= tokens.length ? undefined : tokens[at]?.segment;
}

/** The text of a word, which is empty before and behind the address. */
export function textAt(at: number, tokens: readonly Token[]): string {
  return at < 0 || at >= tokens.length ? '' : (tokens[at]?.text ?? '');
}

/** Whether the city stands in its own field, and the code in its own or nowhere. */
export function areInFields({ code, locality }: Choice): boolean {
  return locality?.field === 'locality' && (code === undefined || code.field === 'postalCode');
}

/** The number behind the last word that is no contact's. */
export function endOfWords(tokens: readonly Token[]): number {
  let end = tokens.length;
  while (end > 0 && tokens[end - 1]?.isContact === true) end--;
  return end;
}

/** Whether a span is all of its segment. */
export function isWholeSegment({ from, to }: Words, tokens: readonly Token[]): boolean {
  return areWholeSegment(from, to, tokens);
}

/** The same of the words from one number to another, without a span for them. */
export function areWholeSegment(from: number, to: number, tokens: readonly Token[]): boolean {
  return !isOneSegment(from - 1, from, tokens) && !isOneSegment(to, from, tokens);
}

/** Whether a span is all of its field. */
export function isWholeField({ from, to, field }: Span, tokens: readonly Token[]): boolean {
  return (from === 0 || tokens[from - 1]?.field !== field) && tokens[to]?.field !== field;
}

/** The places that are named before a span, each as a whole segment behind the beginning. */
export function placesBefore(
  { from }: Words,
  localities: readonly LocalitySpan[],
  tokens: readonly Token[],
): LocalitySpan[] {
  return localities.filter(
    (name) => name.known === 'named' && name.from > 0 && name.to <= from && isWholeSegment(name, tokens),
  );
}

/** Whether the data has a name, as it is typed or misspelt. */
export function isOfData({ known }: LocalitySpan): boolean {
  return known === 'named' || known === 'like';
}

/** Marks the words of a span as used. */
export function use({ from, to }: Words, used: boolean[]): void {
  for (let at = from; at < to; at++) used[at] = true;
}

/** Whether any word of a span is used. */
export function isUsed({ from, to }: Words, used: readonly boolean[]): boolean {
  return isAnyUsed(from, to, used);
}

/** The same of the words from one number to another, without a span for them. */
export function isAnyUsed(from: number, to: number, used: readonly boolean[]): boolean {
  for (let at = from; at < to; at++) if (used[at] === true) return true;
  return false;
}

/** Whether a text has a number and a word, as the line of a house has. */
export function namesHouse(text: string): boolean {
  return anyDigit.test(text) && /\p{L}{2}/u.test(text);
}

/** A text that begins in Han characters or Korean, which have the city before the street. */
export const hanOrHangul = /^[\p{Script=Han}\p{Script=Hangul}]/u;

/** What areas and cities there are called at their end. 州 and 都 end bare names too: 广州, 京都. */
export const kindAtEnd = /(?:[省市县縣県区區府시도구군]|東京都)$/u;

/** A word that links others, so no street or name ends with it: "12 Avenue de". */
export const linkWord = /^(?=.*[aeiouyà-ÿ])\p{Ll}{1,3}$/u;
const preposition = /^(?:d[aeiou]|de[ls]|d[ao]s|dell[ae]|of)$/i;

const endsInDigit = /\d$/;

/** Whether a word links the next one to those before: "Cercado de Lima", in small letters "belém do pará". */
export function isLink(at: number, tokens: readonly Token[]): boolean {
  const text = textAt(at, tokens);
  // "Hauptstr. 112 a Heidelberg"
  if (text === 'a' && endsInDigit.test(textAt(at - 1, tokens))) return false;
  return preposition.test(text) || (linkWord.test(text) && /^\p{Lu}/u.test(textAt(at + 1, tokens)));
}
