import { en, type Words } from './words/en.ts';
import { loaders } from './words/loaders.ts';

export { en, type Words } from './words/en.ts';

/** The languages of the service, the default first. */
export const languageTags = ['en', ...(Object.keys(loaders) as (keyof typeof loaders)[])] as const;

/** The words in a language, or in the one that a tag such as `pt-BR` begins with, or in English. */
export async function loadWords(tag: string): Promise<Words> {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(loaders, language) ? loaders[language as keyof typeof loaders]() : en;
}

/** A text with its placeholders filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
