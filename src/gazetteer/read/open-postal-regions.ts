import { join } from 'node:path';
import {
  type PostalRegions,
  type PostalRegionTable,
  postalRegions,
} from '../../address/countries/profile/postal-regions.ts';
import { encodeCountryLines, openCountryLines } from './country-lines.ts';

export const postalRegionsFileName = 'postal-regions.ndjson';
const fileVersion = 1;

export function encodePostalRegions(tables: readonly PostalRegionTable[]): string {
  return encodeCountryLines(fileVersion, tables);
}

/**
 * Opens the postal regions of a compiled data directory, by country; undefined for a country without any. A
 * country's table is parsed on first use. Throws a `DataError` that names the file if it cannot be used.
 */
export function openPostalRegions(directory: string): (country: string) => PostalRegions | undefined {
  const path = join(directory, postalRegionsFileName);
  const tableOf = openCountryLines<PostalRegionTable>(path, fileVersion);
  return (country) => {
    const read = tableOf(country);
    if (read === undefined) return undefined;
    let opened: PostalRegions | undefined;
    const use = () => {
      opened ??= postalRegions(read());
      return opened;
    };
    return {
      kmBeyond: (canonicalCode, at) => use().kmBeyond(canonicalCode, at),
      reach: (canonicalCode, at) => use().reach(canonicalCode, at),
      isUnassigned: (canonicalCode) => use().isUnassigned(canonicalCode),
      isListed: (canonicalCode) => use().isListed(canonicalCode),
      isUnlistedOf: (canonicalCode, at) => use().isUnlistedOf(canonicalCode, at),
      beginningsAround: (at) => use().beginningsAround(at),
      get count() {
        return use().count;
      },
    };
  };
}
