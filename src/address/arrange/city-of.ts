import { costs } from '../cost/costs.ts';
import { liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { inhabitantsNamed, kmBeyondRegion, namesLargeCity, namesPlace } from '../reading/place-evidence.ts';
import { bareKey } from '../text/area-key.ts';
import {
  type Choice,
  type CodeSpan,
  isSame,
  type Layout,
  type LocalitySpan,
  type Span,
} from './word-spans.ts';

/**
 * Whether a text is the name of a city so large that the chosen one may be a part of it, and of no area that
 * addresses name.
 */
export function isCityOf(
  text: string,
  locality: LocalitySpan | undefined,
  profile: CountryProfile,
  key = profile.keyOf(text),
): boolean {
  if (profile.areas.find(text) !== undefined) return false;
  if (locality !== undefined && isTownOfRegion(locality.key, text, profile)) return false;
  return isFarLarger(key, locality?.key ?? '', profile);
}

/** Whether a name is that of a large city, and one of another name, by its key, may be a part of it. */
export function isFarLarger(key: string, other: string, profile: CountryProfile): boolean {
  const inhabitants = inhabitantsNamed(key, profile);
  if (inhabitants < costs.inhabitantsOfCity) return false;
  return inhabitants > costs.partOfCity * inhabitantsNamed(other, profile);
}

/**
 * Whether an area's name right behind the city in its field is that of the large city around it: the chosen
 * one is a quarter that the data lacks, as in "Moema, São Paulo". "Iowa City" is a city, and not Iowa.
 */
export function isCityAround(
  span: Span,
  { locality, code, area, profile }: Choice & Pick<Layout, 'profile'>,
): boolean {
  if (locality?.field !== 'locality' || span.field !== 'locality' || span.from !== locality.to) return false;
  // A city that is an area is named by that, and a code that has places tells a misspelt one by them.
  if (area === undefined || isSame(area, span)) return false;
  if (profile.areas.ofCity(span.text) !== undefined) return namesPartOfCity(span.text, profile);
  if (/ city$/i.test(span.text)) return namesPlace(span.text, profile);
  if ((code?.names.size ?? 0) > 0) return false;
  return namesLargeCity(profile.keyOf(span.text), profile) && inhabitantsNamed(locality.key, profile) === 0;
}

/** Whether words name a part of the large city that is the area: "Jakarta Selatan". */
export function namesPartOfCity(text: string, profile: CountryProfile): boolean {
  const city = text.slice(0, Math.max(0, text.lastIndexOf(' ')));
  if (city === '' || profile.areas.ofCity(text) === undefined) return false;
  return bareKey(city) !== bareKey(text) && namesLargeCity(profile.keyOf(city), profile);
}

/** Whether the region of a code's beginning has a place of this name. */
export function isInRegion(key: string, { primary }: CodeSpan, profile: CountryProfile): boolean {
  return [...profile.places.findLocalities(key)].some((each) => kmBeyondRegion(each, primary, profile) === 0);
}

/** Whether a town is a municipality of its own in the region that a text names: "Escazú, San José". */
export function isTownOfRegion(key: string, region: string, profile: CountryProfile): boolean {
  const { places, areas } = profile;
  if (!areas.isNamed(region) || !liesIn(key, region, profile)) return false;
  return [...places.findLocalities(key)].some((each) => places.isDivision(each));
}

/** Whether a text right behind the city is its name in another language: "Cardiff / Caerdydd". */
export function isCityInOtherWords(span: Span, { locality, profile }: Layout): boolean {
  return span.from === locality?.to && isOtherName(span.text, locality, profile);
}

/** Whether a text right before the city is: of two names, the first is kept, even if it is the country's. */
export function isCityBefore(span: Span, { locality, profile }: Layout): boolean {
  return (
    span.to === locality?.from && span.field === locality.field && isOtherName(span.text, locality, profile)
  );
}

/**
 * Whether a text is another name of a place that has the city's name. The name of the city around a ward,
 * which the ward's place has too, has the codes of all wards: "Nishi-ku, Yokohama".
 */
function isOtherName(text: string, locality: LocalitySpan, { places, keyOf }: CountryProfile): boolean {
  const key = keyOf(text);
  if (key === locality.key) return false;
  for (const place of places.findLocalities(locality.key)) {
    const count = places.codesOfLocality(place).length;
    for (const form of places.formsOf(place))
      if (places.localityKey(form) === key && places.codesOfLocality(form).length === count) return true;
  }
  return false;
}
