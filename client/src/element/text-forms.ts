import { formatPhone } from '../format-phone.ts';
import type { AddressFormat } from '../types.ts';

/** How a field is checked when the buyer leaves it. */
export interface TextForm {
  readonly example: string;
  /** Doubtful texts pass: the service judges them. */
  fits(text: string): boolean;
}

/** The form that every email address has, however unusual. */
export const emailForm: TextForm = {
  example: 'name@example.com',
  fits: (text) => /^\S.*@[^\s@]+\.[^\s@]+$/.test(text),
};

const exampleDigits = '5105550100';

/** For phone numbers, if the market has one form for all of them. Elsewhere too many spellings are right. */
export function phoneTextForm(phoneForm: string): TextForm | undefined {
  if (!phoneForm.includes('#')) return undefined;
  const pattern = phoneForm.replace(/[()]/g, '\\$&').replaceAll('#', '\\d');
  let at = 0;
  return {
    example: phoneForm.replaceAll('#', () => exampleDigits[at++] ?? '0'),
    fits: (text) => new RegExp(`^${pattern}$`).test(formatPhone(text, phoneForm)),
  };
}

/**
 * For the market's postal codes. The service reads more spellings than the pattern allows, so a text also
 * passes if it has letters and digits in the same places as the example.
 */
export function postalCodeForm({
  pattern,
  example,
}: Pick<AddressFormat['fields'][number], 'pattern' | 'example'>): TextForm | undefined {
  if (pattern === null || example === null) return undefined;
  const whole = new RegExp(`^(?:${pattern})$`);
  return {
    example,
    fits: (text) => {
      const code = text.normalize('NFKC').toUpperCase();
      return whole.test(code) || shapeOf(code) === shapeOf(example);
    },
  };
}

/** Letters and digits without separators: `AA99` for `AB-12`. */
function shapeOf(code: string): string {
  return code
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{L}/gu, 'A')
    .replace(/\p{N}/gu, '9');
}
