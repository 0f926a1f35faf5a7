import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countryOf } from '../../src/address/countries/index.ts';
import type { SubdivisionTable } from '../../src/address/countries/profile/subdivisions.ts';
import { compileCountry } from '../../src/gazetteer/compile/compile-country.ts';
import { cityLines, postalRegionLines, subdivisionLines } from '../../src/gazetteer/read/country-lines.ts';
import { builtinDataDirectory, countryFile } from '../../src/gazetteer/read/data-directory.ts';
import { formatsFileName } from '../../src/gazetteer/read/formats.ts';
import type { PlaceSource } from '../../src/gazetteer/read/place-source.ts';
import { buildFormats } from './build-formats.ts';
import { listedCountries, listedSources, readTowns } from './builtin-sources.ts';
import { compilePostalRegions } from './compile-postal-regions.ts';
import { compileSubdivisions } from './compile-subdivisions.ts';
import { countriesWithRegions, readPostalRegionRows } from './postal-region-rows.ts';
import { readSubdivisionRows } from './subdivision-rows.ts';

// Writes the data that ships with the program into an empty folder. The same sources give the same bytes.
// Processes share the work: whoever has forked this one sends it the number of one task after another, and
// learns of each how many countries it has compiled.
const project = fileURLToPath(new URL('../..', import.meta.url));
const directory = builtinDataDirectory();
const formats = buildFormats(project);
const formatOf = new Map(formats.countries.map((format) => [format.country, format]));
const { townsOf, largeCitiesOf } = readTowns(project);
const regional = new Set(countriesWithRegions(project));
const others = [...formatOf.keys()].filter((each) => !listedCountries.has(each) && !regional.has(each));

// The longest first, so that all processes end together.
const tasks: readonly (() => number | Promise<number>)[] = [
  compileRegions,
  ...listedSources(project, townsOf).map((read) => async () => {
    const sources = await read();
    for (const [country, ofCountry] of sources) compilePlaces(country, ofCountry);
    return sources.size;
  }),
  compileAreas,
  ...others.map((country) => () => compilePlaces(country, townsOf(country))),
];

process.on('message', async (number: number) => {
  const task = tasks[number];
  if (task === undefined) process.disconnect();
  else process.send?.(await task());
});
process.send?.(0);

/** Compiles the regions of postal codes, and the countries whose towns they are made of. */
function compileRegions(): number {
  const regions = compilePostalRegions(readPostalRegionRows(project), (country) => {
    const sources = townsOf(country);
    compilePlaces(country, sources);
    return sources.flatMap(({ placeRows }) => placeRows);
  });
  writeFileSync(join(directory, postalRegionLines.fileName), postalRegionLines.encode(regions));
  return regions.length;
}

/** Writes the address formats, the subdivisions of all countries that have them, and their large cities. */
function compileAreas(): number {
  writeFileSync(join(directory, formatsFileName), JSON.stringify(formats));
  const rows = readSubdivisionRows(project);
  const tables = formats.countries.map((format): SubdivisionTable => {
    const { areas = {} } = countryOf(format.country);
    const own = areas.lackSubdivisions === undefined ? (rows.get(format.country) ?? []) : [];
    return compileSubdivisions(format, own, areas.subdivisions);
  });
  const known = tables.filter(({ list }) => list.length > 0);
  writeFileSync(join(directory, subdivisionLines.fileName), subdivisionLines.encode(known));
  const cities = formats.countries.map(({ country }) => largeCitiesOf(country));
  const large = cities.filter(({ names }) => names.length > 0);
  writeFileSync(join(directory, cityLines.fileName), cityLines.encode(large));
  return 0;
}

function compilePlaces(country: string, sources: readonly PlaceSource[]): number {
  const format = formatOf.get(country);
  if (format === undefined || sources.length === 0) return 0;
  writeFileSync(countryFile(directory, country, 'places'), compileCountry(format, sources));
  return 1;
}
