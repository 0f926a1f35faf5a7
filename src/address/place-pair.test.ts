import { expect, test } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { placePairOf } from './place-pair.ts';

const typed = {
  name: 'Jo Sample',
  line1: '1 Oak Street',
  line2: null,
  line3: null,
  locality: 'Warm Springs',
  administrativeArea: 'Calif.',
  postalCode: '94539-1234',
};

test('a pair is the city with the five digits of its code and the code of its province', () => {
  expect(placePairOf(typed, madeUs)).toMatchObject({ locality: 'Warm Springs', area: 'CA', code: '94539' });
  expect(placePairOf({ ...typed, administrativeArea: 'Nowhere' }, madeUs)?.area).toBeNull();
});

test('spellings of one city are one pair', () => {
  const keyOf = (locality: string) => placePairOf({ ...typed, locality }, madeUs)?.localityKey;
  expect(keyOf('WARM-SPRINGS')).toBe(keyOf('warm springs'));
});

test.each([
  ['no city', { locality: null }],
  ['no code', { postalCode: null }],
  ['a code of another form', { postalCode: '9453' }],
  ['a city of signs', { locality: '--' }],
  ['a line', { locality: '12 Oak Street' }],
  ['an address of mail', { locality: 'jo@example.com' }],
  ['a note', { locality: `please leave it${' with them'.repeat(5)}` }],
  ['the name of the recipient', { locality: 'Jo Sample' }],
  ['a part of that name', { locality: 'Sample' }],
])('there is no pair with %s', (_what, change) => {
  expect(placePairOf({ ...typed, ...change }, madeUs)).toBeUndefined();
});
