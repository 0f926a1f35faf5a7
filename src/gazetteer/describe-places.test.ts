import { expect, it } from 'vitest';
import { describePlaces } from './describe-places.ts';

const alone = 'the others are verified by their format, provinces and the shape of postal codes alone';

it('the description names the markets with postal places, and says how the others are verified', () => {
  expect(describePlaces(['GB', 'US'], ['DE', 'GB', 'US'])).toBe(
    `postal places of 2 of 3 markets: GB, US; ${alone}`,
  );
  expect(describePlaces([], ['DE'])).toBe(`postal places of 0 of 1 markets; ${alone}`);
});

it('the description names no other market if every market has postal places', () => {
  expect(describePlaces(['GB', 'US'], ['GB', 'US'])).toBe('postal places of 2 of 2 markets');
});
