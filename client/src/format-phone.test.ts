import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPhoneRules } from '../../src/market/phone-rules.ts';
import { formatPhone } from './format-phone.ts';

const { form, isShippingPhone } = createPhoneRules('US');

describe('a phone number of the North American Numbering Plan', () => {
  it.each([
    '510-555-0100',
    '5105550100',
    '+1 510 555 0100',
    '+15105550100',
    '1-510-555-0100',
    '(510) 555-0100',
    '510.555.0100',
    '510\u2011555\u20110100',
    ' (510)555-0100 ',
  ])('%j is sent as (510)555-0100', (typed) => {
    expect(formatPhone(typed, form)).toBe('(510)555-0100');
  });

  it.each([
    '',
    '12',
    '555-0100',
    '+5105550100',
    '+49 30 1234567',
    '510-555-0100 x4',
    '25105550100',
    'call 5105550100',
  ])('%j, which is none, is left to the service', (typed) => {
    expect(formatPhone(typed, form)).toBe(typed);
  });

  it('is taken by the service however its ten digits are set apart', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', ') ', '/');
    fc.assert(
      fc.property(
        // An exchange such as 411 or 911 is a service.
        fc.stringMatching(/^(?:510|212|416)[2-9](?:[02-9]\d|1[02-9])\d{4}$/),
        separator,
        separator,
        (digits, first, second) => {
          const typed = `${digits.slice(0, 3)}${first}${digits.slice(3, 6)}${second}${digits.slice(6)}`;
          const sent = formatPhone(typed, form);
          expect(isShippingPhone(sent)).toBe(true);
          expect(formatPhone(sent, form)).toBe(sent);
        },
      ),
    );
  });
});

it('a phone number of another market is only trimmed', () => {
  expect(formatPhone(' 030 23125123 ', createPhoneRules('DE').form)).toBe('030 23125123');
});
