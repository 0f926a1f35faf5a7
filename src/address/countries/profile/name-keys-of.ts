import { obtain } from '../../text/group-by.ts';
import { type NameKeys, nameKeys } from '../../text/place-key.ts';
import { countryOf } from '../index.ts';

const known = new Map<string, NameKeys>();

/** Returns the keys of a country's names, by its ISO 3166-1 alpha-2 code. */
export function nameKeysOf(country: string): NameKeys {
  return obtain(known, country, () => nameKeys(countryOf(country).names ?? {}));
}

/** Returns the key of a name of a place in a country, given by its ISO 3166-1 alpha-2 code. */
export function placeKey(text: string, country: string): string {
  return nameKeysOf(country).keyOf(text);
}
