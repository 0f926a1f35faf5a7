import type { AddressFormat } from '../../address/countries/profile/address-format.ts';
import { readSettings } from '../../config/settings.ts';
import type { BadLine } from '../../gazetteer/import/line-counts.ts';
import { builtinDataDirectory, placesDirectory } from '../../gazetteer/read/data-directory.ts';
import { openFormats } from '../../gazetteer/read/formats.ts';
import { OperatorError } from '../../operator-error.ts';
import { tell } from './terminal-text.ts';

type DataFolder = ReturnType<typeof openDataFolder>;

/** Where the data of the settings is, and how each country writes addresses. */
export function openDataFolder() {
  const builtin = builtinDataDirectory();
  const { dataDirectory } = readSettings(process.env);
  return { builtin, loaded: placesDirectory(dataDirectory), formats: openFormats(builtin).byCountry };
}

/** Throws OperatorError where the code is of no country. */
export function requireFormat({ formats }: DataFolder, code: string): AddressFormat {
  const country = code.toUpperCase();
  const format = formats.get(country);
  if (format === undefined) throw noCountry(country);
  return format;
}

export function noCountry(code: string): OperatorError {
  return new OperatorError(`${code} is not a country code such as DE (ISO 3166-1).`);
}

/** Tells what is wrong with the lines that are shown, and how many of `count` are not. */
export function tellBadLines(shown: readonly (BadLine & { file: string })[], count: number, prefix = '') {
  for (const { file, line, reason } of shown) tell(`${file} line ${line}: ${reason}`);
  if (count > shown.length) tell(`${prefix}${count - shown.length} more bad lines`);
}

export const afterChange = 'A running service uses this after SIGHUP (kill -HUP and its process id).';
