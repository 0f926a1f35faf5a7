import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addGeonames } from '../../src/gazetteer/add-geonames.ts';
import { builtinDataDirectory } from '../../src/gazetteer/data-directory.ts';
import { openFormats } from '../../src/gazetteer/formats.ts';
import { referenceDirectory } from './real-addresses.ts';

/**
 * Compiles GeoNames' exports of these countries, from beside the project, into a folder of its own and returns it.
 * `COMPILED_GEONAMES` names a folder of an earlier run, which is then used as it is.
 */
export async function compileWorld(countries: ReadonlySet<string>): Promise<string> {
  const earlier = process.env.COMPILED_GEONAMES;
  if (earlier !== undefined && existsSync(earlier)) return earlier;
  const source = join(referenceDirectory, 'geonames-postal');
  const files = readdirSync(source).filter(
    (name) => name.endsWith('.zip') && countries.has(name.slice(0, 2)),
  );
  const directory = mkdtempSync(join(tmpdir(), 'places-'));
  const formats = openFormats(builtinDataDirectory()).byCountry;
  await addGeonames(
    files.map((name) => join(source, name)),
    directory,
    { formats },
  );
  return directory;
}
