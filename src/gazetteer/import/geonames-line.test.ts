import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGeonamesLine } from './geonames-line.ts';

const good = [
  'GB',
  'SW1A',
  'Westminster',
  'England',
  'ENG',
  'Greater London',
  '11609024',
  'City',
  'E09',
  '51.5',
  '-0.1',
  '4',
];
const line = (changes: Record<number, string> = {}) =>
  good.map((column, index) => changes[index] ?? column).join('\t');

describe('parseGeonamesLine', () => {
  it.each([
    ['GB\tSW1A\tWestminster', /3 columns instead of 11/],
    [line({ 0: 'England' }), /not a code of two letters/],
    [line({ 1: ' ' }), /postal code is missing/],
    [line({ 2: '' }), /place is missing/],
    [line({ 9: 'north' }), /latitude is not a number/],
    [line({ 9: '91' }), /latitude is not a number from -90 to 90/],
    [line({ 10: '-180.5' }), /longitude is not a number from -180 to 180/],
    [line({ 2: 'M\ufffdnchen' }), /not UTF-8/],
    [line({ 2: 'x'.repeat(2000) }), /longer than/],
  ])('names what is wrong with %j', (text, reason) => {
    expect(parseGeonamesLine(text)).toMatch(reason);
  });

  it('reads the columns of a good line', () => {
    expect(parseGeonamesLine(line())).toEqual({
      country: 'GB',
      postalCode: 'SW1A',
      place: 'Westminster',
      divisions: [
        { name: 'England', code: 'ENG' },
        { name: 'Greater London', code: '11609024' },
        { name: 'City', code: 'E09' },
      ],
      latitude: 51.5,
      longitude: -0.1,
    });
  });

  it('reads a line without position and accuracy', () => {
    const text = line({ 9: '', 10: '' }).split('\t').slice(0, 11).join('\t');
    expect(parseGeonamesLine(text)).toMatchObject({ latitude: Number.NaN, longitude: Number.NaN });
  });

  it('gives a row or a reason for any text', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fc.string(), { maxLength: 14 }).map((all) => all.join('\t')),
        ),
        (text) => {
          expect(['string', 'object']).toContain(typeof parseGeonamesLine(text));
        },
      ),
    );
  });
});
