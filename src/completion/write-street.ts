import type { Work } from '../address/text/work.ts';
import { type CityFinder, matchedInPlace } from './city-of-code.ts';
import type { CodeScope } from './code-scope.ts';
import type { MatchedText, WrittenCompletion } from './completion.ts';
import type { KnownStreets } from './known-country.ts';
import { matchedInStreet } from './matched-street.ts';
import type { StreetFind } from './search-streets.ts';
import type { TypedPlace } from './typed-place.ts';

export interface StreetContext {
  readonly work: Work;
  readonly streets: KnownStreets;
  readonly scope: CodeScope | undefined;
  readonly cities: CityFinder;
  readonly place: TypedPlace | undefined;
  readonly writeCode: (canonical: string) => string;
  readonly limit: number;
}

export interface TypedLine {
  /** The line with the number of the completion. */
  readonly line: string;
  readonly typedLength: number;
  readonly hasNumber: boolean;
  readonly hasUnit: boolean;
  /** Where the street stands in the line: [from, to). */
  readonly from: number;
  readonly to: number;
  readonly folded: string;
}

export interface StreetInLine {
  readonly find: StreetFind;
  readonly typed: TypedLine;
}

/** Writes the whole address; the typed text around the street stays. */
export function writeStreet(inLine: StreetInLine, context: StreetContext): WrittenCompletion {
  const { data, convention } = context.streets;
  const { find, typed } = inLine;
  const { line, from, to, typedLength } = typed;
  const street = data.streetName(find.street, find.code);
  const before = line.slice(0, from);
  const rest = line.slice(to);
  const after = /^\d/.test(rest) ? ` ${rest}` : rest;
  const canonical = data.codeText(find.code);
  const place = { ...context.cities.of(canonical), postalCode: context.writeCode(canonical) };
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
