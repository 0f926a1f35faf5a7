import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import type { PlaceTraits } from '../../address/countries/shared/place-traits.ts';
import { romanize } from './romanize.ts';

export type OtherNames = ReturnType<typeof otherNames>;

/**
 * Returns the names of places in their own country, by the keys of their listed names: sources for the whole
 * world have English names for large cities (Munich is München).
 */
export function localNames(
  country: string,
  { otherNames: listed = [] }: PlaceTraits,
): ReadonlyMap<string, string> {
  const mutual = listed.filter(({ areMutual }) => areMutual);
  return new Map(
    mutual.flatMap(({ names }) =>
      names.flatMap(([local = '', ...others]) =>
        others.map((other) => [placeKey(other, country), local] as const),
      ),
    ),
  );
}

/**
 * Returns the listed names of one country's places, and the official Latin spelling of names in Hangul and
 * Cyrillic.
 */
export function otherNames(country: string, traits: PlaceTraits) {
  const byKey = new Map<string, string[]>();
  for (const { areMutual, names: lists } of traits.otherNames ?? []) {
    for (const names of lists) {
      for (const name of areMutual ? names : names.slice(0, 1)) {
        const key = placeKey(name, country);
        byKey.set(key, [...(byKey.get(key) ?? []), ...names.filter((other) => other !== name)]);
      }
    }
  }
  return {
    /** Returns further names of the place that a source calls `name`; `key` is that name's key. */
    of: (name: string, key: string) => [...(byKey.get(key) ?? []), ...latinNames(name, traits)],
    /** The place that comes first for every postal code of the country. */
    everywhere: traits.everywhere?.name,
  };
}

// "Gangnam-gu" is also written without the word for its kind.
const division = /-(?:si|gun|gu)$/;

function latinNames(name: string, { inLatin, cityStandsFirst }: PlaceTraits): string[] {
  const latin = romanize(name, inLatin);
  if (latin === undefined) return [];
  const city = cityStandsFirst ? latin.split(' ', 1) : [];
  return [...new Set([latin, ...city].flatMap((each) => [each, each.replace(division, '')]))];
}
