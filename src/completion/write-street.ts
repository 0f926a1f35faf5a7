import type { StreetConvention } from '../address/street/street-convention.ts';
import { readStreetName, type StreetName } from '../address/street/street-name.ts';
import { foldedWord, withoutDigraphs } from '../address/text/place-key.ts';
import { matchedInPlace } from './city-of-code.ts';
import { matchedIn, type WrittenCompletion } from './completion.ts';
import { writeCode } from './place-texts.ts';
import type { StreetContext, StreetFind } from './search-streets.ts';
import type { StreetMeaning } from './street-meanings.ts';
import type { TypedStreet } from './typed-street.ts';

export interface StreetInLine {
  readonly find: StreetFind;
  readonly typed: TypedStreet['typed'];
}

/** Writes the whole address; the typed text around the street stays. */
export function writeStreet({ find, typed }: StreetInLine, context: StreetContext): WrittenCompletion {
  const { data, convention } = context.streets;
  const { line, from, to, typedLength } = typed;
  const street = data.streetName(find.street, find.code);
  const before = line.slice(0, from);
  const rest = line.slice(to);
  const after = /^\d/.test(rest) ? ` ${rest}` : rest;
  const canonical = data.codeText(find.code);
  const place = { ...context.cities.of(canonical), postalCode: writeCode(canonical, context.known.profile) };
  const lineStart = before.length + street.length;
  const [behindBlank, typedEnd] = [after.length - after.trimStart().length, line.length - typedLength];
  const matched = [
    ...matchedIn('line1', 0, before.trimEnd().length),
    ...matchedInStreet(street, find.meaning, convention).flatMap(([start, end]) =>
      matchedIn('line1', before.length + start, before.length + end),
    ),
    ...matchedIn('line1', lineStart + behindBlank, lineStart + after.length - typedEnd),
  ];
  return {
    kind: typed.hasNumber ? 'address' : 'street',
    address: { line1: before + street + after, ...place },
    matched: [...matched, ...matchedInPlace(context.place, place)],
  };
}

type Span = readonly [from: number, to: number];

function matchedInStreet(
  written: string,
  { core, typedType }: Pick<StreetMeaning, 'core' | 'typedType'>,
  convention: StreetConvention,
): Span[] {
  const name = readStreetName(written, convention);
  if (name === undefined) return [];
  const spans: Span[] = [];
  let left = core;
  for (const word of name.words) {
    const length = commonLength(word.text, left);
    if (length === 0) break;
    const isWhole = length === word.text.length;
    spans.push(spanOf(written, word, length, isWhole, convention));
    left = left.slice(length);
    if (!isWhole) break;
  }
  return joined([...spans, ...typeSpan(written, name, left === '' ? typedType : '', convention)]);
}

/** The whole word if its spelling differs, as an abbreviation does. */
function spanOf(
  written: string,
  { text, from, to }: StreetName['words'][number],
  length: number,
  isWhole: boolean,
  convention: StreetConvention,
): Span {
  const slice = written.slice(from, to);
  const isWritten = fold(slice, convention).startsWith(text.slice(0, length));
  return isWritten ? [from, from + unitsOf(slice, length, convention)] : [from, isWhole ? to : from];
}

/** Returns the span of the type as a separate word, or of its letters after the stem that it is joined to. */
function typeSpan(
  written: string,
  { words, typeWord }: StreetName,
  typed: string,
  convention: StreetConvention,
): Span[] {
  if (typed === '' || typeWord === undefined) return [];
  const { from, to } = typeWord;
  const slice = written.slice(from, to);
  const last = words[words.length - 1];
  const stem = last?.to === to ? last.text : '';
  const whole = fold(slice, convention);
  const length = stem.length + commonLength(whole.slice(stem.length), typed);
  if (length === stem.length) return [[from, to]];
  const stemEnd = unitsOf(slice, stem.length, convention);
  return [[from + stemEnd, from + unitsOf(slice, length, convention)]];
}

function fold(text: string, { hasDigraphs }: StreetConvention): string {
  const folded = foldedWord(text);
  return hasDigraphs ? withoutDigraphs(folded) : folded;
}

function unitsOf(word: string, length: number, convention: StreetConvention): number {
  let units = 0;
  while (units < word.length && fold(word.slice(0, units), convention).length < length) units++;
  return units;
}

function commonLength(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length++;
  return length;
}

function joined(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(([from, to]) => from < to).sort((a, b) => a[0] - b[0]);
  const result: Span[] = [];
  for (const [from, to] of sorted) {
    const last = result[result.length - 1];
    if (last !== undefined && from <= last[1]) result[result.length - 1] = [last[0], Math.max(last[1], to)];
    else result.push([from, to]);
  }
  return result;
}
