import { countryFiles } from '../read/data-directory.ts';
import { orElse } from '../read/data-error.ts';
import { openPlaces, readSummary } from '../read/open-places.ts';

/** One country's places as `data list` shows them. */
export type ListedData = ReturnType<typeof listData>[number];

/**
 * Lists the places in use, by country. A country's loaded places replace those that ship with the program.
 */
export function listData(builtinDirectory: string, directory: string) {
  const builtin = new Map(countryFiles(builtinDirectory, 'places'));
  const loaded = new Map(countryFiles(directory, 'places'));
  return [...new Map([...builtin, ...loaded])]
    .map(([country, path]) => {
      /** Whether it ships with the program. */
      const isBuiltin = !loaded.has(country);
      /** The file's own statements, or why it cannot be used. */
      const content = orElse(
        () => {
          // The data that ships with the program covers the whole world and is read on demand.
          const { manifest, digest } = isBuiltin ? readSummary(path) : openPlaces(path);
          return { manifest, digest };
        },
        ({ message: problem }) => ({ problem }),
      );
      return { country, isBuiltin, content };
    })
    .sort((a, b) => a.country.localeCompare(b.country, 'en'));
}
