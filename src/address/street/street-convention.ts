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

/** What has to be said of a country's streets for them to be understood. */
export interface StreetNotation {
  readonly languages: readonly StreetWords[];
  readonly numberStands: 'first' | 'last';
  /** Unknown unless given. */
  readonly hyphen?: JoinedNumbers;
  readonly slash?: JoinedNumbers;
}

/** Compiles a country's notation. `hasDigraphs` is as in names of places. */
export function streetConvention(
  country: string,
  { languages, numberStands, hyphen = 'unknown', slash = 'unknown' }: StreetNotation,
  hasDigraphs: boolean,
): StreetConvention {
  return {
    country,
    numberStands,
    hyphen,
    slash,
    languages: languages.map(compileLanguage),
    nameWords: compileNameWords(languages),
    hasDigraphs,
    splitsApostrophes: languages.some(({ splitsApostrophes }) => splitsApostrophes === true),
  };
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
