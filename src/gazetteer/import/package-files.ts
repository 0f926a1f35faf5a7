import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPackage } from './build-formats.ts';

/** Returns the name and version of an installed package, as the name of a source. */
export function named(project: string, name: string): string {
  const path = join(findPackage(name, project), 'package.json');
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  return `${name} ${version}`;
}

/** Returns the lines of a file in an installed package, without empty ones. */
export function readLines(project: string, name: string, file: string): string[] {
  const text = readFileSync(join(findPackage(name, project), file), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

export function readJson<T>(project: string, name: string, file: string): T {
  // The package's own file, at a pinned version, has this shape.
  return JSON.parse(readFileSync(join(findPackage(name, project), file), 'utf8')) as T;
}
