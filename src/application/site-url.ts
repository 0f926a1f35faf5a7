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
