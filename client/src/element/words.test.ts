import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/words/render-problem.ts';
import { en, fill, loadWords } from './words.ts';

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the words of the element', () => {
  it.each(Object.keys(languages))('are complete in %s, a language of the service', async (language) => {
    const words = await loadWords(language);
    expect(words === en).toBe(language === 'en');
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [key, text] of Object.entries(en)) {
      const translated = words[key as keyof typeof en];
      expect(translated, key).toMatch(/\S/);
      expect(placeholders(translated), key).toEqual(placeholders(text));
    }
  });

  it('come in the language that a tag begins with, or else in English', async () => {
    expect(await loadWords('pt-BR')).toBe(await loadWords('PT'));
    for (const tag of ['sv', '', 'constructor', 'toString-x']) expect(await loadWords(tag)).toBe(en);
  });

  it('have no placeholder left once they are filled in', () => {
    expect(fill(en.requestId, { id: 'r.1' })).toBe('Request r.1');
    expect(fill('{a} and {b}', { a: 1 })).toBe('1 and {b}');
  });
});
