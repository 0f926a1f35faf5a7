import { danish, dutch, finnish, german, swedish } from './compound-street-words.ts';
import { english } from './english-street-words.ts';
import { catalan, french, galician, italian, spanish } from './romance-street-words.ts';
import type { StreetWords } from './street-words-of-language.ts';

/** How a country writes streets and house numbers. */
export interface StreetConvention {
  readonly country: string;
  /** The usual position of the number; the other order is read too. */
  readonly numberStands: 'first' | 'last';
  /** The meaning of a hyphen between two numbers: a range, number and unit, unit and number, or unknown. */
  readonly hyphen: JoinedNumbers;
  readonly slash: JoinedNumbers;
  readonly languages: readonly StreetLanguage[];
  /**
   * The meaning of a word in a name: its full form, or nothing if it is an article. A word that is absent
   * stands for itself.
   */
  readonly nameWords: ReadonlyMap<string, string>;
  /** A vowel followed by e equals the vowel with a mark: Mueller and Müller. */
  readonly hasDigraphs: boolean;
  readonly splitsApostrophes: boolean;
}

export type JoinedNumbers = 'range' | 'number-unit' | 'unit-number' | 'unknown';

/** The words of a language, ready to be looked up. */
export interface StreetLanguage {
  readonly stands: StreetWords['stands'];
  /** The code of a type by each of its spellings. */
  readonly types: ReadonlyMap<string, string>;
  /** The full word of a type, by its code. */
  readonly longTypes: ReadonlyMap<string, string>;
  /** The code of a point of the compass by each of its spellings. */
  readonly directionals: ReadonlyMap<string, string>;
}

interface Custom {
  readonly languages: readonly StreetWords[];
  readonly numberStands: 'first' | 'last';
  readonly hyphen?: JoinedNumbers;
  readonly slash?: JoinedNumbers;
  readonly hasDigraphs?: true;
}

// A hyphen joins block and house in Queens but marks a range elsewhere in the US, so it stays unknown.
const customs: Readonly<Record<string, Custom>> = {
  US: { languages: [english], numberStands: 'first' },
  CA: { languages: [english, french], numberStands: 'first', hyphen: 'unit-number' },
  AU: { languages: [english], numberStands: 'first', hyphen: 'range', slash: 'unit-number' },
  GB: { languages: [english], numberStands: 'first', hyphen: 'range', slash: 'unit-number' },
  FR: { languages: [french], numberStands: 'first', hyphen: 'range', slash: 'range' },
  DE: { languages: [german], numberStands: 'last', hyphen: 'range', slash: 'range', hasDigraphs: true },
  AT: { languages: [german], numberStands: 'last', hyphen: 'range', slash: 'number-unit', hasDigraphs: true },
  CH: {
    languages: [german, french, italian],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'number-unit',
    hasDigraphs: true,
  },
  ES: { languages: [spanish, catalan, galician], numberStands: 'last', hyphen: 'range', slash: 'range' },
  SE: {
    languages: [swedish],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'number-unit',
    hasDigraphs: true,
  },
  FI: {
    languages: [finnish, swedish],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'number-unit',
    hasDigraphs: true,
  },
  DK: { languages: [danish], numberStands: 'last', hyphen: 'range', slash: 'number-unit', hasDigraphs: true },
  NL: { languages: [dutch], numberStands: 'last', hyphen: 'number-unit', slash: 'number-unit' },
};

/** The ISO 3166-1 alpha-2 codes of the countries whose streets and numbers are understood. */
export const streetCountries: readonly string[] = Object.keys(customs).sort();

const compiled = new Map<string, StreetConvention>();

/**
 * Returns how the country writes streets; undefined if that is not understood. Street data then stays silent.
 */
export function streetConventionOf(country: string): StreetConvention | undefined {
  const known = compiled.get(country);
  if (known !== undefined || !Object.hasOwn(customs, country)) return known;
  const custom = customs[country];
  if (custom === undefined) return undefined;
  const convention = {
    country,
    numberStands: custom.numberStands,
    hyphen: custom.hyphen ?? 'unknown',
    slash: custom.slash ?? 'unknown',
    languages: custom.languages.map(compileLanguage),
    nameWords: compileNameWords(custom.languages),
    hasDigraphs: custom.hasDigraphs === true,
    splitsApostrophes: custom.languages.some(({ splitsApostrophes }) => splitsApostrophes === true),
  };
  compiled.set(country, convention);
  return convention;
}

function compileLanguage(words: StreetWords): StreetLanguage {
  const types = new Map<string, string>();
  const longTypes = new Map<string, string>();
  for (const line of words.types.trim().split('\n')) {
    const [code = '', long = code, ...others] = line.split(' ');
    longTypes.set(code, long);
    for (const form of [code, long, ...others]) if (!types.has(form)) types.set(form, code);
  }
  const directionals = new Map(
    Object.entries(words.directionals ?? {}).flatMap(([code, long]): [string, string][] => [
      [code, code],
      [long, code],
    ]),
  );
  return { stands: words.stands, types, longTypes, directionals };
}

/**
 * Returns the meanings of the words of names. An article of any language is left out; otherwise the first
 * language that knows the word decides. Inside a name, a type is a word like any other ("Lk Park Dr"), and so
 * is a point of the compass.
 */
function compileNameWords(languages: readonly StreetWords[]): Map<string, string> {
  const meanings = new Map<string, string>();
  const add = (word: string, meaning: string) => {
    if (!meanings.has(word)) meanings.set(word, meaning);
  };
  for (const { articles } of languages) for (const article of articles.split(' ')) add(article, '');
  for (const each of languages) {
    for (const [word, meaning] of Object.entries(each.words)) add(word, meaning);
    if (each.stands !== 'end') continue;
    const { types, longTypes } = compileLanguage(each);
    for (const [form, code] of types) add(form, longTypes.get(code) ?? form);
  }
  return meanings;
}
