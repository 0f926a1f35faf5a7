import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import exampleNumbers from 'libphonenumber-js/mobile/examples';
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
      fc.property(
        fc.constantFrom('510', '212', '416', '800', '787'),
        fc.stringMatching(/^\d\d$/),
        (area, end) => {
          const text = `(${area})555-01${end}`;
          expect([isShippingPhone(text), isPhone(text)]).toEqual([true, true]);
        },
      ),
    );
  });

  it.each([
    ['(000)000-0000', 'an area that begins with 0'],
    ['(123)456-7890', 'an area that begins with 1'],
    ['(510)155-0123', 'an exchange that begins with 1'],
    ['(510)055-0123', 'an exchange that begins with 0'],
    ['(911)234-5678', 'an emergency number as the area'],
    ['(911)555-0123', 'the same with a number of fiction'],
    ['(555)867-5309', 'an area that is set apart'],
    ['(291)234-5678', 'a middle digit that is kept for longer numbers'],
    ['(555)555-5555', 'one key'],
    ['(888)888-8888', 'one key, though toll-free'],
    ['(510)911-1234', 'a service code as the exchange'],
    ['(987)654-3210', 'keys counted down'],
    ['(234)567-890', 'a digit too few'],
  ])('refuses %s: %s', (text) => {
    expect([isShippingPhone(text), isPhone(text)]).toEqual([false, false]);
  });

  it.each([
    ['(888)234-5678', 'toll-free'],
    ['(800)411-7246', 'toll-free, where an exchange may be a service code'],
    ['(835)234-5678', 'an area that no table may list yet'],
    ['(234)567-8901', 'counted up, and an area of Ohio'],
    ['(222)555-0199', 'reserved for fiction in any area'],
  ])('takes %s: %s', (text) => {
    expect([isShippingPhone(text), isPhone(text)]).toEqual([true, true]);
  });

  it('gives one answer, however a number is spelled', () => {
    const usual = fc.stringMatching(/^\d{10}$/);
    fc.assert(
      fc.property(usual, (digits) => {
        const parts = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)] as const;
        const spellings = [digits, parts.join('-'), `(${parts[0]}) ${parts[1]}-${parts[2]}`, `+1${digits}`];
        expect(new Set(spellings.map(isPhone)).size).toBe(1);
      }),
      { numRuns: 1000 },
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
    '12345678',
    '0123456789',
    '+49 111 1111111',
    '00000000',
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

  it.each([
    ['GB', '07700 900123', 'reserved for fiction, and in no table'],
    ['GB', '01632 960001', 'the same for landlines'],
    ['FR', '06 39 98 00 12', 'reserved for fiction'],
    ['AU', '0491 570 156', 'reserved for fiction'],
    ['IE', '020 912 0000', 'reserved for fiction'],
    ['ES', '666 666 666', 'one key, and listed'],
    ['IN', '98765 43210', 'counted down, and listed'],
    ['JP', '090-1234-5678', 'digits in a row inside'],
  ])('takes in %s %s: %s', (region, text) => {
    expect(createPhoneRules(region).isPhone(text)).toBe(true);
  });

  it.each([
    ['IN', '९८७६५ ४३२१०', 'digits of its script'],
    ['BD', '+৮৮০ ১৭১২ ৩৪৫৬৭৮', 'the same after a plus sign'],
    ['DE', '(+49) 170 1234567', 'the calling code in brackets'],
    ['DE', '\u200e+49 170 \u200e1234567', 'marks of direction'],
    ['FR', '06·12·34·56·78', 'dots in the middle'],
    ['DE', '030 23125123 Durchwahl 12', 'an extension in its language'],
    ['CN', '010-65123456转123', 'the same without a space'],
    ['CN', '010-65529988-801', 'the same behind a dash'],
    ['BR', '(0xx11) 91234-5678', 'the place of a carrier'],
    ['CL', '(02) 2671 1234', 'a trunk 0 that the plan has no more'],
    ['GR', '+30 0694 123 4567', 'a trunk 0 that it never had'],
    ['BR', '00 55 11 91234-5678', 'the usual prefix where others are dialled'],
    ['US', '001 212-736-5000', 'the same'],
    ['RU', '+8 916 123-45-67', 'a plus sign before the national form'],
    ['FR', '+06 12 34 56 78', 'the same'],
  ])('reads in %s %s: %s', (region, text) => {
    expect(createPhoneRules(region).isPhone(text)).toBe(true);
  });

  it.each(['01 55 5123 4567', '044 55 5123 4567', '+52 1 55 5123 4567'])(
    'reads %s where its prefix was once dialled, and only there',
    (text) => {
      const prefixes = ['01', '044', '1'];
      expect([createPhoneRules('MX', prefixes).isPhone(text), createPhoneRules('MX').isPhone(text)]).toEqual([
        true,
        false,
      ]);
    },
  );

  it('takes no number of nobody behind a prefix', () => {
    const { isPhone } = createPhoneRules('MX', ['01', '1']);
    expect(['01 00 0000 0000', '01', '0 55 5123 456', '1 1 55 5123 4567'].filter(isPhone)).toEqual([]);
  });

  it.each([
    ['GB', '000000000'],
    ['GB', '01111 111111'],
    ['FR', '00 00 00 00 00'],
    ['AU', '0000 000 000'],
    ['JP', '000-0000-0000'],
    ['ES', '600 000 000'],
    ['BR', '(11) 0000-0000'],
    ['AQ', '+44 1111 111111'],
    ['AQ', '+1 555 555 5555'],
  ])('refuses in %s %s', (region, text) => {
    expect(createPhoneRules(region).isPhone(text)).toBe(false);
  });

  it('takes an example of every plan that the library has', () => {
    const refused = getCountries().filter((region) => {
      const number = getExampleNumber(region, exampleNumbers);
      return number !== undefined && !createPhoneRules(region).isPhone(number.number);
    });
    expect(refused).toEqual([]);
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
