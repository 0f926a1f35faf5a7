import { join } from 'node:path';
import { namesIn } from '../../gazetteer/read/names-in.ts';
import { streetsFileExtension } from './streets-file.ts';

/** Empty if the folder does not exist. */
export function streetsFiles(directory: string): [country: string, path: string][] {
  return namesIn(directory)
    .filter((name) => /^[A-Z]{2}\./.test(name) && name.slice(2) === streetsFileExtension)
    .sort()
    .map((name) => [name.slice(0, 2), join(directory, name)]);
}

export function streetsPath(directory: string, country: string): string {
  return join(directory, `${country}${streetsFileExtension}`);
}
