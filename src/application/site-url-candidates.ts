import { isReservedSiteUrl, longestSiteUrl } from './site-url.ts';

/** A site URL of the right form that somebody asks for, and what of the applicant alternatives may hint at. */
export interface SiteUrlWish {
  readonly siteUrl: string;
  readonly isReserved: boolean;
  /** Empty where the names begin with no ASCII letters. */
  readonly initials: string;
}

/** How many digits the numbers have, in the order in which they are tried: a shorter one is easier to tell a friend. */
const numberLengths = [2, 2, 3, 3, 3, 3];

/**
 * Site URLs to propose in place of one that cannot be had, the most telling first: the same name with the applicant's
 * initials, with the market's code, with numbers. They have the right form and length and none is reserved; whether
 * they are free is for the store to say. The same wish gives the same candidates.
 *
 * Nothing else of the applicant goes in: a message is no place for a name, and a number must not look like a birthday
 * or a Pin. A reserved word gets no market's code, with which it would pass for the company there.
 */
export function siteUrlCandidates(wish: SiteUrlWish, market: string): string[] {
  const { siteUrl, isReserved, initials } = wish;
  const words = isReserved ? [initials] : [initials, market];
  const hasCapitals = siteUrl !== siteUrl.toLowerCase();
  const endings = [
    ...words.filter((word) => word !== '').map((word) => (hasCapitals ? word : word.toLowerCase())),
    ...numbersOf(siteUrl.toLowerCase() + initials),
  ];
  const seen = new Set([siteUrl.toLowerCase()]);
  return endings
    .map((ending) => siteUrl.slice(0, longestSiteUrl - ending.length) + ending)
    .filter((candidate) => {
      const key = candidate.toLowerCase();
      const isNew = !seen.has(key) && !isReservedSiteUrl(candidate);
      seen.add(key);
      return isNew;
    });
}

/** The first letters of names as far as they are ASCII, diacritics apart. */
export function initialsOf(...names: readonly (string | null)[]): string {
  return names
    .map((name) => /^[A-Za-z]/.exec(name?.normalize('NFKD') ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}

/** Numbers without a leading zero, spread by the text, so that those who wish for different names try different ones. */
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
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash;
}
