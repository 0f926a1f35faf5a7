import type { Language } from '../../demo/words/language-names.ts';
import { en, type Words } from './en.ts';

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

/** Words of a language are loaded when somebody picks it. */
export function loadWords(language: Language): Promise<Words> {
  return loaders[language]();
}
