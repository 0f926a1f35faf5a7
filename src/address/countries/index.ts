import { inOneForm } from '../text/in-one-form.ts';
import type { Country, Definition } from './country.ts';
import * as definitions from './definitions.ts';

/** Returns countries of these definitions, whose traits V8 reads as those of one form. */
function countriesOf(defined: readonly (readonly [code: string, definition: Definition])[]): Country[] {
  const codes = inOneForm(defined.map(([, definition]) => definition.codes ?? {}));
  const names = inOneForm(defined.map(([, definition]) => definition.names ?? {}));
  const areas = inOneForm(defined.map(([, definition]) => definition.areas ?? {}));
  const traitsOf = (at: number) => ({
    codes: codes[at] ?? {},
    names: names[at] ?? {},
    areas: areas[at] ?? {},
  });
  return inOneForm(defined.map(([code, definition], at) => ({ code, ...definition, ...traitsOf(at) })));
}

const [asMost, ...all] = countriesOf([['', {}], ...Object.entries<Definition>(definitions)]);

/** Every country of which something particular is known. Any other is as the address metadata says. */
export const countries: readonly Country[] = all;

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Returns what is particular to a country, given by its ISO 3166-1 alpha-2 code. */
export function countryOf(code: string): Country {
  return byCode.get(code) ?? { ...asMost, code };
}
