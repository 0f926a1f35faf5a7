import { obtain } from '../../text/group-by.ts';
import { foldedWords } from '../../text/place-key.ts';
import { once } from '../../text/remember.ts';
import { countryOf } from '../index.ts';
import type { AddressFormat } from './address-format.ts';
import { type PostalCodeRules, postalCodeRules } from './postal-code-rules.ts';

/** The names of a country's large cities, as `cityKey` writes them. */
export interface LargeCities {
  readonly country: string;
  readonly names: readonly string[];
}

/** Whether a text names a large city of another country, in which a canonical code has the right shape. */
export type IsCityAbroad = (text: string, code: string) => boolean;

/** Returns the name of a city in the form in which the names of all countries are compared. */
export function cityKey(text: string): string {
  return foldedWords(text).join(' ');
}

/**
 * Returns, for a country, what tells the large cities of others. Where the country has one of a name itself,
 * the name says nothing. The names of all are joined when one is first asked for.
 */
export function citiesAbroad(
  formats: ReadonlyMap<string, AddressFormat>,
  citiesOf: (country: string) => LargeCities | undefined,
): (country: string) => IsCityAbroad {
  const countries = once(() => {
    const named = new Map<string, string>();
    for (const country of formats.keys())
      for (const name of citiesOf(country)?.names ?? []) named.set(name, (named.get(name) ?? '') + country);
    return named;
  });
  const rules = new Map<string, PostalCodeRules | null>();
  const rulesOf = (country: string) => {
    const format = formats.get(country);
    return format === undefined ? null : postalCodeRules(format, countryOf(country).codes);
  };
  const hasShape = (country: string, code: string) =>
    obtain(rules, country, () => rulesOf(country))?.canonicalPattern.test(code) === true;
  return (country) => (text, code) => {
    const others: readonly string[] = countries().get(cityKey(text))?.match(/../g) ?? [];
    return !others.includes(country) && others.some((other) => hasShape(other, code));
  };
}
