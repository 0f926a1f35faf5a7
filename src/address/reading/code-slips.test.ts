import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { postalCodeRules } from '../countries/profile/postal-code-rules.ts';
import { editDistance } from '../text/edit-distance.ts';
import {
  codesOfSlip,
  exchanges,
  insertions,
  omissions,
  slipsOfShape,
  waysOfWrongCharacter,
} from './code-slips.ts';

function rulesOf(postalCodePattern: string) {
  const rules = postalCodeRules({ ...madeUs.format, postalCodePattern });
  if (rules === null) throw new Error('the country has postal codes');
  return rules;
}

const threeDigits = rulesOf('\\d{3}');
const letterAndDigits = rulesOf('[A-C]\\d\\d');
const all = Array.from({ length: 1000 }, (_, at) => `${at}`.padStart(3, '0'));
const allOf = (text: string, kind: string, rules = threeDigits) =>
  codesOfSlip(text, rules)
    .filter((slip) => slip.kind === kind)
    .map(({ canonical }) => canonical);

describe('the codes that a text may be a slip of', () => {
  it('come once each, though one is a look-alike and an exchange too', () => {
    const codes = codesOfSlip('0O', rulesOf('[A-Z\\d]{2}')).map(({ canonical }) => canonical);
    expect(codes).toContain('O0');
    expect(codes).toEqual([...new Set(codes)]);
  });

  it('have each of the lengths that codes have', () => {
    const rules = rulesOf('\\d{2,3}|[A-C]\\d-\\d(?:[1-9]9)?');
    const lengths = Array.from({ length: 8 }, (_, length) => length).filter(rules.hasLength);
    expect(lengths).toEqual([2, 3, 5]);
    expect(allOf('1', 'digit', rules)).toHaveLength(18);
    expect(allOf('A1199', 'digit', rules)).toContain('A1189');
    expect(allOf('A11999', 'digit', rules)).toContain('A1199');
  });

  it('are all codes of the shape that one edit of a text of digits leads to, and zeros before it', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,5}$/), (text) => {
        const expected = all.filter(
          (code) => editDistance(code, text, 1) === 1 || code === `00${text}` || code === `0${text}`,
        );
        const found = codesOfSlip(text, threeDigits).map(({ canonical }) => canonical);
        expect(found.toSorted()).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['21', 'lost zero', ['021']],
    ['1', 'lost zero', ['001']],
    ['A1', 'lost zero', []],
    ['123', 'transposition', ['213', '132']],
    ['112', 'transposition', ['121']],
    ['OI2', 'look-alike', ['012']],
    ['OIZ', 'look-alike', ['012']],
    ['X12', 'digit', ['012', '112', '212', '312', '412', '512', '612', '712', '812', '912']],
  ])('of %s by a %s are %j', (text, kind, codes) => {
    expect(allOf(text, kind)).toEqual(codes);
  });

  it('have three look-alikes at most, the fewest first', () => {
    expect(allOf('OISB', 'look-alike', rulesOf('[O0][I1][S5][B8]'))).toEqual([
      'OIS8',
      'OI5B',
      'O1SB',
      '0ISB',
      'OI58',
      'O1S8',
      'O15B',
      '0IS8',
      '0I5B',
      '01SB',
      'O158',
      '0I58',
      '01S8',
      '015B',
    ]);
  });

  it('have letters where the country has them', () => {
    expect(codesOfSlip('12', letterAndDigits).map(({ canonical }) => canonical)).toEqual([
      'A12',
      'B12',
      'C12',
    ]);
    expect(allOf('812', 'look-alike', letterAndDigits)).toEqual(['B12']);
    expect(allOf('X12', 'digit', letterAndDigits)).toEqual(['A12', 'B12', 'C12']);
  });
});

it.each([
  ['a character replaced by another of its kind', slipsOfShape('A1').length, 25 + 9],
  ['the ways to do so', waysOfWrongCharacter('A1'), 25 + 9],
  ['the ways in an empty text', waysOfWrongCharacter(''), 1],
])('counts %s', (_, count, expected) => {
  expect(count).toBe(expected);
});

it('changes a text in each way once', () => {
  expect(slipsOfShape('A1').slice(24, 27)).toEqual(['Z1', 'A0', 'A2']);
  expect(exchanges('A112')).toEqual(['1A12', 'A121']);
  expect(omissions('A12')).toEqual(['12', 'A2', 'A1']);
  expect(insertions('A1').slice(8, 12)).toEqual(['A81', 'A91', 'A10', 'A11']);
  expect(insertions('A1')).toHaveLength(20);
});
