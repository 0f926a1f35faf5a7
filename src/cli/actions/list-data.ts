import { readSettings } from '../../config/settings.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/data-directory.ts';
import { type ListedData, listData, removeData } from '../../gazetteer/list-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { renderTable } from './table.ts';

/** Prints the place data in use, a line for each country. */
export function printData(): void {
  const { dataDirectory } = readSettings(process.env);
  const header = ['COUNTRY', 'ROWS', 'BAD LINES', 'DATE', 'LICENCE', 'DIGEST', 'SOURCE'];
  const rows = listData(builtinDataDirectory(), placesDirectory(dataDirectory)).map(describe);
  process.stdout.write(renderTable([header, ...rows]));
}

function describe({ country, isBuiltin, content }: ListedData): string[] {
  if ('problem' in content) return [country, '', '', '', '', '', content.problem];
  const { rows, badLines, date, licence, source } = content.manifest;
  const origin = isBuiltin ? `${source} (built in)` : source;
  return [country, `${rows}`, `${badLines}`, date ?? '-', licence, content.digest.slice(0, 12), origin];
}

/** Removes the loaded place data of countries. */
export async function removeCountries(countries: readonly string[]): Promise<void> {
  const { dataDirectory } = readSettings(process.env);
  for (const country of countries.map((code) => code.toUpperCase())) {
    if (!(await removeData(country, placesDirectory(dataDirectory)))) {
      throw new OperatorError(`No place data is loaded for ${country}.`);
    }
    process.stdout.write(`${country} removed\n`);
  }
}
