import { countryFiles, listFiles } from '../../gazetteer/read/data-directory.ts';
import { DataError, type DataWatch, orElse } from '../../gazetteer/read/data-error.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';
import { streetSampleDirectory } from './street-sample.ts';

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
