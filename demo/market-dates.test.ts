import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { datesOf } from './market-dates.ts';

describe('the dates of a market', () => {
  it.each([
    ['US', '07/23/1985'],
    ['DE', '23.07.1985'],
    ['GB', '23/07/1985'],
    ['NL', '23-07-1985'],
    ['JP', '1985/07/23'],
    ['HU', '1985. 07. 23'],
    ['CA', '1985-07-23'],
    ['AE', '23/07/1985'],
    ['TH', '23/07/1985'],
    ['IR', '1985/07/23'],
  ])('of %s are written like %s', (market, example) => {
    expect(datesOf(market).example).toBe(example);
  });

  it.each([
    ['US', '7/23/1985', '07/23/1985'],
    ['US', '07231985', '07/23/1985'],
    ['DE', '23.7.1985', '07/23/1985'],
    ['DE', ' 23 07 1985 ', '07/23/1985'],
    ['DE', '23071985', '07/23/1985'],
    ['DE', '1985-07-23', '07/23/1985'],
    ['JP', '1985年7月23日', '07/23/1985'],
    ['JP', '１９８５/７/２３', '07/23/1985'],
  ])('are sent in the API’s form: in %s %j is %s', (market, typed, wire) => {
    expect(datesOf(market).toWire(typed)).toBe(wire);
  });

  it.each(['', '23.07.85', '23.07', '1.2.3.1985', '23 July 1985', '2307198'])(
    'are sent as typed if they are no dates: %j',
    (typed) => {
      expect(datesOf('DE').toWire(typed)).toBe(typed);
    },
  );

  it('come back as they were sent, in every market', () => {
    const dates = fc
      .date({ min: new Date('1890-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().replace(/^(\d+)-(\d+)-(\d+).*/, '$2/$3/$1'));
    fc.assert(
      fc.property(fc.constantFrom('US', 'DE', 'JP', 'HU', 'CA', 'GB', 'AE', 'BR'), dates, (market, wire) => {
        const { toWire, fromWire } = datesOf(market);
        expect(toWire(fromWire(wire))).toBe(wire);
      }),
    );
  });
});
