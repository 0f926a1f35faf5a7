import { listFiles } from '../read/data-directory.ts';
import { openPlaces, readSummary } from '../read/open-places.ts';

/** One country's places as `data list` shows them. */
export type ListedData = ReturnType<typeof listData>[number];

/**
 * Lists the places in use, by country. A country's loaded places replace those that ship with the program.
 */
export function listData(builtinDirectory: string, directory: string) {
  const listed = listFiles('places', builtinDirectory, directory, (path, isShipped) => {
    // The data that ships with the program covers the whole world and is read on demand.
    const { manifest, digest } = isShipped ? readSummary(path) : openPlaces(path);
    return { manifest, digest };
  });
  return listed.sort((a, b) => a.country.localeCompare(b.country, 'en'));
}
