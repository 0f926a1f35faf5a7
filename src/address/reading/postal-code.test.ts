import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { countryOf } from '../countries/index.ts';
import type { AddressFormat } from '../countries/profile/address-format.ts';
import { type PostalCodeRules, postalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { codesOfSlip } from './code-slips.ts';
import {
  canonicalPostalCode,
  formatPostalCode,
  isPostalCode,
  primaryPart,
  readPostalCode,
} from './postal-code.ts';

function rulesOf(country: string, postalCodePattern: string, postalCodeExample: string): PostalCodeRules {
  const format: AddressFormat = { ...madeUs.format, country, postalCodePattern, postalCodeExample };
  const rules = postalCodeRules(format, countryOf(country).codes);
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

// The letters of vehicles, or the code of the country, as people write them before a postal code.
it.each([
  ['NL', '\\d{4} ?[A-Z]{2}', 'NL-1012 AB', '1012AB'],
  ['PT', '\\d{4}-\\d{3}', 'P-1000-001', '1000001'],
  ['DE', '\\d{5}', 'D-80337', '80337'],
  ['AT', '\\d{4}', 'A-1010', '1010'],
  ['CH', '\\d{4}', 'CH-8001', '8001'],
  ['LI', '\\d{4}', 'FL-9490', '9490'],
  ['FR', '\\d{5}', 'F-75008', '75008'],
  ['MC', '980\\d{2}', 'MC-98000', '98000'],
  ['MC', '980\\d{2}', 'F-98000', '98000'],
  ['BE', '\\d{4}', 'B-1000', '1000'],
  ['LU', '\\d{4}', 'L-1111', '1111'],
  ['IT', '\\d{5}', 'I-00186', '00186'],
  ['SM', '4789\\d', 'RSM-47890', '47890'],
  ['SM', '4789\\d', 'I-47890', '47890'],
  ['VA', '00120', 'V-00120', '00120'],
  ['VA', '00120', 'I-00120', '00120'],
  ['ES', '\\d{5}', 'E-28014', '28014'],
  ['SE', '\\d{3} ?\\d{2}', 'S-111 22', '11122'],
  ['NO', '\\d{4}', 'N-0150', '0150'],
  ['DK', '\\d{4}', 'DK-1050', '1050'],
  ['FI', '\\d{5}', 'FIN-00100', '00100'],
  ['FI', '\\d{5}', 'SF-00100', '00100'],
  ['IS', '\\d{3}', 'IS-101', '101'],
  ['PL', '\\d{2}-\\d{3}', 'PL-00-001', '00001'],
  ['HU', '\\d{4}', 'H-1051', '1051'],
  ['SI', '\\d{4}', 'SLO-1000', '1000'],
  ['HR', '\\d{5}', 'HR-10000', '10000'],
  ['EE', '\\d{5}', 'EST-10111', '10111'],
])('%s: the country before a code does not count', (country, pattern, typed, canonical) => {
  const rules = rulesOf(country, pattern, canonical);
  expect(readPostalCode(typed, rules)).toMatchObject({ status: 'valid', canonical });
  expect(readPostalCode(`X-${canonical}`, rules).status).not.toBe('valid');
});

describe('readPostalCode', () => {
  it('says of a slip whether every code that may be meant is longer', () => {
    const isShort = (text: string) => read(text, us).isShort;
    expect(['9453', '945', '945388', '94S38', '', 'ABC', '94538'].map(isShort)).toEqual([
      ...[true, true, false, false, false, false, false],
    ]);
  });

  it('keeps blanks and hyphens as typed, and puts them where the country has them', () => {
    const written = (text: string, rules: PostalCodeRules) => read(text, rules).written;
    for (const text of ['114 55', ' 114 55 ', 'S-114 55']) expect(written(text, se)).toBe('114 55');
    expect(written('11455', se)).toBe('11455');
    expect([written('ec1y8sy', gb), written('2725079', pt), written('LV1073', lv)]).toEqual([
      ...['EC1Y 8SY', '2725-079', 'LV-1073'],
    ]);
  });

  it('distinguishes text that cannot be a code from text one error away from a code', () => {
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
    ['S-371 31', se, '371 31'],
    ['1010', lv, 'LV-1010'],
    ['lv 1010', lv, 'LV-1010'],
    ['CH-8001', ch, '8001'],
    ['CH 8001', ch, '8001'],
  ])('reads %s whatever its case, spacing or country prefix', (text, rules, written) => {
    expect(read(text, rules)).toMatchObject({ status: 'valid', written });
  });

  it.each([
    ['9453', us, true],
    ['123', us, true],
    ['H3Z 2Y', ca, true],
    ['945390', us, false],
    ['9O210', us, false],
    ['94538-123', us, false],
    ['ABCDE', us, false],
    ['94538', us, false],
  ])('%s lacks characters: %s', (text, rules, isShort) => {
    expect(read(text, rules).isShort).toBe(isShort);
  });

  it('reads a code that it has written as the same code', () => {
    for (const [text, rules] of [
      ['945381234', us],
      ['h3z2y7', ca],
      ['2725079', pt],
      ['1010', lv],
    ] as const) {
      const { written, canonical } = read(text, rules);
      expect(read(written, rules)).toEqual({ status: 'valid', isShort: false, written, canonical });
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

describe('the form of a postal code', () => {
  const fr = rulesOf('FR', '\\d{2} ?\\d{3}', '33380');

  it.each([
    [' 9 4-5_3.8\t', '94538'],
    ['h3z\u30002y7', 'H3Z2Y7'],
    ['９４５３８', '94538'],
    ['060–0042', '0600042'],
    ['060・0042', '0600042'],
  ])('of %j is %s', (text, canonical) => {
    expect(canonicalPostalCode(text)).toBe(canonical);
  });

  it('matches codes of the country and nothing else', () => {
    expect(['94538', '94538-1234', 'US 94538'].every((text) => isPostalCode(text, us))).toBe(true);
    expect(['9453', '945381', 'A4538', ''].some((text) => isPostalCode(text, us))).toBe(false);
    expect(isPostalCode(`${'0'.repeat(12)}94538`, us)).toBe(false);
  });

  it('excludes the word behind the code', () => {
    expect(readPostalCode('75122 CEDEX 03', fr)).toMatchObject({ status: 'valid', canonical: '75122' });
    expect(readPostalCode('75122 cedex', fr)).toMatchObject({ status: 'valid', canonical: '75122' });
    expect(readPostalCode('75122 CEDEX 123', fr).status).not.toBe('valid');
    expect(readPostalCode('CEDEX', fr).status).toBe('malformed');
  });

  it('names a place by its first part only where an extension for a delivery point follows', () => {
    expect(primaryPart('945381234', us)).toBe('94538');
    expect(primaryPart('H3Z2Y7', ca)).toBe('H3Z2Y7');
  });

  it('is written like the example, or as typed where that is a valid form too', () => {
    expect(formatPostalCode('2725079', pt)).toBe('2725-079');
    expect(formatPostalCode('EC1Y8SY', gb)).toBe('EC1Y 8SY');
    expect(formatPostalCode('M25BQ', gb)).toBe('M2 5BQ');
    expect(formatPostalCode('94538', us)).toBe('94538');
    expect(formatPostalCode('ABC', pt)).toBe('ABC');
    expect(readPostalCode('nonsense', us).written).toBe('nonsense');
  });
});

describe('letters and digits mistaken for each other', () => {
  it.each([
    ['9453O', '94530'],
    ['9453Q', '94530'],
    ['9453D', '94530'],
    ['9453I', '94531'],
    ['9453L', '94531'],
    ['9453|', '94531'],
    ['9453!', '94531'],
    ['9453Z', '94532'],
    ['945S3', '94553'],
    ['9453G', '94536'],
    ['9453B', '94538'],
    ['OIZSG', '01256'],
  ])('%s may be %s', (typed, meant) => {
    const kind = codesOfSlip(typed, us).find(({ canonical }) => canonical === meant)?.kind;
    expect(kind).toBe(typed === 'OIZSG' ? undefined : 'look-alike');
  });

  it.each(['H3Z2Y7', '1', '94'])('%s is not a slip of a code of another length', (typed) => {
    expect(codesOfSlip(typed, us)).toEqual([]);
  });

  it('is not checked for texts that cannot be a code', () => {
    expect(codesOfSlip('', us)).toEqual([]);
    expect(codesOfSlip('9'.repeat(13), us)).toEqual([]);
  });
});
