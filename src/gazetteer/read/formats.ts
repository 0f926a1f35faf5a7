import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { inOneForm } from '../../address/text/in-one-form.ts';
import type { AddressLayout } from '../../address-form/address-layout.ts';
import { DataError, orDataError } from './data-error.ts';

export const formatsFileName = 'formats.json';
export const formatsFileVersion = 3;

/** The compiled address formats and layouts of all countries, as `formats.json` holds them. */
export interface FormatsFile {
  readonly version: number;
  /** The package and version that the formats come from. */
  readonly source: string;
  readonly countries: readonly AddressFormat[];
  readonly layouts: readonly AddressLayout[];
}

export type Formats = ReturnType<typeof openFormats>;

/**
 * Opens the formats of a compiled data directory. Throws a `DataError` that names the file if it cannot be
 * used.
 */
export function openFormats(directory: string) {
  const path = join(directory, formatsFileName);
  const read = () => JSON.parse(readFileSync(path, 'utf8')) as FormatsFile;
  // The build writes this file in this shape.
  const file = orDataError(`${path} cannot be read: build the project again.`, read);
  if (file.version !== formatsFileVersion)
    throw new DataError(
      `${path} has format version ${file.version}, this program reads ${formatsFileVersion}: build the project again.`,
    );
  return {
    source: file.source,
    /** By ISO 3166-1 alpha-2, like the layouts. */
    byCountry: new Map(inOneForm(file.countries).map((format) => [format.country, format])),
    layouts: new Map(file.layouts.map((layout) => [layout.country, layout])),
  };
}
