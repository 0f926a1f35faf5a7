import { isLanguage, type Language, preferredLanguage } from './words.ts';

/** What the page remembers of a visitor until the tab is closed. */
export interface Visit {
  market: string;
  language: Language;
  /** The demo's session, which owns the cart and the application; absent before the first token. */
  session: string | undefined;
  /** The branch with which this page set the cart, since reading the cart does not return it. */
  cart: { readonly branch: number | undefined } | undefined;
  /** Whether this page stored an application. */
  hasApplication: boolean;
}

const key = 'visit';

export function readVisit(): Visit {
  const kept: Partial<Visit> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  const { market, language, session, cart, hasApplication = false } = kept;
  return {
    market: market ?? 'US',
    language:
      language !== undefined && isLanguage(language) ? language : preferredLanguage(navigator.languages),
    session,
    cart,
    hasApplication,
  };
}

export function keepVisit(visit: Visit): void {
  sessionStorage.setItem(key, JSON.stringify(visit));
}

/** Forgets the visitor: the next token opens a new cart. */
export function forgetVisit(): void {
  sessionStorage.removeItem(key);
}
