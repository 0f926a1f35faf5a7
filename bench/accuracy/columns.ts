import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addPlaces } from '../../src/gazetteer/import/add-places.ts';
import { geonamesImporter } from '../../src/gazetteer/import/geonames-importers.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openFormats } from '../../src/gazetteer/read/formats.ts';
import { type Gazetteer, openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { referenceDirectory } from './real-addresses.ts';

/** The data that an engine uses: `US` and `first` the built-in data, `world` also GeoNames. */
export const columns = ['US', 'world', 'first'] as const;
export type Column = (typeof columns)[number];

export const titles: Readonly<Record<Column, string>> = {
  US: 'US, built-in data',
  world: 'other countries, GeoNames loaded',
  first: 'other countries at the first start, nothing loaded',
};

/** Whether a country belongs to a column. */
export function isOfColumn(country: string, column: Column): boolean {
  return (country === 'US') === (column === 'US');
}

/** Opens the data of a column. `open`: what opens it, the code of this process by default. */
export async function openColumn(
  column: Column,
  countries: ReadonlySet<string>,
  open: typeof openGazetteer = openGazetteer,
): Promise<Gazetteer> {
  const loaded = column === 'world' ? [await compileWorld(countries)] : [];
  return open({ directories: [builtinDataDirectory(), ...loaded] });
}

/** Compiles GeoNames' exports of these countries into a folder, which is used until the compiler changes. */
async function compileWorld(countries: ReadonlySet<string>): Promise<string> {
  const source = join(referenceDirectory, 'geonames-postal');
  const files = readdirSync(source).filter(
    (name) => name.endsWith('.zip') && countries.has(name.slice(0, 2)),
  );
  const directory = join(tmpdir(), `accuracy-places-${digestOf([...files].sort())}`);
  if (existsSync(directory)) return directory;
  mkdirSync(tmpdir(), { recursive: true });
  const begun = mkdtempSync(`${directory}-`);
  const { byCountry: formats } = openFormats(builtinDataDirectory());
  const reports = await addPlaces(
    geonamesImporter(),
    files.map((name) => join(source, name)),
    begun,
    { formats, builtin: builtinDataDirectory() },
  );
  for (const { file, refusal } of reports) if (refusal !== null) throw new Error(`${file}: ${refusal}`);
  renameSync(begun, directory);
  return directory;
}

/**
 * Covers all that affects the compiled data: the files, the compiler, the data it adds, and the keys of
 * names.
 */
function digestOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(files.join());
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const keys = ['place-key.ts', 'place-name-forms.ts', 'sound-key.ts'].map(
    (name) => `src/address/text/${name}`,
  );
  const inFolder = (folder: string) =>
    readdirSync(join(root, folder), { recursive: true }).map((name) => `${folder}/${name}`);
  const folders = ['src/gazetteer', 'src/address/countries', 'data'];
  for (const file of [...folders.flatMap(inFolder), ...keys, 'dist/data/formats.json'])
    if (/\.(?:ts|json|csv|tsv|txt)$/.test(file) && existsSync(join(root, file)))
      hash.update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
