import { en, type Words } from './en.ts';

/** Each language by its own name. Words of a language are loaded when somebody picks it. */
export const languageNames = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  ja: '日本語',
} as const;

export type Language = keyof typeof languageNames;

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  pt: async () => (await import('./pt.ts')).pt,
  it: async () => (await import('./it.ts')).it,
  nl: async () => (await import('./nl.ts')).nl,
  ja: async () => (await import('./ja.ts')).ja,
};

export function loadWords(language: Language): Promise<Words> {
  return loaders[language]();
}

export function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languageNames, tag);
}

/** The first of the reader's languages that the page has words in, else English. */
export function preferredLanguage(tags: readonly string[]): Language {
  return tags.map((tag) => tag.toLowerCase().split('-')[0] ?? '').find(isLanguage) ?? 'en';
}
