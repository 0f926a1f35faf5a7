// Made by `npm run generate` from src/words; not edited by hand.
import type { Words } from './en.ts';

export const loaders = {
  es: async (): Promise<Words> => (await import('./es.ts')).es,
  fr: async (): Promise<Words> => (await import('./fr.ts')).fr,
  de: async (): Promise<Words> => (await import('./de.ts')).de,
  pt: async (): Promise<Words> => (await import('./pt.ts')).pt,
  it: async (): Promise<Words> => (await import('./it.ts')).it,
  nl: async (): Promise<Words> => (await import('./nl.ts')).nl,
  ja: async (): Promise<Words> => (await import('./ja.ts')).ja,
};
