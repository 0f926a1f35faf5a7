import { expect, test } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { knownCountry } from './completion.ts';
import { surroundingsOf } from './surroundings.ts';

const near = (city: string) =>
  surroundingsOf({ text: '', postalCode: null, near: city, limit: 5 }, knownCountry(madeUs));

test('what some buyers have filled in is remembered while others type, but not for ever', () => {
  const first = near('Fremont');
  for (let other = 0; other < 200; other++) {
    near(`Town ${other}`);
    if (other % 20 === 0) expect(near('Fremont')).toBe(first);
  }
  expect(near('Town 199')).not.toEqual(first);
  for (let other = 0; other < 200; other++) near(`Town ${other}`);
  expect(near('Fremont')).not.toBe(first);
  expect(near('Fremont')).toEqual(first);
});
