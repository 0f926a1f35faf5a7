import { expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../test/fixtures/made-places.ts';
import { madeStreets } from '../../test/fixtures/made-streets.ts';
import { completeAddress } from './complete-address.ts';
import { usualQueries } from './usual-queries.ts';

it('are none where no streets are loaded', () => {
  expect([...usualQueries(madeUs, 10)]).toEqual([]);
});

it('are at most so many, from streets all over the data', async () => {
  const rows = Array.from({ length: 4000 }, (_, at): [string, string, string] => [
    '94538',
    `Road ${String(at).padStart(4, '0')}`,
    '5',
  ]);
  const queries = [...usualQueries({ ...madeUs, streets: await madeStreets('US', rows) }, 3000)];
  expect(queries).toHaveLength(3000);
  const whole = queries.filter(({ text }) => text.length === 11).map(({ text }) => Number(text.slice(-4)));
  expect(Math.min(...whole)).toBeLessThan(100);
  expect(Math.max(...whole)).toBeGreaterThan(3900);
});

it.each([
  { country: madeUs, code: '94538', street: 'Stevenson Boulevard', number: '39100' },
  { country: madeGermany, code: '80331', street: 'Berliner Allee', number: '3' },
])(
  'begin an address as buyers of $country.format.country type it',
  async ({ country, code, street, number }) => {
    const streets = await madeStreets(country.format.country, [[code, street, number]]);
    const known = { ...country, streets };
    const offered = [...usualQueries(known, 10)].map(
      (query) => completeAddress(query, known)[0]?.address.line1,
    );
    expect(offered).toEqual([expect.stringContaining(street)]);
  },
);
