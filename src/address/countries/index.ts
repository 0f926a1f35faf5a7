import type { Country } from './country.ts';
import * as definitions from './definitions.ts';

/**
 * Every country of which something particular is known, by code. Any other is as the address metadata says.
 */
export const countries: readonly Country[] = Object.values<Country>(definitions).sort((one, other) =>
  one.code < other.code ? -1 : 1,
);

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Returns what is particular to a country, given by its ISO 3166-1 alpha-2 code. */
export function countryOf(code: string): Country {
  return byCode.get(code) ?? { code };
}
