import { en, type Words } from './en.ts';

export type { Words } from './en.ts';

/** Loaded on demand: a page needs one language. */
const loaders: Readonly<Record<string, () => Promise<Words>>> = {
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  ja: async () => (await import('./ja.ts')).ja,
};

/** The words in a language, or in the one that a tag such as `pt-BR` begins with, or in English. */
export async function loadWords(tag: string): Promise<Words> {
  const [language = ''] = tag.toLowerCase().split('-');
  return Object.hasOwn(loaders, language) ? ((await loaders[language]?.()) ?? en) : en;
}

/** A text with its placeholders filled in. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
