import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { findAreas, findCountries, findRegions } from './find-areas.ts';
import { findCodes } from './find-codes.ts';
import { findLocalities } from './find-localities.ts';
import type { Span, Spans } from './span.ts';
import type { Token } from './tokens.ts';

/** Finds what the words may be. */
export function findSpans(tokens: readonly Token[], profile: CountryProfile): Spans {
  const codes = findCodes(tokens, profile);
  const areas = findAreas(tokens, codes, profile);
  // The city is not one word of the province in its field.
  const isPartOfArea = (span: Span) =>
    span.field === 'administrativeArea' &&
    areas.some(({ from, to }) => from <= span.from && span.to <= to && to - from > span.to - span.from);
  return {
    codes,
    areas,
    regions: findRegions(tokens, profile),
    countries: findCountries(tokens, profile),
    localities: findLocalities(tokens, codes, profile).filter((span) => !isPartOfArea(span)),
  };
}
