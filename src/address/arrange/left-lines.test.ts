import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs } from '../cost/costs.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { linesOf } from './left-lines.ts';
import { tokensOf } from './tokens.ts';
import type { LocalitySpan } from './word-spans.ts';

const nothing = { line1: null, locality: null, administrativeArea: null, postalCode: null };
const profile = profileOf(madeUs);

/** What is left in the lines where parts take these words; the city's name says whether it is a street's. */
function left(parts: Partial<PostalAddress>, taken: string, city?: string) {
  const typed = typedAddress({ ...nothing, ...parts });
  const tokens = tokensOf(typed, profile);
  const used = tokens.map(({ text }) => taken.split(' ').includes(text));
  const locality = city === undefined ? undefined : ({ text: city } as LocalitySpan);
  return linesOf({ typed, tokens, used, locality, profile });
}

describe('what no part takes of the lines', () => {
  it.each<[string, string, string, string[]]>([
    ['stays as it was typed', '12  Oak St ,Reno;', 'CA', ['12  Oak St ,Reno;']],
    ['loses what is taken behind it, and the mark before that', '12 Oak St, Reno', 'Reno', ['12 Oak St']],
    ['loses what is taken before it, and the mark behind that', 'Reno - 12 Oak St', 'Reno', ['12 Oak St']],
    ['keeps its marks between words', '12 Oak St; Apt. 3 Reno', 'Reno', ['12 Oak St; Apt. 3']],
    ['keeps marks that belong to words', '12 Oak St. Reno', 'Reno', ['12 Oak St.']],
    ['is joined where words between are taken', '12 Oak St Reno Apt 3', 'Reno', ['12 Oak St, Apt 3']],
    ['has its lines behind each other', '12 Oak St \n Apt 3\nReno', 'Reno', ['12 Oak St, Apt 3']],
    ['is nothing where all is taken', 'Reno', 'Reno', []],
  ])('%s: %j', (_, line1, taken, lines) => {
    expect(left({ line1 }, taken)).toEqual({ lines, textCost: 0 });
  });

  it.each([...',;،؛、，|–—（', ' - ', '\t,', '\n'])('has no %j at its ends', (mark) => {
    expect(left({ line1: `Reno${mark}Oak${mark}NV` }, 'Reno NV').lines).toEqual(['Oak']);
  });

  it('is a line for each', () => {
    const parts = { line1: '12 Oak St Reno', line2: 'Reno', line3: 'Apt 3' };
    expect(left(parts, 'Reno')).toEqual({ lines: ['12 Oak St', 'Apt 3'], textCost: 0 });
  });
});

describe('a text of another field that belongs to the lines costs', () => {
  const line1 = '12 Oak St';
  const { textLeft, textLetter, textLetterOnly, textMost } = costs;
  const costOf = (parts: Partial<PostalAddress>, taken = '', city?: string) =>
    left(parts, taken, city).textCost;

  it('its letters, less where no line has a text', () => {
    expect(costOf({ line1, locality: 'Hill' })).toBeCloseTo(textLeft + 4 * textLetter);
    expect(costOf({ locality: 'Hill' })).toBeCloseTo(textLeft + 4 * textLetterOnly);
    expect(costOf({ line1: 'Reno', locality: 'Hill' }, 'Reno')).toBeCloseTo(textLeft + 4 * textLetterOnly);
  });

  it('no more than so much for its letters', () => {
    expect(costOf({ line1, locality: 'Hill'.repeat(10) })).toBeCloseTo(textLeft + textMost);
  });

  it('once for each text, with the blank between', () => {
    const apart = { line1, locality: 'Hill Reno Oak' };
    expect(left(apart, 'Reno').lines).toEqual([line1, 'Hill, Oak']);
    expect(costOf(apart, 'Reno')).toBeCloseTo(2 * textLeft + 8 * textLetter);
    expect(costOf({ line1, locality: 'Hill', administrativeArea: 'Oak' })).toBeCloseTo(
      2 * textLeft + 7 * textLetter,
    );
  });

  it('little where it has a number and a word', () => {
    expect(costOf({ line1, locality: 'Apt 3' })).toBeCloseTo(textLeft);
    expect(costOf({ line1, locality: 'B 3' })).toBeCloseTo(textLeft + 3 * textLetter);
    expect(costOf({ line1, locality: '345' })).toBeCloseTo(textLeft + 3 * textLetter);
  });

  it('little where it is the only line, a street by its word, and the city is none', () => {
    const street = { locality: 'Oak Street' };
    expect(costOf(street, '', 'Reno')).toBeCloseTo(textLeft);
    expect(costOf(street, '', 'Elm Street')).toBeCloseTo(textLeft + 10 * textLetterOnly);
    expect(costOf(street)).toBeCloseTo(textLeft + 10 * textLetterOnly);
    expect(costOf({ line1, ...street }, '', 'Reno')).toBeCloseTo(textLeft + 10 * textLetter);
    expect(costOf({ locality: 'Warm' }, '', 'Reno')).toBeCloseTo(textLeft + 4 * textLetterOnly);
  });
});
