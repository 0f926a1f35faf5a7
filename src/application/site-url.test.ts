import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedSiteUrl, isSiteUrl, reservedSiteUrls } from './site-url.ts';

describe('isSiteUrl', () => {
  it('accepts text of ASCII letters and digits, and nothing else', () => {
    const mixed = fc.string({
      unit: fc.oneof(fc.constantFrom('a', 'Z', '7'), fc.string({ unit: 'grapheme', maxLength: 1 })),
    });
    fc.assert(
      fc.property(mixed, (text) => {
        const isPlain =
          text !== '' && [...text].every((char) => char >= ' ' && char <= '~' && /[A-Za-z0-9]/.test(char));
        expect(isSiteUrl(text)).toBe(isPlain);
      }),
    );
  });

  it('does not accept a line break at the end', () => {
    expect(isSiteUrl('maria\n')).toBe(false);
  });
});

describe('reserved site URLs', () => {
  it('are valid site URLs in lower case', () => {
    const odd = [...reservedSiteUrls].filter((word) => !isSiteUrl(word) || word !== word.toLowerCase());
    expect(odd).toEqual([]);
  });

  it('are reserved in any case', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...reservedSiteUrls),
        fc.mixedCase(fc.constant('postmaster')),
        (word, mixed) => {
          expect(isReservedSiteUrl(word.toUpperCase())).toBe(true);
          expect(isReservedSiteUrl(mixed)).toBe(true);
        },
      ),
    );
  });

  it.each([
    'postmaster',
    'abuse',
    'www',
    'api',
    'v1',
    'health',
    'openapi',
    'docs',
    'login',
    'checkout',
    'promote',
  ])('include %s', (word) => {
    expect(isReservedSiteUrl(word)).toBe(true);
  });

  it.each(['maria', 'smith', 'lopez', 'gracehealthy', 'adminton'])('do not include %s', (word) => {
    expect(isReservedSiteUrl(word)).toBe(false);
  });
});
