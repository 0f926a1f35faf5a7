import { describe, expect, it } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import type { AddressFormat } from './address-format.ts';
import { traitsOf } from './country-traits.ts';
import { codesOfSlip, formatPostalCode, readPostalCode } from './postal-code.ts';
import { type PostalCodeRules, postalCodeRules } from './postal-code-rules.ts';

function rulesOf(country: string, postalCodePattern: string, postalCodeExample: string): PostalCodeRules {
  const format: AddressFormat = { ...madeUs.format, country, postalCodePattern, postalCodeExample };
  const rules = postalCodeRules(format, traitsOf(country));
  if (rules === null) throw new Error('the country has postal codes');
  return rules;
}

const us = rulesOf('US', '(\\d{5})(?:[ \\-](\\d{4}))?', '95014');
const ca = rulesOf('CA', '[ABCEGHJKLMNPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d', 'H3Z 2Y7');
const gb = rulesOf('GB', 'GIR ?0AA|(?:(?:AB|B|EC|M|SW)(?:\\d[\\dA-Z]? ?\\d[ABD-HJLN-UW-Z]{2}))', 'EC1Y 8SY');
const pt = rulesOf('PT', '\\d{4}-\\d{3}', '2725-079');
const se = rulesOf('SE', '\\d{3} ?\\d{2}', '11455');
const lv = rulesOf('LV', 'LV-\\d{4}', 'LV-1073');
const ch = rulesOf('CH', '\\d{4}', '2544');

const read = (text: string, rules: PostalCodeRules) => readPostalCode(text, rules);

describe('readPostalCode', () => {
  it('tells what cannot be a code from what is one error away from one', () => {
    expect(read('ABC', us).status).toBe('malformed');
    expect(read('', us).status).toBe('malformed');
    expect(read('945', us).status).toBe('slip');
    expect(read('94', us).status).toBe('malformed');
    expect(read('9453', us).status).toBe('slip');
    expect(read('945388', us).status).toBe('slip');
    expect(read('94S38', us).status).toBe('slip');
    expect(read('H3Z 2Y', ca).status).toBe('slip');
    expect(read('12345', ca).status).toBe('malformed');
    expect(read('CH-801', ch)).toMatchObject({ status: 'slip', canonical: '801' });
  });

  it.each([
    ['94538', us, '94538'],
    ['94538 1234', us, '94538-1234'],
    ['945381234', us, '94538-1234'],
    ['94538', us, '94538'],
    ['h3z2y7', ca, 'H3Z 2Y7'],
    ['H3Z-2Y7', ca, 'H3Z 2Y7'],
    ['m25bq', gb, 'M2 5BQ'],
    ['EC1Y8SY', gb, 'EC1Y 8SY'],
    ['2725079', pt, '2725-079'],
    ['2725 079', pt, '2725-079'],
    ['371 31', se, '371 31'],
    ['37131', se, '37131'],
    ['1010', lv, 'LV-1010'],
    ['lv 1010', lv, 'LV-1010'],
    ['CH-8001', ch, '8001'],
    ['CH 8001', ch, '8001'],
  ])('reads %s whatever its case, spacing or country prefix', (text, rules, written) => {
    expect(read(text, rules)).toMatchObject({ status: 'valid', written });
  });

  it('reads what it has written as the same code', () => {
    for (const [text, rules] of [
      ['945381234', us],
      ['h3z2y7', ca],
      ['2725079', pt],
      ['1010', lv],
    ] as const) {
      const { written, canonical } = read(text, rules);
      expect(read(written, rules)).toEqual({ status: 'valid', written, canonical });
      expect(formatPostalCode(canonical, rules).replace(/[ -]/g, '')).toBe(canonical);
    }
  });
});

describe('codesOfSlip', () => {
  it('finds the code behind each kind of slip', () => {
    const kindOf = (text: string, meant: string, rules = us) =>
      codesOfSlip(text, rules).find(({ canonical }) => canonical === meant)?.kind;
    expect(kindOf('2134', '02134')).toBe('lost zero');
    expect(kindOf('601', '00601')).toBe('lost zero');
    expect(kindOf('O2l34', '02134')).toBe(undefined);
    expect(kindOf('O2L34', '02134')).toBe('look-alike');
    expect(kindOf('9458', '94538')).toBe('digit');
    expect(kindOf('H3Z2YZ', 'H3Z2Y2', ca)).toBe('look-alike');
    expect(kindOf('3HZ2Y7', 'H3Z2Y7', ca)).toBe('transposition');
  });

  it('gives each code once, none of them the text itself', () => {
    const codes = codesOfSlip('9453', us).map(({ canonical }) => canonical);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).not.toContain('9453');
  });
});
