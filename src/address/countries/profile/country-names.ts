import type { Country } from '../country.ts';

/** Whether a text names the country: by its code, or by its name in English or in its own language. */
export function namesCountry(text: string, { code, calledBy = [] }: Country): boolean {
  const { language } = new Intl.Locale(`und-${code}`).maximize();
  const names = ['en', language].map((each) => new Intl.DisplayNames(each, { type: 'region' }).of(code));
  const wanted = fold(text);
  return [code, ...names, ...calledBy].some((name) => fold(name ?? '') === wanted);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('.', '').trim();
}
