import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countryOf } from '../../src/address/countries/index.ts';
import type { SubdivisionTable } from '../../src/address/countries/profile/subdivisions.ts';
import { compileCountry } from '../../src/gazetteer/compile/compile-country.ts';
import { postalRegionLines, subdivisionLines } from '../../src/gazetteer/read/country-lines.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { formatsFileName } from '../../src/gazetteer/read/formats.ts';
import type { PlaceSource } from '../../src/gazetteer/read/place-source.ts';
import { placesPath } from '../../src/gazetteer/read/places-file.ts';
import { buildFormats } from './build-formats.ts';
import { listedCountries, listedSources, townSources } from './builtin-sources.ts';
import { compilePostalRegions } from './compile-postal-regions.ts';
import { compileSubdivisions } from './compile-subdivisions.ts';
import { readPostalRegionRows } from './postal-region-rows.ts';
import { readSubdivisionRows } from './subdivision-rows.ts';

// Writes the data that ships with the program into an empty folder. The same sources give the same bytes. Two
// processes share the work: one compiles the countries with lists of postal places (`lists`), the other the
// countries of which the towns are known, and all that is no places (`towns`).
const project = fileURLToPath(new URL('../..', import.meta.url));
const directory = builtinDataDirectory();
const formats = buildFormats(project);
let compiled = 0;

if (process.argv[2] === 'lists')
  for await (const sources of listedSources(project)) compileCountries(sources);
else compileTowns();
process.disconnect?.();

function compileTowns(): void {
  writeFileSync(join(directory, formatsFileName), JSON.stringify(formats));
  writeFileSync(join(directory, subdivisionLines.fileName), subdivisionLines.encode(subdivisionTables()));
  const regionRows = readPostalRegionRows(project);
  const regional = new Set(regionRows.map(({ country }) => country));
  const isTownsOnly = (country: string) => !listedCountries.has(country);
  const sources = townSources(project, (country) => isTownsOnly(country) || regional.has(country));
  const townsOf = (country: string) => sources.get(country)?.[0]?.placeRows ?? [];
  const regions = compilePostalRegions(regionRows, townsOf);
  writeFileSync(join(directory, postalRegionLines.fileName), postalRegionLines.encode(regions));
  compileCountries(new Map([...sources].filter(([country]) => isTownsOnly(country))));
}

/** The subdivisions of all countries that have them. */
function subdivisionTables(): SubdivisionTable[] {
  const rows = readSubdivisionRows(project);
  const tables = formats.countries.map((format) => {
    const { areas = {} } = countryOf(format.country);
    const own = areas.lackSubdivisions === undefined ? (rows.get(format.country) ?? []) : [];
    return compileSubdivisions(format, own, areas.subdivisions);
  });
  return tables.filter(({ list }) => list.length > 0);
}

/** Tells the process that waits for it how many are done. */
function compileCountries(sources: ReadonlyMap<string, PlaceSource[]>): void {
  for (const format of formats.countries) {
    const ofCountry = sources.get(format.country);
    if (ofCountry === undefined) continue;
    const { file } = compileCountry(format, ofCountry);
    writeFileSync(placesPath(directory, format.country), file);
    process.send?.(++compiled);
  }
}
