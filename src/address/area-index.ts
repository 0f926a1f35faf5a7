import type { AddressFormat, AdministrativeArea } from './address-format.ts';
import { misspelling } from './misspelling.ts';
import { foldedWords } from './place-key.ts';
import type { Places } from './places.ts';

/** The administrative areas of one country by every way to write them. */
export interface AreaIndex {
  /** Code of the area that a text names, whatever its case, punctuation, accents or kind word ("Province of …"). */
  find(text: string): string | undefined;
  /** Areas that a text may be a misspelling of, with the cost, cheapest first; none when it names one. */
  findMisspelt(text: string): readonly { readonly code: string; readonly cost: number }[];
  /** Areas in which postal codes of this beginning lie by the country's own rule; undefined where it has no rule. */
  ofPostalCode(canonical: string): ReadonlySet<string> | undefined;
  /** Codes of the areas that the address format lists. */
  readonly codes: ReadonlySet<string>;
}

// Words that say what kind of area it is; with or without them it is the same one.
const kindWords = new Set(
  (
    'state province prefecture region county co contae emirate governorate voivodeship wojewodztwo department departamento ' +
    'provincia provinz estado de del di of the oblast oblast krai kray do si gun sheng shi ken fu to ili il changwat parish district city'
  ).split(' '),
);

const fullKey = (text: string) => foldedWords(text).join('');

function bareKey(text: string): string {
  const words = foldedWords(text);
  const bare = words.filter((word) => !kindWords.has(word));
  return (bare.length === 0 ? words : bare).join('');
}

/** Compiles the areas of a format, and the names that place data adds to them. Areas of the data alone are none. */
export function areaIndex(format: AddressFormat, places: Places | undefined): AreaIndex {
  const byName = new Map<string, string>();
  const keep = (key: string, code: string) => {
    if (key !== '' && !byName.has(key)) byName.set(key, code);
  };
  const areas = format.administrativeAreas;
  for (const { code } of areas) keep(fullKey(code), code);
  for (const { code, names } of areas) for (const name of names) keep(fullKey(name), code);
  for (const { code, names } of areas) for (const name of [code, ...names]) keep(bareKey(name), code);
  const listed = new Set(areas.map(({ code }) => code));
  for (const { code, name } of places?.areas ?? []) {
    if (!listed.has(code)) continue;
    keep(fullKey(code), code);
    keep(fullKey(name), code);
    keep(bareKey(name), code);
  }
  return {
    find: (text) => byName.get(fullKey(text)) ?? byName.get(bareKey(text)),
    findMisspelt: (text) => findMisspelt(byName, text),
    ofPostalCode: postalCodeRule(format.administrativeAreas),
    codes: listed,
  };
}

function findMisspelt(byName: ReadonlyMap<string, string>, text: string) {
  const typed = bareKey(text);
  const cheapest = new Map<string, number>();
  if (typed.length > 3 && typed.length <= 60) {
    for (const [name, code] of byName) {
      const cost = name.length > 3 ? misspelling(typed, name) : Number.POSITIVE_INFINITY;
      if (cost < (cheapest.get(code) ?? Number.POSITIVE_INFINITY)) cheapest.set(code, cost);
    }
  }
  return [...cheapest].map(([code, cost]) => ({ code, cost })).sort((a, b) => a.cost - b.cost);
}

function postalCodeRule(areas: readonly AdministrativeArea[]): AreaIndex['ofPostalCode'] {
  const rules = areas.flatMap(({ code, postalCodePrefix }) =>
    postalCodePrefix === undefined ? [] : [{ code, pattern: new RegExp(`^(?:${postalCodePrefix})`) }],
  );
  if (rules.length === 0) return () => undefined;
  // A country's codes have few beginnings: the answer for each is kept, as many as its four-character beginnings can be.
  const known = new Map<string, ReadonlySet<string>>();
  return (canonical) => {
    const found = known.get(canonical);
    if (found !== undefined) return found;
    const codes = new Set(rules.filter(({ pattern }) => pattern.test(canonical)).map(({ code }) => code));
    if (known.size < maxKnown) known.set(canonical, codes);
    return codes;
  };
}

const maxKnown = 10_000;
