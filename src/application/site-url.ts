import { longestSiteUrl, siteUrlPattern } from '../fields/application-fields.ts';
import type { Market } from '../market/market.ts';
import { isOffensiveSiteUrl } from './offensive-site-url.ts';

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

/** Reserved words by reason, each in ASCII letters and digits, because no other text can be a site URL. */
const reserved: Readonly<Record<string, string>> = {
  // RFC 2142, CA/Browser Forum Baseline Requirements 3.2.2.4.4, and mailboxes that mail systems send to.
  mailboxes: `
    abuse admin administrator billing ceo contact dnsadmin ftp hostmaster info listserv mailerdaemon marketing
    news noc nobody noreply postmaster root sales security ssladmin ssladministrator sslwebmaster support
    sysadmin trouble usenet uucp webmaster www`,
  hosts: `
    autoconfig autodiscover broadcasthost cdn dns email imap intranet isatap localdomain localhost mail mx ns1
    ns2 ns3 pop pop3 proxy remote server smtp ssh ssl static subdomain vpn webmail wpad www1 www2 www3 www4`,
  // First path parts that a shop or a company site uses.
  paths: `
    about aboutus account accounts affiliate affiliates apply app apps archive article articles asset assets
    auth basket blog blogs business buy cancel career careers cart carts catalog catalogue categories category
    chat checkout checkouts click client clients collection collections community company compare compensation
    contactus content cookie cookies copyright coupon coupons css customer customers customerservice dashboard
    deal deals delivery demo developer developers dist distributor distributors docs documentation download
    downloads enroll enrollment enrol error errors event events faq faqs favicon feed feedback feeds file
    files font fonts forgot forum forums gallery gift giftcard giftcards gifts group groups guest help home
    homepage host icon icons image images img imprint impressum index invite invoice invoices item items jobs
    join js landing language legal library license licenses link links list lists locale location locations
    login logo logoff logon logout manifest market markets media member members membership message messages
    mobile my myaccount network newsletter newsletters notification notifications office offer offers
    opportunity optin optout order orders page pages partner partners passwd password pay payment payments
    photo photos pin policies policy portal post posts preferences press pricing privacy privacypolicy product
    products profile profiles program promo promos promote promoter promoters promotion promotions public
    purchase qr rank ranks recover refer referral referrals refund refunds register registration rep report
    reports reps reset resource resources return returns review reviews reward rewards robots rss sale
    schedule script scripts search secure sell session sessions setting settings share ship shipping shop
    shops shopping signin signoff signon signout signup site sitemap sitemaps sites sponsor sponsors sso start
    statistics stats status stock store storefront stores stories story style styles subscribe subscription
    subscriptions survey tag tags team teams term terms termsofservice termsofuse testimonials theme themes
    thankyou ticket tickets tos tour track tracking training translate unsubscribe update upload uploads url
    user username users verification verify video videos vip visit warranty webinar webinars welcome wellknown
    widget widgets wishlist wordpress wpadmin wpcontent wpincludes wplogin`,
  // Routes of this service and of its surroundings.
  routes: `
    admins api apis graphql grpc health healthz live metrics oauth oauth2 oidc openapi platform ready readyz
    rest saml swagger token tokens v1 v2 v3 webhook webhooks ws`,
  // Words that would pass for the company itself, and values that programs treat as nothing.
  speakers: `
    anonymous bot ceooffice compliance corporate everyone false finance headquarters hq hr me moderator nan
    nil none null official operator owner president private self staff superuser system true undefined unknown
    void you`,
};

export const reservedSiteUrls: ReadonlySet<string> = new Set(
  Object.values(reserved).flatMap((words) => words.trim().split(/\s+/)),
);
