import type { Country, Definition } from './country.ts';
import * as definitions from './definitions.ts';

const byCode = new Map<string, Country>(
  Object.entries<Definition>(definitions).map(([code, definition]) => [code, { code, ...definition }]),
);

/** Every country of which something particular is known. Any other is as the address metadata says. */
export const countries: readonly Country[] = [...byCode.values()];

/** Returns what is particular to a country, given by its ISO 3166-1 alpha-2 code. */
export function countryOf(code: string): Country {
  return byCode.get(code) ?? { code };
}
