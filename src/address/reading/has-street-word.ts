import type { CountryProfile } from '../countries/profile/country-profile.ts';

/** A shorter type is as well the end of a name. */
const shortestSuffix = 3;

/** Whether a text begins or ends with a word for a street, numbers apart: "12 High St", "Stiftstraße 6". */
export function hasStreetWord(text: string, { streetLanguages }: CountryProfile): boolean {
  const words = text.toLowerCase().split(/[\s.,]+/);
  const names = words.filter((word) => word !== '' && !/\d/.test(word));
  const ends = [names[0], names.at(-1)].filter((word) => word !== undefined);
  return streetLanguages.some(({ types, stands }) =>
    ends.some((word) => types.has(word) || (stands === 'suffix' && endsWithType(word, types))),
  );
}

function endsWithType(word: string, types: ReadonlyMap<string, string>): boolean {
  const folded = word.replaceAll('ß', 'ss');
  for (const type of types.keys()) if (type.length >= shortestSuffix && folded.endsWith(type)) return true;
  return false;
}
