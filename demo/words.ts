import { languageTags } from '../client/src/element/words.ts';
import { type FieldName, labelsOf, type Pages } from '../src/words/en.ts';

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

/** Words of a language are loaded when somebody picks it. */
export async function loadWords(language: Language): Promise<Words> {
  const { pages, fields } = await import(`../src/words/${language}.ts`);
  return { ...pages, labels: labelsOf(fields) };
}
