import { longestSiteUrl, siteUrlPattern } from '../fields/application-fields.ts';
import type { Market } from '../market/market.ts';
import { isOffensiveSiteUrl } from './offensive-site-url.ts';
import { reservedSiteUrls } from './reserved-site-urls.ts';

const form = new RegExp(siteUrlPattern);

export function isSiteUrl(text: string): boolean {
  return form.test(text);
}

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
