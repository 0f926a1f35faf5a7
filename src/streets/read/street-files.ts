import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StreetSample } from '../../address/street/streets.ts';
import { once } from '../../address/text/remember.ts';
import { countryFiles, existingFile, listFiles } from '../../gazetteer/read/data-directory.ts';
import { DataError, type DataWatch, orElse } from '../../gazetteer/read/data-error.ts';
import { parseTable, type TableLine } from '../../gazetteer/read/data-table.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';

export type ListedStreets = ReturnType<typeof listStreets>[number];

/**
 * The streets of a folder, and the sample of the other countries, the few streets that ship with the program:
 * each file's manifest and the size of its tables in memory.
 */
export function listStreets(directory: string) {
  return listFiles('streets', streetSampleDirectory(), directory, (path) => {
    const { manifest, tableBytes } = openStreets(path);
    return { manifest, tableBytes };
  });
}

/** Opens all street files of a folder. A file that cannot be used is set aside. */
export function openAllStreets(directory: string, watch: DataWatch): ReadonlyMap<string, OpenedStreets> {
  const opened = new Map<string, OpenedStreets>();
  for (const [country, path] of countryFiles(directory, 'streets')) {
    const open = () => {
      const streets = openStreets(path, (fault) => watch.damaged(country, fault));
      const { country: held } = streets.manifest;
      if (held !== country)
        throw new DataError(`${path} holds the streets of ${held}; import it again with --replace.`);
      opened.set(country, streets);
    };
    orElse(open, (fault) => watch.setAside(country, fault));
  }
  return opened;
}

export type SampleRow = ReturnType<typeof toRow>;

/** The lines of `data/sample/streets.tsv`: codes are canonical, a province that addresses lack is empty. */
export function readStreetSample() {
  const path = fileURLToPath(new URL('../../../data/sample/streets.tsv', import.meta.url));
  return parseTable(path, readFileSync(path, 'utf8')).map(toRow);
}

function toRow({ cells }: TableLine) {
  const [country = '', postalCode = '', city = '', province = '', street = '', number = ''] = cells;
  return { country, postalCode, city, province, street, number };
}

/** Returns the folder in which the build puts the sample, compiled. */
export function streetSampleDirectory(): string {
  return fileURLToPath(new URL('../../../dist/street-sample', import.meta.url));
}

/** Returns a function that opens the sample of a country, once and not before it is asked for. */
export function streetSampleOf(country: string): () => StreetSample | undefined {
  return once(() => {
    const path = existingFile(streetSampleDirectory(), country, 'streets');
    if (path === undefined) return undefined;
    const rows = readStreetSample().filter((row) => row.country === country);
    const places = new Map(
      rows.map(({ postalCode, city, province }) => [
        postalCode,
        { locality: city, administrativeArea: province },
      ]),
    );
    return { streets: openStreets(path), placeOf: (canonicalCode) => places.get(canonicalCode) };
  });
}
