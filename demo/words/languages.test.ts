import { describe, expect, it } from 'vitest';
import { languages } from '../../src/problem/render-problem.ts';
import { en } from './en.ts';
import { isLanguage, languageNames, loadWords, preferredLanguage } from './languages.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the words of the page', () => {
  it('exist in each language that the service answers in, and in no other', () => {
    expect(Object.keys(languageNames).sort()).toEqual(Object.keys(languages).sort());
  });

  it.each(Object.keys(languageNames).filter(isLanguage))('are complete in %s', async (language) => {
    const words = await loadWords(language);
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      const translated = words[key as keyof typeof en];
      expect(translated, key).toMatch(/\S/);
      expect(placeholders(translated), key).toEqual(placeholders(text));
    }
  });
});

describe('the language of the page', () => {
  it.each([
    [['pt-BR', 'en'], 'pt'],
    [['sv', 'nl-BE'], 'nl'],
    [['constructor', 'toString'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (tags, language) => {
    expect(preferredLanguage(tags)).toBe(language);
  });
});
