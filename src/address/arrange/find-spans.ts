import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { findAreas, findCountries, findRegions } from './find-areas.ts';
import { findCodes } from './find-codes.ts';
import { findLocalities } from './find-localities.ts';
import { runsOf, type Span, type Spans, segmentsOf } from './span.ts';
import type { Token } from './tokens.ts';

/** Finds what the words may be. */
export function findSpans(tokens: readonly Token[], profile: CountryProfile): Spans {
  const runs = runsOf(tokens);
  const segments = segmentsOf(tokens);
  // Each run is looked up as a code, as an area and as a city.
  profile.work.spend(3 * runs.length);
  const codes = findCodes(tokens, runs, profile);
  const areas = findAreas(tokens, runs, codes, profile);
  // The city is not one word of the province in its field.
  const isPartOfArea = (span: Span) =>
    span.field === 'administrativeArea' &&
    areas.some(({ from, to }) => from <= span.from && span.to <= to && to - from > span.to - span.from);
  return {
    segments,
    codes,
    areas,
    regions: findRegions(segments, profile),
    countries: findCountries(tokens, runs, profile),
    localities: findLocalities(tokens, runs, codes, profile).filter((span) => !isPartOfArea(span)),
  };
}
