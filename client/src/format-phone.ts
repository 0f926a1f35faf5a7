/** How the interface writes phone numbers of the North American Numbering Plan. */
const planForm = '(###)###-####';

/**
 * Writes a phone number as the interface takes it. In a market whose `phoneForm` is `(###)###-####`,
 * `510-555-0100`, `5105550100` and `+1 510 555 0100` become `(510)555-0100`. Any other text is only trimmed:
 * the service judges it.
 */
export function formatPhone(text: string, phoneForm: string): string {
  const typed = text.trim();
  if (phoneForm !== planForm || !/^[+\d\s().\u2010-\u2015/-]+$/.test(typed)) return typed;
  const digits = typed.replace(/\D/g, '');
  const hasCountry = digits.length === 11 && digits.startsWith('1');
  // A number with a plus but without the 1 belongs to another country.
  if (!hasCountry && (digits.length !== 10 || typed.startsWith('+'))) return typed;
  const [, area, exchange, line] = /(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? [];
  return `(${area})${exchange}-${line}`;
}
