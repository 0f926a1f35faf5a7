import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { isSiteUrl, longestSiteUrl } from '../fields/application-fields.ts';
import { isOffensiveSiteUrl } from './offensive-site-url.ts';
import { type Bar, initialsOf, isReservedSiteUrl, reservedSiteUrls, siteUrlCandidates } from './site-url.ts';

const barOf = (siteUrl: string): Bar => {
  if (isReservedSiteUrl(siteUrl)) return 'reserved';
  return isOffensiveSiteUrl(siteUrl) ? 'offensive' : null;
};
const wishFor = (siteUrl: string, initials = 'ML') => ({
  siteUrl,
  bar: barOf(siteUrl),
  isCleaned: false,
  initials,
});

describe('candidates', () => {
  it('begin with usual words and initials, then the market, then numbers', () => {
    const [first, second, third, fourth, fifth, ...rest] = siteUrlCandidates(wishFor('SunDrop'), 'US');
    expect([first, second, third, fourth, fifth]).toEqual([
      'SunDropShop',
      'SunDropML',
      'SunDropOnline',
      'SunDropTeam',
      'SunDropUS',
    ]);
    expect(rest.map((candidate) => candidate.replace(/\d/g, '#'))).toEqual([
      'SunDrop##',
      'SunDrop##',
      'SunDrop###',
      'SunDrop###',
      'SunDrop###',
      'SunDrop###',
    ]);
  });

  it('repeat no word that the name has', () => {
    expect(siteUrlCandidates(wishFor('TeamSunShop'), 'US').slice(0, 3)).toEqual([
      'TeamSunShopOnline',
      'TeamSunShopML',
      'TeamSunShopUS',
    ]);
  });

  it('of a text with forbidden characters begin with the text without them', () => {
    const wish = { ...wishFor('annsample'), isCleaned: true };
    expect(siteUrlCandidates(wish, 'US').slice(0, 2)).toEqual(['annsample', 'annsampleshop']);
    const reserved = { ...wishFor('admin'), isCleaned: true };
    expect(siteUrlCandidates(reserved, 'US')[0]).toBe('adminml');
  });

  it('are in small letters where the name is', () => {
    expect(siteUrlCandidates(wishFor('sundrop'), 'US').slice(0, 2)).toEqual(['sundropshop', 'sundropml']);
    expect(siteUrlCandidates(wishFor('777'), 'US').slice(0, 2)).toEqual(['777shop', '777ml']);
  });

  it('of a reserved word have no market and no usual word, which would make it pass for the company', () => {
    const candidates = siteUrlCandidates(wishFor('support'), 'US');
    expect(candidates[0]).toBe('supportml');
    expect(candidates.join()).not.toMatch(/supportus|shop|online|team/i);
  });

  it('leave out what is reserved itself', () => {
    expect(isReservedSiteUrl('status')).toBe(true);
    expect(siteUrlCandidates(wishFor('Stat'), 'US')).not.toContain('StatUS');
  });

  it('keep nothing of an offensive wish', () => {
    expect(siteUrlCandidates(wishFor('FuckThis'), 'US').slice(0, 3)).toEqual([
      'MLShop',
      'MLOnline',
      'MLTeam',
    ]);
    expect(siteUrlCandidates(wishFor('FuckThis', ''), 'US').slice(0, 3)).toEqual([
      'TeamShop',
      'TeamOnline',
      'TeamUS',
    ]);
  });

  it('become offensive by no ending', () => {
    const candidates = siteUrlCandidates(wishFor('an', 'US'), 'US');
    expect(candidates.filter(isOffensiveSiteUrl)).toEqual([]);
    expect(candidates).not.toContain('anus');
  });

  it('without initials are usual words, the market and numbers', () => {
    expect(siteUrlCandidates(wishFor('SunDrop', ''), 'JP').slice(0, 4)).toEqual([
      'SunDropShop',
      'SunDropOnline',
      'SunDropTeam',
      'SunDropJP',
    ]);
  });

  it('have the same numbers on every machine', () => {
    expect(siteUrlCandidates(wishFor('SunDrop'), 'US').slice(5)).toEqual([
      'SunDrop69',
      'SunDrop50',
      'SunDrop677',
      'SunDrop963',
      'SunDrop968',
      'SunDrop144',
    ]);
  });

  it('try other numbers for other names and other applicants', () => {
    const numbers = (siteUrl: string, initials: string) =>
      siteUrlCandidates(wishFor(siteUrl, initials), 'US')
        .slice(5)
        .join()
        .replace(/[^\d,]/g, '');
    const tried = [numbers('sunshop', 'ML'), numbers('sunshop', 'AB'), numbers('moonshop', 'ML')];
    expect(new Set(tried).size).toBe(3);
  });

  it('are at least four distinct valid site URLs, and the same for the same wish', () => {
    const typed = fc.oneof(
      fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${longestSiteUrl}}$`)),
      fc.stringMatching(new RegExp(`^[A-Za-z0-9]{${longestSiteUrl - 2}}(?:ML|us|77)$`)),
      fc.mixedCase(fc.constantFrom(...reservedSiteUrls)),
    );
    fc.assert(
      fc.property(typed, fc.stringMatching(/^[A-Z]{0,2}$/), (siteUrl, initials) => {
        const candidates = siteUrlCandidates(wishFor(siteUrl, initials), 'US');
        expect(candidates.length).toBeGreaterThanOrEqual(4);
        const unusable = candidates.filter(
          (each) => !isSiteUrl(each) || barOf(each) !== null || each.length > longestSiteUrl,
        );
        expect(unusable).toEqual([]);
        const keys = [siteUrl, ...candidates].map((each) => each.toLowerCase());
        expect(new Set(keys).size).toBe(keys.length);
        expect(siteUrlCandidates(wishFor(siteUrl, initials), 'US')).toEqual(candidates);
      }),
    );
  });
});

describe('initials', () => {
  it.each([
    [['Maria', 'Lopez'], 'ML'],
    [['maría josé', 'de la Cruz'], 'MD'],
    [['Élodie', 'Šimek'], 'ES'],
    [['Øystein', 'Ås'], 'A'],
    [['花子', '山田'], ''],
    [["'t Hooft", 'Lee'], 'L'],
    [[null, 'Lee'], 'L'],
    [[null, null], ''],
  ])('of %j are %j', (names, initials) => {
    expect(initialsOf(...names)).toBe(initials);
  });

  it('are at most one ASCII capital per name, whatever the names', () => {
    fc.assert(
      fc.property(anyText(), fc.string({ unit: 'grapheme' }), (first, last) => {
        expect(initialsOf(first, last)).toMatch(/^[A-Z]{0,2}$/);
      }),
    );
  });
});
