import { join } from 'node:path';
import { namesIn } from './names-in.ts';
import { placesFileExtension } from './places-file.ts';

/**
 * Returns country code and path of each file of places in a folder, in the order of the codes; none if the
 * folder does not exist.
 */
export function placesFiles(directory: string): [country: string, path: string][] {
  return namesIn(directory)
    .filter((name) => name.endsWith(placesFileExtension) && /^[A-Z]{2}\./.test(name))
    .sort()
    .map((name) => [name.slice(0, 2), join(directory, name)]);
}

export function placesPath(directory: string, country: string): string {
  return join(directory, `${country}${placesFileExtension}`);
}
