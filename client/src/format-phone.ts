/** How the interface writes phone numbers of the North American Numbering Plan. */
const planForm = '(###)###-####';

/**
 * A phone number as the interface takes it, from what was typed or filled in: `510-555-0100`, `5105550100`
 * and `+1 510 555 0100` become `(510)555-0100` where `phoneForm`, that of the market's address format, is
 * `(###)###-####`. What is no such number, and every number of another market, is only trimmed: the service
 * judges it.
 */
export function formatPhone(text: string, phoneForm: string): string {
  const typed = text.trim();
  if (phoneForm !== planForm || !/^[+\d\s().\u2010-\u2015/-]+$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  const hasCountry = digits.length === 11 && digits.startsWith('1');
  // With a plus and without the 1 it is a number of another country.
  if (!hasCountry && (digits.length !== 10 || typed.startsWith('+'))) return typed;
  const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return `(${area})${exchange}-${line}`;
}
