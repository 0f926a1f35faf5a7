import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { readSettings } from '../../config/settings.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/read/data-directory.ts';
import { openFormats } from '../../gazetteer/read/formats.ts';
import { OperatorError } from '../../operator-error.ts';

type DataFolder = ReturnType<typeof openDataFolder>;

/** Where the data of the settings is, and how each country writes addresses. */
export function openDataFolder() {
  const builtin = builtinDataDirectory();
  const { dataDirectory } = readSettings(process.env);
  return { builtin, loaded: placesDirectory(dataDirectory), formats: openFormats(builtin).byCountry };
}

/** Throws OperatorError where the code, in capital letters, is of no country. */
export function requireFormat({ formats }: DataFolder, country: string): AddressFormat {
  const format = formats.get(country);
  if (format === undefined) throw noCountry(country);
  return format;
}

export function noCountry(code: string): OperatorError {
  return new OperatorError(`${code} is not a country code such as DE (ISO 3166-1).`);
}

export const afterChange = 'A running service uses this after SIGHUP (kill -HUP and its process id).';
