import { isLanguage, type Language, preferredLanguage } from '../demo/words.ts';

/** What this tab keeps until it is closed. */
const tokenKey = 'console-token';
const languageKey = 'console-language';

export function readLanguage(): Language {
  const kept = sessionStorage.getItem(languageKey) ?? '';
  return isLanguage(kept) ? kept : preferredLanguage(navigator.languages);
}

export function keepLanguage(language: Language): void {
  sessionStorage.setItem(languageKey, language);
}

export function readToken(): string | undefined {
  return sessionStorage.getItem(tokenKey) ?? undefined;
}

export function keepToken(token: string): void {
  sessionStorage.setItem(tokenKey, token);
}

export function forgetToken(): void {
  sessionStorage.removeItem(tokenKey);
}
