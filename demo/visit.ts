import { isLanguage, type Language, preferredLanguage } from './words/words.ts';

/** What the page remembers of a visitor until the tab is closed. */
export interface Visit {
  market: string;
  language: Language;
  /** The demo's session, which the cart and the application belong to; absent before the first token. */
  session: string | undefined;
}

const key = 'visit';

export function readVisit(): Visit {
  const kept: Partial<Visit> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  const { market, language, session } = kept;
  return {
    market: market ?? 'US',
    language:
      language !== undefined && isLanguage(language) ? language : preferredLanguage(navigator.languages),
    session,
  };
}

export function keepVisit({ market, language, session }: Visit): void {
  sessionStorage.setItem(key, JSON.stringify({ market, language, session }));
}
