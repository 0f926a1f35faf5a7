import { readDataFile } from './data-directory.ts';
import { DataError } from './data-error.ts';

const rebuild = ': build the project again';

/**
 * Returns the text of a file of tables: its version, then one table per line, each after the code of its
 * country.
 */
export function encodeCountryLines(version: number, tables: readonly { readonly country: string }[]): string {
  const lines = tables.map((table) => `${table.country}${JSON.stringify(table)}\n`);
  return `${version}\n${lines.join('')}`;
}

/**
 * Opens a file that `encodeCountryLines` wrote. The returned function parses a country's table on each call,
 * and returns undefined if the file has none. Throws a `DataError` that names the file if it cannot be used.
 */
export function openCountryLines<Table>(
  path: string,
  version: number,
): (country: string) => (() => Table) | undefined {
  const bytes = readDataFile(path, rebuild);
  const end = bytes.indexOf('\n');
  if (bytes.toString('latin1', 0, end) !== String(version)) {
    throw new DataError(`${path} is not of version ${version}${rebuild}.`);
  }
  const lines = new Map<string, readonly [from: number, to: number]>();
  for (let at = end + 1; at < bytes.length; ) {
    const to = bytes.indexOf('\n', at);
    lines.set(bytes.toString('latin1', at, at + 2), [at + 2, to]);
    at = to + 1;
  }
  return (country) => {
    const line = lines.get(country);
    if (line === undefined) return undefined;
    // The build writes this shape, with `encodeCountryLines`.
    return () => JSON.parse(bytes.toString('utf8', ...line)) as Table;
  };
}
