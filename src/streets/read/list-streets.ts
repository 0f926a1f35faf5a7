import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { countryFile, countryFiles } from '../../gazetteer/read/data-directory.ts';
import { DataError, type DataWatch, orElse } from '../../gazetteer/read/data-error.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';
import { streetSampleDirectory } from './street-sample.ts';

export type ListedStreets = ReturnType<typeof listed>;

/** The streets of a folder, and the sample of the other countries. */
export function listStreets(directory: string) {
  const loaded = countryFiles(directory, 'streets').map((file) => listed(file, false));
  const countries = new Set(loaded.map(({ country }) => country));
  const sample = countryFiles(streetSampleDirectory(), 'streets').filter(
    ([country]) => !countries.has(country),
  );
  return [...loaded, ...sample.map((file) => listed(file, true))];
}

/**
 * `isSample`: these are the few streets that ship with the program. The content is the file's manifest and
 * the size of its tables in memory, or why it cannot be used.
 */
function listed([country, path]: [country: string, path: string], isSample: boolean) {
  const content = orElse(
    () => {
      const { manifest, tableBytes } = openStreets(path);
      return { manifest, tableBytes };
    },
    ({ message: problem }) => ({ problem }),
  );
  return { country, isSample, content };
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

/** Removes a country's streets; false if none are loaded. */
export async function removeStreets(country: string, directory: string): Promise<boolean> {
  const path = countryFile(directory, country, 'streets');
  const isLoaded = existsSync(path);
  await rm(path, { force: true });
  return isLoaded;
}
