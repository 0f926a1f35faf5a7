import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { hasStreetWord } from '../reading/has-street-word.ts';
import { isPartOfHouse } from '../reading/part-of-house.ts';
import { anyDigit } from '../text/digits.ts';
import { isCityAround } from './city-of.ts';
import { isSame, isUsed, type Layout, type Span, textAt } from './word-spans.ts';

/** Returns the city with what is kept beside it, as typed if nothing stands between them: "Esch/Alzette". */
export function cityWith(kept: readonly Span[], { locality, typed, tokens }: Layout): string | null {
  if (locality === undefined || kept.length === 0) return locality?.text ?? null;
  const inOrder = [locality, ...kept].sort((a, b) => a.from - b.from);
  const isWhole = inOrder.every(({ from }, at) => at === 0 || from === inOrder[at - 1]?.to);
  if (!isWhole) return inOrder.map(({ text }) => text).join(', ');
  const last = inOrder[inOrder.length - 1] ?? locality;
  return (typed[locality.field] ?? '').slice(tokens[inOrder[0]?.from ?? 0]?.from, tokens[last.to - 1]?.to);
}

/**
 * Returns the neighbourhoods and counties that stand in the city's field beside the city, set off by a comma,
 * or in a line behind it, set off by a dash: "Praha 1 - Hradčany", "Praha 1-Hradčany".
 */
export function keptBesideCity(layout: Layout): Span[] {
  const { code, locality, segments, localities, typed, tokens, used, profile } = layout;
  const { keyOf } = profile;
  if (locality === undefined) return [];
  const kept: Span[] = [];
  const isNamed = (span: Span) => localities.some((name) => isSame(name, span));
  const isBehindDash = ({ from, field }: Span) =>
    from === locality.to &&
    (/ [-–] /.test((typed[field] ?? '').slice(tokens[from - 1]?.to, tokens[from]?.from)) ||
      textAt(from - 1, tokens).endsWith('-'));
  // "Attn: Jo"
  const isReceiver = (at: number) =>
    segments.some(({ to, text }) => to === at && !anyDigit.test(text) && isPartOfHouse(text, profile));
  // "ул. Баумана, д. 7"
  const isStreet = (street: Span, house: Span) =>
    street.to === house.from &&
    street.field === house.field &&
    !isUsed(street, used) &&
    !anyDigit.test(street.text) &&
    numberOfHouse.test(house.text) &&
    !isSame(house, locality);
  // "Meir 48, 2000 Antwerpen" beside a first line, or a line again
  const isOfLines = ({ to, text }: Span) =>
    (code?.from === to && locality.from === code.to) ||
    [typed.line1, typed.line2, typed.line3].some((line) => line !== null && keyOf(line) === keyOf(text));
  for (const span of segments) {
    if (isOfLines(span) || isUsed(span, used) || span.field !== locality.field || isReceiver(span.from))
      continue;
    if (segments.some((other) => isStreet(span, other) || isStreet(other, span))) continue;
    if (span.field !== 'locality' && !isBehindDash(span)) continue;
    // "Rathmines, Dublin 6"
    const isName = isNamed(span) || isPartOfCity(span.text, profile);
    const isArea = profile.areas.find(span.text) !== undefined;
    if (isName && (!isArea || isCityAround(span, layout))) kept.push(span);
  }
  return kept;
}

/** With a word before it at most. */
const numberOfHouse = /^(?:\p{L}+\.? ?)?\d{1,4}\p{L}?$/u;
// "11. kerület", "4e arrondissement", "18 de Marzo", "Q.1", "Sector F-7", "Zona 10", "ж.к. Люлин 5"
const numberedPart =
  /^(?:\d{1,2}(?:\. ?| d[eo] |(?:er?|[eè]me|st|nd|rd|th) )\p{L}+\.?|\p{L}\.? ?\d{1,2}|(?:\p{L}{3,} )?\p{L}-\d{1,2}(?:\/\d)?|\p{L}[\p{L}\p{M}. ]*\p{L}{2} \d{1,2})$/u;

/** Whether a text may be a part of a city, or its number, and is no part of a house and no street. */
function isPartOfCity(text: string, profile: CountryProfile): boolean {
  if (isPartOfHouse(text, profile)) return false;
  return !anyDigit.test(text) || (numberedPart.test(text) && !hasStreetWord(text, profile));
}
