import type { OpenedPlaces } from '../read/open-places.ts';
import { type Division, noDivision, type PlaceRow } from '../read/place-row.ts';

/**
 * Returns the rows of compiled places, so that they can be compiled again together with others: the data that
 * ships with the program exists only in compiled form. Each code gives a row for each of its places. Every
 * place that has inhabitants or no code gives a row without a code, with its other names. Either kind can be
 * left out.
 */
export function rowsOfPlaces(
  places: OpenedPlaces,
  wanted: { readonly codes: boolean; readonly cities: boolean },
): PlaceRow[] {
  const codes = wanted.codes ? Array.from({ length: places.codeCount }, (_, code) => code) : [];
  const cities = wanted.cities ? placesWithoutCodes(places) : [];
  return [...codes.flatMap((code) => rowsOfCode(places, code)), ...cities];
}

function rowsOfCode(places: OpenedPlaces, code: number): PlaceRow[] {
  const [second = noDivision, third = noDivision] = [...places.divisionsOfCode(code)]
    .filter((division) => !isArea(places, division))
    .map((division): Division => ({ name: places.localityName(division), code: '' }));
  const last = places.lastOfRange(code);
  const own = [...places.localitiesOfCode(code)].filter((each) => places.preferred(each) === each);
  return own.map((locality) => ({
    country: places.manifest.country,
    postalCode: places.codeText(code),
    ...(last === '' ? {} : { lastPostalCode: last }),
    place: places.localityName(locality),
    divisions: [areaOf(places, locality), second, third],
    ...places.codePosition(code),
    otherNames: otherNames(places, locality),
  }));
}

function placesWithoutCodes(places: OpenedPlaces): PlaceRow[] {
  const rows: PlaceRow[] = [];
  for (let locality = 0; locality < places.localityCount; locality++) {
    if (places.isDivision(locality) || places.preferred(locality) !== locality) continue;
    const population = places.population(locality);
    const [code] = places.codesOfLocality(locality);
    if (code !== undefined && population === 0) continue;
    rows.push({
      country: places.manifest.country,
      postalCode: '',
      place: places.localityName(locality),
      divisions: [areaOf(places, locality), noDivision, noDivision],
      ...places.localityPosition(locality),
      population,
      otherNames: otherNames(places, locality),
    });
  }
  return rows;
}

function otherNames(places: OpenedPlaces, locality: number): string[] {
  const [, ...others] = places.formsOf(locality);
  return others.map((other) => places.localityName(other));
}

function areaOf(places: OpenedPlaces, locality: number): Division {
  return places.areas[places.areaOfLocality(locality)] ?? noDivision;
}

function isArea(places: OpenedPlaces, division: number): boolean {
  return areaOf(places, division).name === places.localityName(division);
}
