import { describe, expect, it } from 'vitest';
import { languages } from '../src/words/render-problem.ts';
import { languageNames, loadWords, preferredLanguage } from './words.ts';

describe('the words of the page', () => {
  it('exist in each language that the service answers in, and in no other', () => {
    expect(Object.keys(languageNames).sort()).toEqual(Object.keys(languages).sort());
  });

  it('come with the labels of fields', async () => {
    const { labels, demo } = await loadWords('de');
    expect([labels.FirstName, labels.Pin, demo]).toEqual(['Vorname', 'PIN', 'Demo']);
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
