import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSiteUrl } from '../fields/application-fields.ts';
import { isReservedSiteUrl, reservedSiteUrls } from './site-url.ts';

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
