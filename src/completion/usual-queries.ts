import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import type { CountryProfile } from '../address/countries/profile/country-profile.ts';
import { type CompletionQuery, knownCountry } from './completion.ts';
import { localitiesAt } from './place-texts.ts';

const fewestLetters = 2;
const mostLetters = 24;
/**
 * Of so many queries one names the postal code, and one the city. One leaves out a letter of the name, at one
 * of so many places. They have no common divisor, so all combinations occur.
 */
const every = { code: 3, city: 2, slip: 5, place: 7 };

/**
 * Yields what buyers type, made from streets all over the loaded data, at most so many. A new process answers
 * them before its buyers ask: its first completions take many times as long as the later ones.
 */
export function* usualQueries(country: AddressCountry, most: number): Generator<CompletionQuery> {
  if (country.streets === undefined) return;
  const { streets, profile } = knownCountry(country);
  if (streets === undefined) return;
  const { data, convention } = streets;
  const count = Math.min(most, data.streetCount);
  for (let at = 0; at < count; at++) {
    const street = Math.floor((at * data.streetCount) / count);
    const [code] = data.codesOfStreet(street);
    if (code === undefined) continue;
    const name = data.streetName(street, code);
    const number = data.numbersOf(code, street)?.values[0] ?? '';
    const isNumberFirst = convention.numberStands === 'first';
    const line = isNumberFirst ? `${number} ${name}`.trim() : `${name} ${number}`;
    const before = isNumberFirst ? line.length - name.length : 0;
    const letters = fewestLetters + (at % (mostLetters - fewestLetters + 1));
    const text = line.slice(0, before + letters);
    const isSlip = at % every.slip === every.slip - 1;
    const slipAt = before + fewestLetters + (at % every.place);
    yield {
      text: isSlip ? text.slice(0, slipAt) + text.slice(slipAt + 1) : text,
      postalCode: at % every.code === 0 ? data.codeText(code) : null,
      near: at % every.city === 0 ? cityOf(data.codeText(code), profile) : null,
      limit: 5,
    };
  }
}

function cityOf(canonical: string, profile: CountryProfile): string | null {
  const [city] = localitiesAt(canonical, profile);
  return city === undefined ? null : profile.places.localityName(city);
}
