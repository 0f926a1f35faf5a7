import { rm } from 'node:fs/promises';
import { DataError, type DataWatch, orProblem, unlessDamaged } from '../../gazetteer/read/data-error.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';
import { streetSampleDirectory } from './street-sample.ts';
import { streetsFiles, streetsPath } from './streets-file.ts';

export type ListedStreets = ReturnType<typeof listed>;

/** The streets of a folder, and the sample of the other countries. */
export function listStreets(directory: string, sampleDirectory = streetSampleDirectory()) {
  const loaded = streetsFiles(directory).map((file) => listed(file, false));
  const countries = new Set(loaded.map(({ country }) => country));
  const sample = streetsFiles(sampleDirectory).filter(([country]) => !countries.has(country));
  return [...loaded, ...sample.map((file) => listed(file, true))];
}

/**
 * `isSample`: these are the few streets that ship with the program. The content is the file's manifest and
 * the size of its tables in memory, or why it cannot be used.
 */
function listed([country, path]: [country: string, path: string], isSample: boolean) {
  const content = orProblem(() => {
    const { manifest, tableBytes } = openStreets(path);
    return { manifest, tableBytes };
  });
  return { country, isSample, content };
}

/** Opens all street files of a folder. A file that cannot be used is set aside. */
export function openAllStreets(directory: string, watch: DataWatch): ReadonlyMap<string, OpenedStreets> {
  const opened = new Map<string, OpenedStreets>();
  for (const [country, path] of streetsFiles(directory)) {
    const streets = unlessDamaged(country, watch, () => {
      const found = openStreets(path, (fault) => watch.damaged(country, fault));
      const { country: held } = found.manifest;
      if (held === country) return found;
      throw new DataError(`${path} holds the streets of ${held}; import it again.`);
    });
    if (streets !== undefined) opened.set(country, streets);
  }
  return opened;
}

/** Removes a country's streets; false if none are loaded. */
export async function removeStreets(country: string, directory: string): Promise<boolean> {
  if (!streetsFiles(directory).some(([each]) => each === country)) return false;
  await rm(streetsPath(directory, country));
  return true;
}
