import { describe, expect, it } from 'vitest';
import { fill } from '../../client/src/element/words/words.ts';
import { isLanguage, languageNames } from '../../demo/words/language-names.ts';
import { en } from './en.ts';
import { loadWords } from './languages.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the words of the console', () => {
  it.each(Object.keys(languageNames).filter(isLanguage))('are complete in %s', async (language) => {
    const words = await loadWords(language);
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      const translated = words[key as keyof typeof en];
      expect(translated, key).toMatch(/\S/);
      expect(placeholders(translated), key).toEqual(placeholders(text));
    }
  });

  it('take values in place of names', () => {
    expect(fill('{percent} of {name}', { percent: '62 %', name: 'City.Mismatch' })).toBe(
      '62 % of City.Mismatch',
    );
  });
});
