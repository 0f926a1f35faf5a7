import { languageTags } from '../client/src/element/words.ts';
import en from '../src/words/en.json' with { type: 'json' };
import { type FieldName, labelsOf, type Pages } from '../src/words/words.ts';

export type Language = (typeof languageTags)[number];

/** What demo and console say, and the labels of fields. */
export type Words = Pages & { readonly labels: Readonly<Record<FieldName, string>> };

/** Each language by its own name, from the CLDR data of the browser. */
export const languageNames = Object.fromEntries(languageTags.map((tag) => [tag, nameOf(tag)])) as Readonly<
  Record<Language, string>
>;

function nameOf(tag: Language): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languageNames, tag);
}

/** The first of the reader's languages that the page has words in, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';
}

// English comes with the page: each file more counts against the limit of requests without a token.
const others = {
  de: () => import('../src/words/de.json', { with: { type: 'json' } }),
  es: () => import('../src/words/es.json', { with: { type: 'json' } }),
  fr: () => import('../src/words/fr.json', { with: { type: 'json' } }),
  it: () => import('../src/words/it.json', { with: { type: 'json' } }),
  ja: () => import('../src/words/ja.json', { with: { type: 'json' } }),
  nl: () => import('../src/words/nl.json', { with: { type: 'json' } }),
  pt: () => import('../src/words/pt.json', { with: { type: 'json' } }),
} satisfies Record<Exclude<Language, 'en'>, unknown>;

/** Words of a language other than English are loaded when somebody picks it. */
export async function loadWords(language: Language): Promise<Words> {
  const { pages, fields } = language === 'en' ? en : (await others[language]()).default;
  return { ...pages, labels: labelsOf(fields) };
}
