import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { PostalAddress } from '../../address/postal-address.ts';
import { OrderHistory } from './order-history.ts';

const house = (number: number, change: Partial<PostalAddress> = {}) => ({
  ...typedAddress(),
  name: null,
  line1: `${number} Oak Street`,
  locality: 'Salem',
  administrativeArea: 'CA',
  postalCode: '94538',
  ...change,
});

function historyOf(...orders: readonly PostalAddress[]) {
  const history = new OrderHistory(madeUs);
  for (const order of orders) history.add(order);
  return history.finish('2026-03-01');
}

describe('a history of orders', () => {
  it('keeps a city with a code that three addresses share, in its usual spelling, with the orders', () => {
    const { source, counts } = historyOf(
      house(1, { locality: 'SALEM' }),
      house(2),
      house(3),
      house(3),
      house(3, { line1: '3, OAK  street' }),
    );
    expect(source).toMatchObject({ name: 'history', country: 'US', date: '2026-03-01', rows: 1 });
    expect(source.placeRows).toMatchObject([{ place: 'Salem', postalCode: '94538', orders: 5 }]);
    expect(counts).toMatchObject({ orders: 5, pairs: 1, kept: 1, doubted: 1, rare: 0 });
  });

  it('throws away what fewer addresses share, however often they ordered', () => {
    const { source, counts } = historyOf(house(1), house(2), house(2), house(2, { line1: '2 oak street' }));
    expect(source.placeRows).toEqual([]);
    expect(counts).toMatchObject({ orders: 4, pairs: 1, kept: 0, rare: 1 });
  });

  it('throws away what is no city with a code, and what spells a far more frequent one wrongly', () => {
    const fremont = Array.from({ length: 31 }, (_, at) => house(at, { locality: 'Fremont' }));
    const slips = [1, 2, 3].map((number) => house(number, { locality: 'Fremomt' }));
    const notes = ['12 Oak Street', 'jo@example.com', null].map((locality) => house(1, { locality }));
    const { source, counts } = historyOf(...fremont, ...slips, ...notes);
    expect(source.placeRows.map(({ place }) => place)).toEqual(['Fremont']);
    expect(counts).toMatchObject({ orders: 37, unread: 3, pairs: 2, misspelt: 1, kept: 1, doubted: 0 });
  });

  it('holds no line, and nothing by which a line could be found', () => {
    const { source } = historyOf(house(1), house(2), house(3));
    expect(JSON.stringify(source)).not.toMatch(/Oak|Street|hash|key/);
  });
});
