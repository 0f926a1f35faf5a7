import { describe, expect, it } from 'vitest';
import type { Token } from './tokens.ts';
import {
  isInLine,
  isInside,
  isOneSegment,
  isPartOf,
  isSame,
  isUsed,
  isWholeSegment,
  overlap,
  runsOf,
  segmentsOf,
  spanOf,
  use,
} from './word-spans.ts';

const words = (from: number, to: number) => ({ from, to });

/** The words of a line, in which commas end segments. */
function tokensIn(line: string): Token[] {
  return [...line.matchAll(/[^\s,]+/g)].map(({ 0: text, index }) => ({
    field: 'line1',
    text,
    from: index,
    to: index + text.length,
    segment: line.slice(0, index).split(',').length,
  }));
}

const tokens = tokensIn('Flat 3, 12 Oak St, Reno');

describe('how spans lie to each other', () => {
  it('spans that only touch do not overlap', () => {
    expect(overlap(words(0, 2), words(2, 3))).toBe(false);
    expect(overlap(words(2, 3), words(0, 2))).toBe(false);
    expect(overlap(words(0, 2), words(1, 3))).toBe(true);
    expect(overlap(words(1, 3), words(0, 2))).toBe(true);
  });

  it('a span that reaches beyond another on either side is not inside it', () => {
    expect(isInside(words(0, 2), words(1, 3))).toBe(false);
    expect(isInside(words(1, 3), words(0, 2))).toBe(false);
    expect(isInside(words(1, 2), words(0, 3))).toBe(true);
    expect(isInside(words(1, 2), words(1, 2))).toBe(true);
  });

  it('a span is no part of itself', () => {
    expect(isPartOf(words(1, 2), words(1, 2))).toBe(false);
    expect(isPartOf(words(1, 2), words(1, 3))).toBe(true);
    expect(isPartOf(words(2, 3), words(1, 3))).toBe(true);
    expect(isPartOf(words(0, 2), words(1, 3))).toBe(false);
  });

  it('spans that share one end are not the same', () => {
    expect(isSame(words(1, 2), words(1, 3))).toBe(false);
    expect(isSame(words(0, 2), words(1, 2))).toBe(false);
    expect(isSame(words(1, 2), words(1, 2))).toBe(true);
  });

  it('no word is of one segment with what stands before or behind the address', () => {
    expect(isOneSegment(-1, 0, tokens)).toBe(false);
    expect(isOneSegment(tokens.length, tokens.length - 1, tokens)).toBe(false);
    expect(isOneSegment(1, 2, tokens)).toBe(false);
    expect(isOneSegment(0, 1, tokens)).toBe(true);
  });

  it('a span is all of its segment only if nothing of it stands before or behind', () => {
    expect(isWholeSegment(words(2, 4), tokens)).toBe(false);
    expect(isWholeSegment(words(3, 5), tokens)).toBe(false);
    expect(isWholeSegment(words(2, 5), tokens)).toBe(true);
    expect(isWholeSegment(words(0, 2), tokens)).toBe(true);
    expect(isWholeSegment(words(5, 6), tokens)).toBe(true);
  });

  it('neither the city nor nothing stands in a line', () => {
    expect(isInLine({ field: 'locality' })).toBe(false);
    expect(isInLine(undefined)).toBe(false);
    expect(isInLine({ field: 'line3' })).toBe(true);
  });

  it('a span is used as soon as one of its words is', () => {
    const used = tokens.map(() => false);
    use(words(1, 3), used);
    expect(used).toEqual([false, true, true, false, false, false]);
    expect(isUsed(words(3, 6), used)).toBe(false);
    expect(isUsed(words(0, 1), used)).toBe(false);
    expect(isUsed(words(2, 4), used)).toBe(true);
  });
});

describe('the text of a span', () => {
  it('is none across a comma, or of no words', () => {
    expect(spanOf(1, 3, tokens)).toBeUndefined();
    expect(spanOf(2, 2, tokens)).toBeUndefined();
    expect(spanOf(6, 7, tokens)).toBeUndefined();
  });

  it.each([
    ['12 Oak St', '12 Oak St'],
    ['(Oak Park)', 'Oak Park'],
    ['"Oak Park".', 'Oak Park'],
    ['Sultanganj (Mainpuri)', 'Sultanganj (Mainpuri)'],
    ["'s-Gravenhage", "'s-Gravenhage"],
    ["'Oak Park'", 'Oak Park'],
    ['Washington D.C.', 'Washington D.C.'],
    ['Reno.', 'Reno'],
  ])('of %s is %s', (line, text) => {
    const all = tokensIn(line);
    expect(spanOf(0, all.length, all)?.text).toBe(text);
  });

  it('has no blank between words that run on', () => {
    const [first, second] = tokensIn('東京都 千代田区');
    if (first === undefined || second === undefined) throw new Error('there are two words');
    expect(spanOf(0, 2, [first, { ...second, from: first.to }])?.text).toBe('東京都千代田区');
  });
});

it('segments are told apart by their commas', () => {
  expect(segmentsOf(tokens).map(({ text }) => text)).toEqual(['Flat 3', '12 Oak St', 'Reno']);
  expect(segmentsOf([])).toEqual([]);
});

describe('the runs of words', () => {
  it('cross no comma, and begin with the longest', () => {
    expect(runsOf(tokensIn('A B C, D')).map(({ text }) => text)).toEqual([
      'A B C',
      'A B',
      'B C',
      'A',
      'B',
      'C',
      'D',
    ]);
  });

  it('have at most six words and 80 characters', () => {
    expect(runsOf(tokensIn('A B C D E F G'))[0]?.text).toBe('A B C D E F');
    const long = `${'a'.repeat(40)} ${'b'.repeat(39)}`;
    expect(runsOf(tokensIn(long))[0]?.text).toBe(long);
    expect(runsOf(tokensIn(`${long}b`)).map(({ text }) => text.length)).toEqual([40, 40]);
  });

  it('do not begin in a telephone number', () => {
    const [first, second] = tokensIn('555 Reno');
    if (first === undefined || second === undefined) throw new Error('there are two words');
    expect(runsOf([{ ...first, isContact: true }, second]).map(({ text }) => text)).toEqual(['Reno']);
  });
});
