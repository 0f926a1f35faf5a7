import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPhoneRules } from './phone-rules.ts';

describe('in the North American Numbering Plan', () => {
  const { form, isPhone, isShippingPhone } = createPhoneRules('US');

  it.each([
    '5105550123',
    '510-555-0123',
    '(510) 555-0123',
    '(510)555-012',
    '(510)555-01234',
    '1(510)555-0123',
    '+1(510)555-0123',
    ' (510)555-0123',
    '(510)555-0123\n',
    '(５１０)555-0123',
    '(510)555-0123 x4',
    '',
  ])('refuses %j for shipping', (text) => {
    expect(isShippingPhone(text)).toBe(false);
  });

  it('accepts (###)###-#### for shipping, and says so', () => {
    expect(form).toBe('(###)###-####');
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (digits) => {
        const text = `(${digits.slice(0, 3)})${digits.slice(3, 6)}-${digits.slice(6)}`;
        expect([isShippingPhone(text), isPhone(text)]).toEqual([true, true]);
      }),
    );
  });

  it.each(['PR', 'CA', 'JM', 'DO'])('applies to %s as well', (region) => {
    const rules = createPhoneRules(region);
    expect(rules.form).toBe('(###)###-####');
    expect(rules.isShippingPhone('+15105550123')).toBe(false);
    expect(rules.example).toMatch(/^\(\d{3}\)555-0100$/);
    expect([rules.isShippingPhone(rules.example), rules.isPhone(rules.example)]).toEqual([true, true]);
  });
});

describe('elsewhere', () => {
  const german = createPhoneRules('DE');

  it.each([
    '12',
    '112',
    '+1 510 555 0123',
    '030 23125123 oder so',
    'Tel. 030 23125123',
    '+49',
    '',
    '3'.repeat(40),
  ])('refuses %j', (text) => {
    expect([german.isPhone(text), german.isShippingPhone(text)]).toEqual([false, false]);
  });

  it.each([
    '030 23125123',
    '(030) 23125-123',
    '+493023125123',
    '+49 (0)30 23125123',
    '0049 30 23125123',
    '0151 23456789',
  ])('takes %s in both steps', (text) => {
    expect([german.isPhone(text), german.isShippingPhone(text)]).toEqual([true, true]);
  });

  it('shows a number that it accepts itself', () => {
    for (const region of ['DE', 'GB', 'JP', 'BR', 'NG', 'AQ']) {
      const rules = createPhoneRules(region);
      expect(rules.isPhone(rules.form)).toBe(true);
    }
  });

  it('accepts any international number where the country has no numbering plan', () => {
    const { isPhone } = createPhoneRules('AQ');
    expect([isPhone('+64 3 234 5678'), isPhone('03 234 5678'), isPhone('12')]).toEqual([true, false, false]);
  });
});
