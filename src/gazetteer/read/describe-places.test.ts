import { expect, it } from 'vitest';
import { describePlaces } from './describe-places.ts';

const others =
  'the others are verified by format, provinces, towns and regions of postal codes, as far as built in';

it('the description names the markets with postal places, and says how the others are verified', () => {
  expect(describePlaces(['GB', 'US'], ['DE', 'GB', 'US'])).toBe(
    `postal places of 2 of 3 markets: GB, US; ${others}`,
  );
  expect(describePlaces([], ['DE'])).toBe(`postal places of 0 of 1 markets; ${others}`);
});

it('the description names no other market if every market has postal places', () => {
  expect(describePlaces(['GB', 'US'], ['GB', 'US'])).toBe('postal places of 2 of 2 markets');
});
