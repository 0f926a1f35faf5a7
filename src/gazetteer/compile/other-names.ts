import { placeKey } from '../../address/countries/profile/name-keys-of.ts';
import type { PlaceTraits } from '../../address/countries/shared/place-traits.ts';
import { obtain } from '../../address/text/group-by.ts';
import { readTable, type TableLine } from '../read/data-table.ts';
import { noNames } from './place-table.ts';
import { romanize } from './romanize.ts';

export type OtherNames = ReturnType<typeof otherNames>;

/**
 * A line of a country's table in `data/names`. Each name has all the others if they are mutual; elsewhere
 * only the first one does.
 */
export type ListedNames = ReturnType<typeof listedNames>[number];

/** Reads a country's table, empty where there is none. */
export function readListedNames(country: string): ListedNames[] {
  return listedNames(readTable('names', country));
}

/** Reads the lines of a table: place, "=" or ">", names. Throws an error that names a line it cannot read. */
export function listedNames(lines: readonly TableLine[]) {
  return lines.map(({ cells: [place = '', sign = '', ...others], where }) => {
    if (place === '' || !['=', '>'].includes(sign) || others.length === 0 || others.includes(''))
      throw new Error(`${where}: it has not place, "=" or ">", and names.`);
    return { names: [place, ...others], areMutual: sign === '=' };
  });
}

/**
 * Returns the names of places in their own country, by the keys of their listed names: sources for the whole
 * world have English names for large cities (Munich is München).
 */
export function localNames(country: string, listed: readonly ListedNames[]): ReadonlyMap<string, string> {
  const mutual = listed.filter(({ areMutual }) => areMutual);
  return new Map(
    mutual.flatMap(({ names: [local = '', ...others] }) =>
      others.map((other) => [placeKey(other, country), local] as const),
    ),
  );
}

/**
 * Returns the listed names of one country's places, and the official Latin spelling of names in Hangul and
 * Cyrillic.
 */
export function otherNames(country: string, traits: PlaceTraits, listed: readonly ListedNames[]) {
  const byKey = new Map<string, string[]>();
  for (const { areMutual, names } of listed) {
    for (const name of areMutual ? names : names.slice(0, 1)) {
      const others = obtain(byKey, placeKey(name, country), () => []);
      others.push(...names.filter((other) => other !== name));
    }
  }
  const listedOf = (key: string): readonly string[] => byKey.get(key) ?? noNames;
  return {
    /** Returns further names of the place that a source calls `name`; `key` is that name's key. */
    of: (name: string, key: string): readonly string[] => {
      const [known, latin] = [listedOf(key), latinNames(name, traits)];
      return latin.length === 0 ? known : [...known, ...latin];
    },
    /** Those of them that are listed. */
    listed: listedOf,
    /** The place that comes first for every postal code of the country. */
    everywhere: traits.everywhere?.name,
  };
}

// "Gangnam-gu" is also written without the word for its kind.
const division = /-(?:si|gun|gu)$/;

function latinNames(name: string, { inLatin, cityStandsFirst }: PlaceTraits): readonly string[] {
  const latin = romanize(name, inLatin);
  if (latin === undefined) return noNames;
  const city = cityStandsFirst ? latin.split(' ', 1) : [];
  return [...new Set([latin, ...city].flatMap((each) => [each, each.replace(division, '')]))];
}
