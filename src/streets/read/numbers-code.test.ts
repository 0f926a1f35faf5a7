import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatestNumber } from '../../address/street/house-number.ts';
import { numberEvidence } from '../../address/street/street-numbers.ts';
import type { NumberRange } from '../../address/street/streets.ts';
import { NumberCollector } from '../compile/number-collector.ts';
import {
  countNumbers,
  decodeNumbers,
  encodeNumbers,
  findEvidence,
  findNumber,
  suffixCode,
} from './numbers-code.ts';

const number = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: greatestNumber }));
const suffix = fc.constantFrom('', '', '', 'a', 'z', 'bis', 'quater', '1/2', '7/8');
const range = fc
  .tuple(number, number, fc.constantFrom<NumberRange['parity']>('even', 'odd', 'both'))
  .map(([a, b, parity]): NumberRange => ({ from: Math.min(a, b), to: Math.max(a, b), parity }));
const rows = fc.array(fc.tuple(number, suffix, fc.boolean()), { maxLength: 60 });

function collected(
  each: readonly (readonly [number, string, boolean])[],
  ranges: readonly NumberRange[] = [],
) {
  const collector = new NumberCollector();
  for (const [value, behind, hasUnits] of each) collector.add(value, suffixCode(behind), hasUnits);
  for (const one of ranges) collector.addRange(one);
  return collector.take();
}

test('numbers are read back as they were written, at any offset among other bytes', () => {
  fc.assert(
    fc.property(rows, fc.array(range, { maxLength: 4 }), fc.nat(9), (each, ranges, offset) => {
      const numbers = collected(each, ranges);
      const bytes = encodeNumbers(numbers);
      const among = Buffer.concat([Buffer.alloc(offset, 0xff), bytes, Buffer.alloc(3, 0xff)]);
      expect(decodeNumbers(among, offset)).toEqual(numbers);
    }),
  );
});

test('numbers are counted as many as are read, with those that the ranges hold', () => {
  fc.assert(
    fc.property(rows, (each) => {
      const numbers = collected(each);
      expect(countNumbers(encodeNumbers(numbers), 0)).toBe(numbers.values.length);
    }),
  );
  const ranges = [
    { from: 1, to: 9, parity: 'odd' },
    { from: 20, to: 25, parity: 'both' },
  ] as const;
  expect(countNumbers(encodeNumbers(collected([[100, '', false]], ranges)), 0)).toBe(12);
});

test('evidence of typed numbers is the same as from all numbers of the street', () => {
  const typed = fc.array(
    number.map((value) => ({ value, suffix: '' })),
    { maxLength: 2 },
  );
  fc.assert(
    fc.property(rows, fc.array(range, { maxLength: 1 }), typed, (each, ranges, others) => {
      const numbers = collected(each, ranges);
      const bytes = encodeNumbers(numbers);
      const near = [...numbers.values].flatMap((value) => [value, value + 2, value + 150]);
      for (const one of [others, ...near.map((value) => [{ value, suffix: '' }])])
        expect(findEvidence(bytes, 0, one)).toBe(numberEvidence(numbers, one));
    }),
  );
});

test('looking for one number tells the same as reading all of them', () => {
  fc.assert(
    fc.property(rows, number, (each, other) => {
      const numbers = collected(each);
      const bytes = encodeNumbers(numbers);
      const standing = (value: number) => {
        if (!numbers.values.includes(value)) return 'absent';
        return numbers.withUnits.includes(value) ? 'with units' : 'known';
      };
      for (const value of [other, ...each.map(([value]) => value)])
        expect(findNumber(bytes, 0, value)).toBe(standing(value));
    }),
  );
});

test('a hundred house numbers take at most 20 bytes, on both sides of the street or one', () => {
  const whole = Array.from({ length: 100 }, (_, at) => [at + 1, '', false] as const);
  const oneSide = Array.from({ length: 100 }, (_, at) => [2 * at + 1, '', false] as const);
  for (const street of [whole, oneSide])
    expect(encodeNumbers(collected(street)).length).toBeLessThanOrEqual(20);
});

test('numbers collected from two places are the numbers of both', () => {
  fc.assert(
    fc.property(rows, rows, (some, others) => {
      const merged = new NumberCollector();
      merged.addAll(collected(some));
      merged.addAll(collected(others));
      expect(merged.take()).toEqual(collected([...some, ...others]));
    }),
  );
});
