import { matchedInPlace } from './city-of-code.ts';
import type { MatchedText, WrittenCompletion } from './completion.ts';
import { matchedInStreet } from './matched-street.ts';
import type { StreetContext, StreetFind } from './search-streets.ts';
import type { TypedLine } from './typed-street.ts';
import { writeCode } from './written-place.ts';

export interface StreetInLine {
  readonly find: StreetFind;
  readonly typed: TypedLine;
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
  const spans = [
    [0, before.trimEnd().length],
    ...matchedInStreet(street, find.meaning, convention).map(([a, b]) => [
      before.length + a,
      before.length + b,
    ]),
    [
      lineStart + (after.length - after.trimStart().length),
      lineStart + after.length - (line.length - typedLength),
    ],
  ] as const;
  const matched: MatchedText[] = spans
    .filter(([start = 0, end = 0]) => start < end)
    .map(([start = 0, end = 0]) => ({ part: 'line1', from: start, to: end }));
  return {
    kind: typed.hasNumber ? 'address' : 'street',
    address: { line1: before + street + after, ...place },
    matched: [...matched, ...matchedInPlace(context.place, place)],
  };
}
