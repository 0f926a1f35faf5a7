import { rm } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { addToList } from '../../address/text/group-by.ts';
import { compileCountry } from '../compile/compile-country.ts';
import { countryFile, existingFile, removeFile } from '../read/data-directory.ts';
import { DataError } from '../read/data-error.ts';
import { type OpenedPlaces, openPlaces } from '../read/open-places.ts';
import { type Division, noDivision, type PlaceRow, placeRow } from '../read/place-row.ts';
import {
  citiesSource,
  encodeSource,
  type PlaceSource,
  readSource,
  sourceFiles,
  sourcePath,
} from '../read/place-source.ts';
import type { AddOptions } from './place-importer.ts';
import { replaceFiles } from './replace-files.ts';

interface PlaceFolder extends Pick<AddOptions, 'formats' | 'builtin' | 'onCompiling'> {
  /** Folder of the loaded places. */
  readonly loaded: string;
}

/**
 * Replaces the sources with the same country and name, or adds new ones after all others. Then compiles each
 * country again from all its sources. Readers find the old places or the new ones, never a part.
 */
export async function storeSources(sources: readonly PlaceSource[], folder: PlaceFolder): Promise<void> {
  for (const source of sources) {
    const { country, name } = source;
    folder.onCompiling?.(country);
    const loaded = await replacePlaces(country, folder, (loaded) => {
      const order = Math.max(-1, ...loaded.map((each) => each.order)) + 1;
      return {
        sources: [...readSources(loaded.filter((each) => each.name !== name)), source],
        stored: [[sourcePath(folder.loaded, country, order, name), encodeSource(source)]],
      };
    });
    for (const each of loaded) if (each.name === name) await rm(each.path, { force: true });
  }
}

/**
 * Removes a country's loaded places, or one source of them by name, and compiles the country from the
 * remaining ones; false if there is none. Data that ships with the program stays.
 */
export async function removeData(country: string, name: string | undefined, folder: PlaceFolder) {
  const loaded = loadedSources(country, folder);
  const removed = loaded.filter((each) => name === undefined || each.name === name);
  let isRemoved = removed.length > 0;
  if (isRemoved && removed.length < loaded.length) {
    await replacePlaces(country, folder, (now) => ({
      sources: readSources(now.filter((each) => each.name !== name)),
      stored: [],
    }));
  } else if (name === undefined || isRemoved)
    isRemoved = (await removeFile(folder.loaded, country, 'places')) || isRemoved;
  for (const { path } of removed) await rm(path, { force: true });
  return isRemoved;
}

type LoadedSources = ReturnType<typeof loadedSources>;

interface Change {
  /** What the country is compiled from, beside the data that ships with the program. */
  readonly sources: readonly PlaceSource[];
  /** Files that are stored together with its places. */
  readonly stored: readonly (readonly [path: string, content: Buffer])[];
}

/**
 * Compiles a country again and stores it. Another process may have changed the loaded sources meanwhile; then
 * all is done again. Answers the sources that were changed.
 */
async function replacePlaces(
  country: string,
  folder: PlaceFolder,
  changeOf: (loaded: LoadedSources) => Change,
): Promise<LoadedSources> {
  for (;;) {
    const loaded = loadedSources(country, folder);
    const { sources, stored } = changeOf(loaded);
    const file = compiled(country, sources, folder);
    const isOutdated = () => !isDeepStrictEqual(loadedSources(country, folder), loaded);
    if (await replaceFiles([...stored, [countryFile(folder.loaded, country, 'places'), file]], isOutdated))
      return loaded;
  }
}

/** Of two sources of one name, the earlier one was left by a process that ended before it was removed. */
function readSources(loaded: LoadedSources): PlaceSource[] {
  const isLast = ({ name }: LoadedSources[number], at: number) =>
    at === loaded.findLastIndex((each) => each.name === name);
  return loaded.filter(isLast).map(({ path }) => readSource(path));
}

/** The file of places of a country, from the data that ships with the program and its loaded sources. */
function compiled(country: string, loaded: readonly PlaceSource[], folder: PlaceFolder): Buffer {
  const format = folder.formats.get(country);
  if (format === undefined) throw new DataError(`There is no address format for ${country}.`);
  return compileCountry(format, [...baseSources(country, loaded, folder), ...loaded]);
}

function loadedSources(country: string, { loaded }: PlaceFolder) {
  return sourceFiles(loaded).filter((each) => each.country === country);
}

/**
 * Returns the data that ships with the program for a country: its places, and its codes unless a loaded
 * source of the same name replaces them.
 */
function baseSources(country: string, loaded: readonly PlaceSource[], { builtin }: PlaceFolder) {
  const path = builtin && existingFile(builtin, country, 'places');
  if (!path) return [];
  const places = openPlaces(path);
  const names = new Set(loaded.map(({ name }) => name));
  const isReplaced = places.manifest.sources.some(({ name }) => name !== citiesSource && names.has(name));
  const { source, licence, date } = places.manifest;
  const placeRows = rowsOfPlaces(places, { codes: !isReplaced, cities: !names.has(citiesSource) });
  return [
    { name: 'built-in', country, source, licence, date, rows: placeRows.length, badLines: 0, placeRows },
  ];
}

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
  const around = [...places.divisionsOfCode(code)]
    .filter((division) => areaOf(places, division).name !== places.localityName(division))
    .map((division) => ({ name: places.localityName(division), code: '' }));
  const last = places.lastOfRange(code);
  const own = [...places.localitiesOfCode(code)].filter((each) => places.preferred(each) === each);
  const ofCode = { ...(last !== '' && { lastPostalCode: last }), ...places.codePosition(code) };
  return own.map((locality) => {
    const [name, divisions] = [places.localityName(locality), [areaOf(places, locality), ...around]];
    const more = { ...ofCode, otherNames: otherNames(places, locality) };
    return placeRow(places.manifest.country, places.codeText(code), name, divisions, more);
  });
}

function placesWithoutCodes(places: OpenedPlaces): PlaceRow[] {
  const rows: PlaceRow[] = [];
  const namesOf = namesOfTown(places);
  for (let locality = 0; locality < places.localityCount; locality++) {
    if (places.isDivision(locality) || places.preferred(locality) !== locality) continue;
    const population = places.population(locality);
    const [code] = places.codesOfLocality(locality);
    if (code !== undefined && population === 0) continue;
    const name = places.localityName(locality);
    const others = [...otherNames(places, locality), ...namesOf(locality)];
    const more = { ...places.localityPosition(locality), population, otherNames: others };
    rows.push(placeRow(places.manifest.country, '', name, [areaOf(places, locality)], more));
  }
  return rows;
}

/**
 * Returns the other names of a town that has codes: those of the places of its area that share a code with
 * it, and its people. Each name of such a town is a place of its own.
 */
function namesOfTown(places: OpenedPlaces): (town: number) => readonly string[] {
  const keyOf = (place: number) => `${places.population(place)} ${places.areaOfLocality(place)}`;
  const alike = new Map<string, number[]>();
  for (let place = 0; place < places.localityCount; place++)
    if (places.population(place) > 0) addToList(alike, keyOf(place), place);
  return (town) => {
    const codes = new Set(places.codesOfLocality(town));
    const isSame = (place: number) => [...places.codesOfLocality(place)].some((code) => codes.has(code));
    const others = alike.get(keyOf(town))?.filter((place) => place !== town && isSame(place)) ?? [];
    return others.map(places.localityName);
  };
}

function otherNames(places: OpenedPlaces, locality: number): string[] {
  const [, ...others] = places.formsOf(locality);
  return others.map((other) => places.localityName(other));
}

function areaOf(places: OpenedPlaces, locality: number): Division {
  return places.areas[places.areaOfLocality(locality)] ?? noDivision;
}
