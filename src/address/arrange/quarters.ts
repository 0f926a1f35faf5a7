import { costs } from '../cost/costs.ts';
import { areaCodeOf, liesIn } from '../countries/profile/code-areas.ts';
import type { CountryProfile } from '../countries/profile/country-profile.ts';
import { inhabitantsNamed, largeCitiesNamed, namesLargeCity } from '../reading/place-evidence.ts';
import { saysDivision } from '../text/area-key.ts';
import { townIn } from '../text/place-name-forms.ts';
import { isFarLarger } from './city-of.ts';
import { type CodeSpan, isInLine, isOneSegment, isUsed, type Layout, type Span } from './word-spans.ts';

/**
 * Whether the city's own name is taken for its area, and a quarter before it for the city: "Eixample, 08013
 * Barcelona", "Chapinero, Bogotá D.C."
 */
export function takesQuarterForCity(layout: Layout): boolean {
  const { area, locality } = layout;
  if (area === undefined || locality === undefined || locality.from >= area.from) return false;
  return isInLine(area) && isInLine(locality) && isCityOfQuarter(area, layout);
}

/**
 * Whether a name behind the chosen city is that of the city which the chosen one is a quarter of: an area
 * that is one city; a place of the code, where the chosen one is none or far smaller; or a large city, if the
 * data lacks the chosen one. A quarter has no codes, or few beside those of its city.
 */
export function isCityOfQuarter({ text }: Span, { code, locality, profile }: Layout): boolean {
  const { areas, definition, keyOf } = profile;
  const key = keyOf(text);
  if (locality === undefined || locality.known === 'like' || key === locality.key) return false;
  if (definition.areas?.districtsAreCities === true || !mayBeQuarter(locality.text, text, profile))
    return false;
  const isOfCode = code?.names.get(locality.key) === true;
  if (!isOfCode && costs.partOfCity * codesNamed(locality.key, profile) > codesNamed(key, profile))
    return false;
  if (areas.ofCity(text) !== undefined) return !isOfCode || code.names.has(key);
  if (code === undefined || code.names.size === 0)
    return (
      locality.known === 'position' && namesLargeCity(key, profile) && !liesElsewhere(key, code, profile)
    );
  return code.names.get(key) === true && (!isOfCode || isFarLarger(key, locality.key, profile));
}

/** Whether a large city lies in none of the areas whose codes begin so: "B1640 Martínez, Buenos Aires". */
function liesElsewhere(key: string, code: CodeSpan | undefined, profile: CountryProfile): boolean {
  const around = code && profile.areas.ofPostalCode(code.primary);
  if (around === undefined || around.size === 0) return false;
  return largeCitiesNamed(key, profile).every((each) => !around.has(areaCodeOf(each, profile) ?? ''));
}

/** Not "Jakarta Selatan, DKI Jakarta", where both name the area, nor "Hai Chau District" or "г. Химки". */
function mayBeQuarter(text: string, city: string, { areas }: CountryProfile): boolean {
  const area = areas.find(text);
  const saysTown = !text.startsWith(townIn(text));
  return (area === undefined || area !== areas.find(city)) && !saysDivision(text) && !saysTown;
}

/** Whether words before the chosen city may be its quarter, and it is an area: "Business Bay, Dubai". */
export function isQuarterOfArea(text: string, { locality, profile }: Layout): boolean {
  const { areas, definition } = profile;
  if (locality === undefined || definition.areas?.districtsAreCities === true) return false;
  return areas.ofCity(locality.text) !== undefined && mayBeQuarter(text, locality.text, profile);
}

/** How many codes the data has of the places of a name: a town of its own has some. */
function codesNamed(key: string, { places }: CountryProfile): number {
  let codes = 0;
  for (const each of places.findLocalities(key)) codes += places.codesOfLocality(each).length;
  return codes;
}

/**
 * Whether the chosen city names what is around the one right before it, which stays in the line: "Cluj-Napoca
 * Cluj 400129", "San Juan Puerto Rico 00921".
 */
export function leavesCityBefore(layout: Layout): boolean {
  const { code, locality, localities, tokens, used, profile } = layout;
  if (locality === undefined || !isInLine(locality)) return false;
  const { from, key, text } = locality;
  const isWider = profile.areas.isNamed(text) || profile.isCalled(text);
  const isOfCode = code?.names.get(key) === true;
  if (!isWider && isOfCode) return false;
  return localities.some(
    (name) =>
      name.known === 'named' &&
      name.to === from &&
      name.key !== key &&
      isOneSegment(name.from, from, tokens) &&
      !isUsed(name, used) &&
      inhabitantsNamed(name.key, profile) >= inhabitantsNamed(key, profile) &&
      (code?.names.get(name.key) === true || (isWider && liesIn(name.key, text, profile))),
  );
}
