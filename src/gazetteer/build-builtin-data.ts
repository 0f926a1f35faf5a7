import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildFormats } from './build-formats.ts';
import { buildSubdivisions } from './build-subdivisions.ts';
import { builtinSources } from './builtin-sources.ts';
import { compileCountry } from './compile-country.ts';
import { compilePostalRegions } from './compile-postal-regions.ts';
import { builtinDataDirectory } from './data-directory.ts';
import { readEditedNames } from './edited-names.ts';
import { formatsFileName } from './formats.ts';
import { encodePostalRegions, postalRegionsFileName } from './open-postal-regions.ts';
import { encodeSubdivisions, subdivisionsFileName } from './open-subdivisions.ts';
import { citiesSource } from './place-source.ts';
import { placesPath } from './places-directory.ts';
import { readPostalRegionRows } from './postal-region-rows.ts';

// Writes the data that ships with the program. Runs once after compiling; the same sources give the same
// bytes.
const project = fileURLToPath(new URL('../..', import.meta.url));
const directory = builtinDataDirectory();
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });

const formats = buildFormats(project);
const edited = readEditedNames();
writeFileSync(join(directory, formatsFileName), JSON.stringify(formats));
const tables = buildSubdivisions(project, formats.countries);
writeFileSync(join(directory, subdivisionsFileName), encodeSubdivisions(tables));

const sources = builtinSources(project, edited.territories);
const townsOf = (country: string) =>
  sources.get(country)?.find(({ name }) => name === citiesSource)?.placeRows ?? [];
const regions = compilePostalRegions(readPostalRegionRows(project), townsOf);
writeFileSync(join(directory, postalRegionsFileName), encodePostalRegions(regions));

for (const format of formats.countries) {
  const ofCountry = sources.get(format.country) ?? [];
  if (ofCountry.length === 0) continue;
  const { file } = compileCountry(format, ofCountry, edited);
  writeFileSync(placesPath(directory, format.country), file);
}
