import { longestSiteUrl } from '../fields/application-fields.ts';
import type { Market } from '../market/market.ts';
import { isOffensiveSiteUrl } from './offensive-site-url.ts';
import reserved from './reserved-site-urls.json' with { type: 'json' };

/** The text without characters that a site URL cannot have: its letters and digits, without diacritics. */
export function siteUrlIn(text: string): string {
  const letters = text.normalize('NFKD').replace(/[^A-Za-z0-9]/g, '');
  return letters.slice(0, longestSiteUrl);
}

/** Why nobody may have a site URL; null if somebody may. */
export type Bar = 'reserved' | 'offensive' | null;

export function barOf(siteUrl: string, { application }: Pick<Market, 'application'>): Bar {
  if (isReservedSiteUrl(siteUrl)) return 'reserved';
  return application.refusesOffensiveSiteUrls && isOffensiveSiteUrl(siteUrl) ? 'offensive' : null;
}

/** Whether a site URL is reserved, in any letter case (decisions, the application step). */
export function isReservedSiteUrl(siteUrl: string): boolean {
  return reservedSiteUrls.has(siteUrl.toLowerCase());
}

/**
 * Reserved words, by reason: mailboxes (RFC 2142, CA/Browser Forum Baseline Requirements 3.2.2.4.4, and those
 * that mail systems send to); names of hosts; first path parts that a shop or a company site uses; routes of
 * this service and of its surroundings; and words that would pass for the company itself, with values that
 * programs treat as nothing. In ASCII letters and digits, because no other text can be a site URL.
 */
export const reservedSiteUrls: ReadonlySet<string> = new Set(Object.values(reserved).flat());

export interface SiteUrlWish {
  /** A name that passes the rule of the form; it may be taken. */
  readonly siteUrl: string;
  readonly bar: Bar;
  /** Whether it was made from the sent text by leaving out characters that a site URL cannot have. */
  readonly isCleaned: boolean;
  /** Empty where the names begin with no ASCII letters. */
  readonly initials: string;
}

/** Digits of each number, in the order of the attempts: a shorter number is easier to tell a friend. */
const numberLengths = [2, 2, 3, 3, 3, 3];

/** Words that people append to a name, in the languages of every market. */
const usualWords = ['Shop', 'Online', 'Team'];

/**
 * Site URLs to propose in place of an unavailable one, the most attractive first. Nothing bars them; only the
 * store knows whether they are free. The same wish gives the same candidates.
 *
 * Nothing else about the applicant is used: a name does not belong in a message, and a number must not look
 * like a birthday or a Pin. A reserved word gets neither market nor usual word: it would pass for the
 * company. Of an offensive one nothing is kept: the initials take its place.
 */
export function siteUrlCandidates(wish: SiteUrlWish, market: string): string[] {
  if (wish.bar === 'offensive') return siteUrlCandidates(withoutOffence(wish), market);
  const { siteUrl, bar, isCleaned, initials } = wish;
  const hasCapitals = siteUrl !== siteUrl.toLowerCase();
  const lower = siteUrl.toLowerCase();
  const [word = '', ...others] = usualWords.filter((each) => !lower.includes(each.toLowerCase()));
  const words = bar === 'reserved' ? [initials] : [word, initials, ...others, market];
  const endings = [
    ...(isCleaned ? [''] : []),
    ...words.map((word) => (hasCapitals ? word : word.toLowerCase())),
    ...numbersOf(lower + initials),
  ];
  // What joins with an ending may offend by chance.
  const isClean = !isOffensiveSiteUrl(siteUrl);
  const isBarred = (text: string) => isReservedSiteUrl(text) || (isClean && isOffensiveSiteUrl(text));
  const seen = new Set(isCleaned ? [] : [lower]);
  return endings
    .map((ending) => siteUrl.slice(0, longestSiteUrl - ending.length) + ending)
    .filter((candidate) => {
      const key = candidate.toLowerCase();
      const isNew = !seen.has(key) && !isBarred(candidate);
      seen.add(key);
      return isNew;
    });
}

function withoutOffence({ initials }: SiteUrlWish): SiteUrlWish {
  const siteUrl = initials === '' ? 'Team' : initials;
  return { siteUrl, bar: null, isCleaned: false, initials: '' };
}

/** The first letters of names, without diacritics, as far as they are ASCII. */
export function initialsOf(...names: readonly (string | null)[]): string {
  return names
    .map((name) => /^[A-Za-z]/.exec(name?.normalize('NFKD') ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** No leading zero. The text decides, so that wishes for different names try different numbers. */
function numbersOf(text: string): string[] {
  let state = hashOf(text);
  return numberLengths.map((length) => {
    state = Math.imul(state, 1_664_525) + 1_013_904_223;
    const least = 10 ** (length - 1);
    return String(least + ((state >>> 8) % (9 * least)));
  });
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash;
}
