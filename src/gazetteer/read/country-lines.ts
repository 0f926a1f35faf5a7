import { join } from 'node:path';
import type { LargeCities } from '../../address/countries/profile/cities-abroad.ts';
import { postalRegions } from '../../address/countries/profile/postal-regions.ts';
import { subdivisions } from '../../address/countries/profile/subdivisions.ts';
import { obtain } from '../../address/text/group-by.ts';
import { readDataFile } from './data-directory.ts';
import { DataError, orDataError } from './data-error.ts';

export const subdivisionLines = countryLines('subdivisions.ndjson', subdivisions);

export const postalRegionLines = countryLines('postal-regions.ndjson', postalRegions);

export const cityLines = countryLines('large-cities.ndjson', (cities: LargeCities) => cities);

const fileVersion = 1;
const rebuild = ': build the project again';

/** A file of tables: its version, then one table per line, each after the code of its country. */
function countryLines<Table extends { readonly country: string }, Opened>(
  fileName: string,
  use: (table: Table) => Opened,
) {
  return {
    fileName,
    encode(tables: readonly Table[]): string {
      const lines = tables.map((table) => `${table.country}${JSON.stringify(table)}\n`);
      return `${fileVersion}\n${lines.join('')}`;
    },
    /**
     * Opens the file of a directory. The returned function opens a country's table on its first call, and
     * returns undefined if the file has none. Throws a `DataError` that names the file if it cannot be used.
     */
    open(directory: string): (country: string) => Opened | undefined {
      const path = join(directory, fileName);
      const bytes = readDataFile(path, rebuild);
      const lines = linesIn(bytes, path);
      const opened = new Map<string, Opened>();
      return (country) => {
        const line = lines.get(country);
        // The build writes this shape, with `encode`.
        const parsed = () =>
          orDataError(
            `${path} is damaged${rebuild}.`,
            () => JSON.parse(bytes.toString('utf8', ...(line ?? []))) as Table,
          );
        return line && obtain(opened, country, () => use(parsed()));
      };
    },
  };
}

function linesIn(bytes: Buffer, path: string): ReadonlyMap<string, readonly [from: number, to: number]> {
  const end = bytes.indexOf('\n');
  if (bytes.toString('latin1', 0, end) !== String(fileVersion)) {
    throw new DataError(`${path} is not of version ${fileVersion}${rebuild}.`);
  }
  const lines = new Map<string, readonly [from: number, to: number]>();
  for (let at = end + 1; at < bytes.length; ) {
    const to = bytes.indexOf('\n', at);
    if (to < 0) throw new DataError(`${path} is cut short${rebuild}.`);
    lines.set(bytes.toString('latin1', at, at + 2), [at + 2, to]);
    at = to + 1;
  }
  return lines;
}
