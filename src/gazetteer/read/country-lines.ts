import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { LargeCities } from '../../address/countries/profile/cities-abroad.ts';
import { postalRegions } from '../../address/countries/profile/postal-regions.ts';
import { subdivisions } from '../../address/countries/profile/subdivisions.ts';
import { obtain } from '../../address/text/group-by.ts';
import { readDataFile } from './data-directory.ts';
import { DataError } from './data-error.ts';

export const subdivisionLines = countryLines('subdivisions.ndjson', subdivisions);

export const postalRegionLines = countryLines('postal-regions.ndjson', postalRegions);

export const cityLines = countryLines('large-cities.ndjson', (cities: LargeCities) => cities);

const fileVersion = 2;
const rebuild = ': build the project again';

/** A file of tables: its version and digest, then one table per line, each after the code of its country. */
function countryLines<Table extends { readonly country: string }, Opened>(
  fileName: string,
  use: (table: Table) => Opened,
) {
  return {
    fileName,
    encode(tables: readonly Table[]): string {
      const lines = tables.map((table) => `${table.country}${JSON.stringify(table)}\n`).join('');
      return `${fileVersion} ${hash('sha256', lines)}\n${lines}`;
    },
    /**
     * Opens the file of a directory. The returned function opens a country's table on its first call, and
     * returns undefined if the file has none. Throws a `DataError` that names the file if it cannot be used.
     */
    open(directory: string): (country: string) => Opened | undefined {
      const path = join(directory, fileName);
      const lines = linesIn(readDataFile(path, rebuild), path);
      const opened = new Map<string, Opened>();
      return (country) => {
        const line = lines.get(country);
        // The build writes this shape, with `encode`, and the digest protects it.
        return line && obtain(opened, country, () => use(JSON.parse(line.toString('utf8')) as Table));
      };
    },
  };
}

function linesIn(file: Buffer, path: string): ReadonlyMap<string, Buffer> {
  const start = file.indexOf('\n') + 1;
  const [version, digest] = file.toString('latin1', 0, start).trimEnd().split(' ');
  if (version !== String(fileVersion))
    throw new DataError(`${path} is not of version ${fileVersion}${rebuild}.`);
  const tables = file.subarray(start);
  if (hash('sha256', tables) !== digest)
    throw new DataError(`${path} is damaged: its content does not match its digest${rebuild}.`);
  const lines = new Map<string, Buffer>();
  for (let at = 0, end = 0; at < tables.length; at = end + 1) {
    end = tables.indexOf('\n', at);
    lines.set(tables.toString('latin1', at, at + 2), tables.subarray(at + 2, end));
  }
  return lines;
}
