import { describe, expect, it } from 'vitest';
import { emailForm, phoneTextForm, postalCodeForm } from './text-forms.ts';

describe('the check of a field that is left', () => {
  it.each(['jo', 'jo@', '@example.com', 'jo@example', 'jo@exam ple.com'])(
    '%j is no email address',
    (text) => {
      expect(emailForm.fits(text)).toBe(false);
    },
  );

  it.each(['jo@example.com', 'jo+x@mail.example.co.uk', '"jo sample"@example.com', '用户@例え.jp'])(
    '%j may be an email address',
    (text) => {
      expect(emailForm.fits(text)).toBe(true);
    },
  );

  it.each([
    ['5105550100', true],
    ['+1 510 555 0100', true],
    ['(510)555-0100', true],
    ['555-0100', false],
    ['+44 20 7946 0000', false],
  ])('%j as a phone number of the North American Numbering Plan: %s', (text, fits) => {
    expect(phoneTextForm('(###)###-####')?.fits(text)).toBe(fits);
  });

  it('leaves phone numbers of other markets to the service', () => {
    expect(phoneTextForm('+49 1512 3456789')).toBeUndefined();
  });

  it.each([
    [
      '\\d{5}(?:[ \\-]\\d{4})?',
      '95014',
      ['94539', '94539-1234', ' 94539'.trim(), '９４５３９'],
      ['9453', '9453a'],
    ],
    ['\\d{2}-\\d{3}', '00-950', ['00-950', '00950', '00 950'], ['0095', 'AB-123']],
    ['[A-Z]\\d[A-Z] ?\\d[A-Z]\\d', 'H3Z 2Y7', ['h3z2y7', 'H3Z-2Y7'], ['H3Z 27Y']],
  ])('a postal code of the pattern %s, such as %s', (pattern, example, right, wrong) => {
    const form = postalCodeForm({ pattern, example });
    for (const text of right) expect(form?.fits(text), text).toBe(true);
    for (const text of wrong) expect(form?.fits(text), text).toBe(false);
  });

  it('leaves a postal code to the service if its form is unknown', () => {
    expect(postalCodeForm({ pattern: null, example: '95014' })).toBeUndefined();
    expect(postalCodeForm({ pattern: '\\d{5}', example: null })).toBeUndefined();
  });
});
