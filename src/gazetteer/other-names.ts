import { readFileSync } from 'node:fs';
import { placeKey } from '../address/countries/profile/name-keys-of.ts';
import { romanize } from './romanize.ts';

/** `data/other-place-names.json`: names that a source lacks, each entry with its reason. */
export interface OtherPlaceNames {
  readonly entries: readonly {
    readonly country: string;
    readonly reason: string;
    /** Whether each name of a list gets the others, or only the first one does. */
    readonly mutual: boolean;
    readonly names: readonly (readonly string[])[];
  }[];
  /** Countries that are one city, with the name that addresses use. The source has streets in its place. */
  readonly cityStates: readonly {
    readonly country: string;
    readonly name: string;
    readonly reason: string;
  }[];
}

/** Names of places beyond a source's own, for one country. */
export interface OtherNames {
  /** Returns further names of the place that a source calls `name`; `key` is that name's key. */
  of(name: string, key: string): readonly string[];
  /** The place that comes first for every postal code of the country. */
  readonly everywhere: string | undefined;
}

export function readOtherPlaceNames(): OtherPlaceNames {
  const path = new URL('../../data/other-place-names.json', import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as OtherPlaceNames;
}

/**
 * Returns the names of places in their own country, by the keys of their listed names: sources for the whole
 * world have English names for large cities (Munich is München).
 */
export function localNames(country: string, listed: OtherPlaceNames): ReadonlyMap<string, string> {
  const mutual = listed.entries.filter((entry) => entry.country === country && entry.mutual);
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
export function otherNames(country: string, listed: OtherPlaceNames): OtherNames {
  const byKey = new Map<string, string[]>();
  for (const entry of listed.entries) {
    if (entry.country !== country) continue;
    for (const names of entry.names) {
      for (const name of entry.mutual ? names : names.slice(0, 1)) {
        const key = placeKey(name, country);
        byKey.set(key, [...(byKey.get(key) ?? []), ...names.filter((other) => other !== name)]);
      }
    }
  }
  return {
    of: (name, key) => [...(byKey.get(key) ?? []), ...latinNames(name, country)],
    everywhere: listed.cityStates.find((each) => each.country === country)?.name,
  };
}

// "Gangnam-gu" is also written without the word for its kind.
const division = /-(?:si|gun|gu)$/;

function latinNames(name: string, country: string): string[] {
  const latin = romanize(name, country);
  if (latin === undefined) return [];
  // A district follows its city: "Suwon-si Paldal-gu".
  const city = country === 'KR' ? latin.split(' ', 1) : [];
  return [...new Set([latin, ...city].flatMap((each) => [each, each.replace(division, '')]))];
}
