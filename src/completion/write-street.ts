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
  const fold = (text: string) =>
    convention.hasDigraphs ? withoutDigraphs(foldedWord(text)) : foldedWord(text);

  /** How many UTF-16 units of a word have so many folded letters. */
  const unitsOf = (word: string, length: number): number => {
    let units = 0;
    while (units < word.length && fold(word.slice(0, units)).length < length) units++;
    return units;
  };

  /** The whole word if its spelling differs, as an abbreviation does. */
  const spanOf = ({ text, from, to }: StreetName['words'][number], length: number): Span => {
    const slice = written.slice(from, to);
    const isWritten = fold(slice).startsWith(text.slice(0, length));
    return isWritten ? [from, from + unitsOf(slice, length)] : [from, length === text.length ? to : from];
  };

  /** The span of the type as a separate word, or of its letters after the stem that it is joined to. */
  const typeSpan = ({ words, typeWord }: StreetName): Span[] => {
    if (typedType === '' || typeWord === undefined) return [];
    const { from, to } = typeWord;
    const slice = written.slice(from, to);
    const last = words[words.length - 1];
    const stem = last?.to === to ? last.text : '';
    const length = stem.length + commonLength(fold(slice).slice(stem.length), typedType);
    if (length === stem.length) return [[from, to]];
    return [[from + unitsOf(slice, stem.length), from + unitsOf(slice, length)]];
  };

  const spans: Span[] = [];
  let left = core;
  for (const word of name.words) {
    const length = commonLength(word.text, left);
    if (length === 0) break;
    spans.push(spanOf(word, length));
    left = left.slice(length);
    if (length < word.text.length) break;
  }
  return joined(left === '' ? [...spans, ...typeSpan(name)] : spans);
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
