import type { Language, Words } from '../demo/words.ts';

/** How values are written in a language. */
export interface Format {
  number(value: number): string;
  /** The share of a whole; a dash where there is nothing to share. */
  share(part: number, whole: number): string;
  percent(share: number): string;
  day(text: string): string;
  market(code: string): string;
  /** Orders codes of markets by their names. */
  byName(a: string, b: string): number;
  /** `city+code` as words. */
  change(change: string): string;
}

export function formatIn(language: Language, words: Words): Format {
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const regions = new Intl.DisplayNames(language, { type: 'region' });
  const market = (code: string) => regions.of(code) ?? code;
  const { compare } = new Intl.Collator(language);
  const parts: Readonly<Record<string, string>> = {
    line: words.line,
    city: words.city,
    province: words.province,
    code: words.postalCode,
  };
  return {
    number: (value) => number.format(value),
    share: (part, whole) => (whole === 0 ? '–' : percent.format(part / whole)),
    percent: (share) => percent.format(share),
    day: (text) => day.format(new Date(text)),
    market,
    byName: (a, b) => compare(market(a), market(b)),
    change: (change) =>
      change
        .split('+')
        .map((part) => parts[part] ?? part)
        .join(' + '),
  };
}
