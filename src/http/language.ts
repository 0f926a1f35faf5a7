import { type Language, languages } from '../problem/render-problem.ts';

const defaultLanguage: Language = 'en';

/**
 * The language of messages for an Accept-Language header (RFC 9110, 12.5.4): the wanted language of the highest
 * weight that there is wording in, by its primary subtag; English where none is.
 */
export function selectLanguage(header: string | undefined): Language {
  if (header === undefined) return defaultLanguage;
  let best: Language = defaultLanguage;
  let bestWeight = 0;
  for (const range of header.split(',', mostRanges)) {
    const [, subtag = '', weightText = '1'] = rangeForm.exec(range) ?? [];
    const language = subtag.toLowerCase();
    const weight = Number(weightText);
    if (isLanguage(language) && weight > bestWeight) [best, bestWeight] = [language, weight];
  }
  return best;
}

/** More ranges than a person could set; the rest of a hostile header is not looked at. */
const mostRanges = 20;
const rangeForm = /^\s*([A-Za-z]{1,8})(?:-[A-Za-z0-9-]{0,40})?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/;

function isLanguage(text: string): text is Language {
  return Object.hasOwn(languages, text);
}
