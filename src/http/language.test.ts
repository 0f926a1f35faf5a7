import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { languages } from '../words/render-problem.ts';
import { lookUpLanguage, selectLanguage } from './language.ts';

const ours = Object.keys(languages);

describe('a wish for a language', () => {
  it.each([
    ['one of ours', 'ja', 'ja'],
    ['in capitals', 'FR', 'fr'],
    ['of a region', 'pt-BR', 'pt'],
    ['of a region that has its own wording elsewhere', 'de-CH', 'de'],
    ['of a script and a region', 'ja-Jpan-JP', 'ja'],
    ['with extensions', 'de-DE-u-co-phonebk', 'de'],
    ['among others, by weight', 'en;q=0.1,nl;q=0.7,it;q=0.5', 'nl'],
    ['of the highest weight when it is not given', 'es;q=0.999, fr', 'fr'],
    ['of three decimals', 'es;q=0.001, fr;q=0.002', 'fr'],
    ['named first of equal weights', 'it, es, en', 'it'],
    ['behind what we do not have', 'zh-TW, ko;q=0.9, tlh;q=0.8, ja;q=0.1', 'ja'],
    ['with white space around its parts', ' \tde ;\t q=0.5 , fr ; q=0.6\t', 'fr'],
    ['with q in capitals', 'de;Q=0.5, fr;Q=0.6', 'fr'],
    ['of a region with a higher weight than its language', 'nl;q=0.2, fr;q=0.5, nl-BE', 'nl'],
    ['as browsers send it', 'de-AT,de;q=0.9,en-US;q=0.8,en;q=0.7', 'de'],
    ['sent twice', 'it;q=0.2, fr;q=0.5, it;q=0.9', 'it'],
    ['sent twice, the weaker one last', 'it;q=0.9, fr;q=0.5, it-CH;q=0.2', 'it'],
  ])('%s is met: %s', (_case, header, expected) => {
    expect(lookUpLanguage(header, ours)).toBe(expected);
  });

  it.each([
    ['what we do not have', 'zh-TW, ko'],
    ['a longer subtag that begins like ours', 'den, engl'],
    ['a private tag', 'x-de, i-en'],
    ['nothing', ''],
    ['only separators', ' , ;,;q=1,,'],
    ['members of every object', 'constructor, toString, hasOwnProperty'],
  ])('for %s is not met', (_case, header) => {
    expect(lookUpLanguage(header, ours)).toBeUndefined();
  });
});

describe('weight 0', () => {
  it('excludes a language', () => {
    expect(lookUpLanguage('en;q=0', ours)).toBeUndefined();
    expect(lookUpLanguage('en;q=0, fr;q=0.1', ours)).toBe('fr');
    expect(lookUpLanguage('de;q=0.000, fr;q=0.001', ours)).toBe('fr');
  });

  it('excludes a language even if a variety of it is welcome, in any order', () => {
    expect(lookUpLanguage('de;q=0, de-CH, fr;q=0.1', ours)).toBe('fr');
    expect(lookUpLanguage('de-CH, de;q=0, fr;q=0.1', ours)).toBe('fr');
  });

  it('of a variety does not exclude the language', () => {
    expect(lookUpLanguage('de-CH;q=0, de', ours)).toBe('de');
  });

  it('of everything else leaves what is named', () => {
    expect(lookUpLanguage('*;q=0', ours)).toBeUndefined();
    expect(lookUpLanguage('*;q=0, nl;q=0.1', ours)).toBe('nl');
  });
});

describe('the asterisk', () => {
  it('is the first language that we have', () => {
    expect(lookUpLanguage('*', ours)).toBe('en');
    expect(lookUpLanguage('ko, *;q=0.1', ours)).toBe('en');
  });

  it('is no language that is named', () => {
    expect(lookUpLanguage('en;q=0, *', ours)).toBe('es');
    expect(lookUpLanguage('en;q=0.2, es;q=0.1, *;q=0.5', ours)).toBe('fr');
    expect(lookUpLanguage('en;q=0, en-GB, *', ['en'])).toBeUndefined();
  });

  it('comes after what is named with the same weight', () => {
    expect(lookUpLanguage('*, it', ours)).toBe('it');
    expect(lookUpLanguage('it;q=0.5, *;q=0.6', ours)).toBe('en');
  });
});

describe('what is malformed', () => {
  it.each([
    'de;q=2',
    'de;q=1.001',
    'de;q=0.1234',
    'de;q=-1',
    'de;q=.5',
    'de;q=1e-1',
    'de;q=',
    'de;q = 1',
    'de;q=1;q=1',
    'de;level=1',
    'de;',
    'de q=1',
    'de_DE',
    'de-',
    '-de',
    'de--DE',
    'de-abcdefghi',
    'deutsches',
    'dé',
    '*-DE',
    '"de"',
    'de\u00a0',
  ])('is ignored, and the rest counts: %s', (part) => {
    expect(lookUpLanguage(part, ours)).toBeUndefined();
    expect(lookUpLanguage(`${part}, fr;q=0.1`, ours)).toBe('fr');
    expect(lookUpLanguage(`fr;q=0.1,${part}`, ours)).toBe('fr');
  });
});

describe('a long header', () => {
  it('is read up to a length that no person’s header exceeds', () => {
    const filling = 'xx;q=0.001,'.repeat(85);
    expect(lookUpLanguage(`${filling}de,${filling}`, ours)).toBe('de');
    expect(lookUpLanguage(`${filling}${filling}de`, ours)).toBeUndefined();
  });

  it('is not cut in the middle of a range', () => {
    const cut = `${' '.repeat(998)}de-x${'y'.repeat(20)}`;
    expect(lookUpLanguage(cut, ours)).toBeUndefined();
    expect(lookUpLanguage(`fr,${cut}`, ours)).toBe('fr');
  });
});

describe('the language of messages', () => {
  it.each([undefined, '', 'en-GB', 'tlh', '*', 'en;q=0', ';;,,q=', 'en-'.repeat(9999)])(
    'is English for %s',
    (header) => {
      expect(selectLanguage(header)).toBe('en');
    },
  );

  it('is what was chosen before for the same header, however many others come in between', () => {
    for (let round = 0; round < 3; round++) {
      expect(selectLanguage('nl-BE, nl;q=0.9')).toBe('nl');
      for (let other = 0; other < 600; other++) selectLanguage(`fr-x-${round}${other}, nl;q=0.5`);
    }
  });

  it.each([
    [undefined, 'de'],
    ['', 'de'],
    ['tlh, ko;q=0.9', 'de'],
    ['*', 'de'],
    ['*;q=0', 'de'],
    ['ko, *;q=0.1', 'de'],
    ['fr;q=0', 'de'],
    ['fr;q=0.1', 'fr'],
    ['en', 'en'],
    ['fr;q=0.2, *;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['de;q=0, *', 'en'],
    ['de;q=0, en;q=0, *', 'es'],
    ['de-CH;q=0', 'de'],
  ])('of a market that speaks German is for %s %s', (header, expected) => {
    expect([selectLanguage(header, 'de'), selectLanguage(header, 'de')]).toEqual([expected, expected]);
  });

  it('does not depend on what the market of another caller with the same header speaks', () => {
    const speak = () => (['ja', undefined, 'nl'] as const).map((usual) => selectLanguage('ko-KR', usual));
    expect([speak(), speak()]).toEqual([
      ['ja', 'en', 'nl'],
      ['ja', 'en', 'nl'],
    ]);
  });

  it('is one of ours, and the same the second time, whatever the header', () => {
    const range = fc.constantFrom(...ours, 'zh', '*', 'de-CH', '', 'q', '-');
    const weight = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=', ' ; q=0.25 ');
    const wish = fc
      .array(fc.tuple(range, weight))
      .map((parts) => parts.map((part) => part.join('')).join(','));
    fc.assert(
      fc.property(fc.oneof(wish, anyText()), (header) => {
        const language = selectLanguage(header);
        expect(ours).toContain(language);
        expect(selectLanguage(header)).toBe(language);
      }),
    );
  });

  it('is never one that weighs less than another that is named', () => {
    const wish = fc.uniqueArray(fc.tuple(fc.constantFrom(...ours), fc.integer({ min: 0, max: 1000 })), {
      selector: ([language]) => language,
      minLength: 1,
    });
    fc.assert(
      fc.property(wish, (parts) => {
        const header = parts.map(([language, weight]) => `${language};q=${weight / 1000}`).join(', ');
        const highest = Math.max(...parts.map(([, weight]) => weight));
        const expected = parts.find(([, weight]) => weight === highest && weight > 0)?.[0];
        expect(lookUpLanguage(header, ours)).toBe(expected);
      }),
    );
  });
});
