import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectLanguage } from './language.ts';

describe('the language of messages', () => {
  it.each([
    undefined,
    '',
    'en',
    'EN-gb;q=0.1',
    'tlh',
    '*',
    'de, fr;q=0.9',
    'en;q=0',
    ';;,,q=',
    'en-'.repeat(9999),
  ])('is English for %s, the only wording there is', (header) => {
    expect(selectLanguage(header)).toBe('en');
  });

  it('is one of ours whatever the header', () => {
    const isOurs = (header: string) => selectLanguage(header) === 'en';
    fc.assert(fc.property(fc.string({ unit: 'binary' }), isOurs));
  });

  it('is not found among the members of every object', () => {
    expect(selectLanguage('constructor, toString, __proto__')).toBe('en');
  });
});
