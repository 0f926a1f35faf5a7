import { matchedInPlace } from './city-of-code.ts';
import { matchedIn, type WrittenCompletion } from './completion.ts';
import { matchedInStreet } from './matched-street.ts';
import type { StreetContext, StreetFind } from './search-streets.ts';
import type { TypedStreet } from './typed-street.ts';
import { writeCode } from './written-place.ts';

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
