import { describe, expect, it } from 'vitest';
import { madeBare, madeGermany, madeUs } from '../../test/fixtures/made-places.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import { recordTrace } from './decide/address-trace.ts';
import { explainAddress } from './explain-address.ts';
import { verifyAddress } from './verify-address.ts';

describe('explainAddress', () => {
  it('gives the possible meanings, the cost of each part, and why one was offered', () => {
    const explanation = explainAddress(typedAddress({ locality: 'Freemont' }), madeUs);
    const [best] = explanation.candidates;
    expect(best?.changes).toEqual({ locality: 'Fremont' });
    expect(best?.costs.locality).toBeGreaterThan(best?.costs.postalCode ?? Number.NaN);
    const sum = Object.values(best?.costs ?? {}).reduce((total, cost) => total + cost, 0);
    expect(best?.cost).toBeCloseTo(sum, 1);
    expect(explanation.candidates.length).toBeLessThanOrEqual(5);
    expect(explanation.candidates.map(({ cost }) => cost)).toEqual(
      explanation.candidates.map(({ cost }) => cost).toSorted((a, b) => a - b),
    );
    expect(explanation.decisions.join()).toContain('offered: ');
    expect(explanation.dataVersion).toBe('made');
  });

  it('gives what street data knows about the line', () => {
    expect(explainAddress(typedAddress({}), madeUs).street).toEqual({
      evidence: 'no data',
      isStreetUnknown: false,
      lacksNumber: false,
      lacksUnit: false,
    });
  });

  it('says that all parts agree where nothing had to be searched', () => {
    expect(explainAddress(typedAddress(), madeUs).decisions).toContain('all parts agree');
  });

  it('says why no correction was offered', () => {
    const { verdict, decisions } = explainAddress(typedAddress({ postalCode: '9453' }), madeUs);
    expect(verdict.suggestion).toBeNull();
    expect(decisions.join()).toContain('doubted');
  });

  it('says how many orders of the shop know city and postal code', () => {
    const orders = (key: string, area: string | null, code: string) =>
      key === 'fremont' && area === 'CA' && code === '94538' ? 4 : 0;
    const decisionsOn = (locality: string | null) =>
      explainAddress(typedAddress({ locality }), { ...madeUs, orders }).decisions.join();
    expect(decisionsOn('Fremont')).toContain('known from 4 orders of the shop');
    expect([decisionsOn('Newark'), decisionsOn(null)].join()).not.toContain('orders of the shop');
  });

  it('gives the same verdict as an unexplained verification', () => {
    for (const locality of ['Fremont', 'Freemont', 'San Diego', null]) {
      const address = typedAddress({ locality });
      expect(explainAddress(address, madeUs).verdict).toEqual(verifyAddress(address, madeUs));
    }
  });
});

/** Addresses with faults of every kind in made places, so that meanings of every kind are weighed. */
const faulty = ['Fremont', 'Freemont', 'Portland', 'Sunville', 'San Diego', 'Fremont CA', null].flatMap(
  (locality) =>
    ['CA', 'OR', 'Calfornia', null].flatMap((administrativeArea) =>
      ['94538', '94583', '9453', '93808', '97201', '99999', null].map((postalCode) =>
        typedAddress({ locality, administrativeArea, postalCode }),
      ),
    ),
);

it('says in words what each meaning supposes, and why it was decided so', () => {
  for (const country of [madeUs, madeBare, madeGermany])
    for (const address of faulty) {
      const trace = recordTrace();
      verifyAddress(address, country, trace);
      for (const { reason } of trace.weighed) expect(reason).toMatch(/^[a-z][a-z, ]+[a-z]$/);
      for (const reason of trace.decisions) expect(reason).toMatch(/^[a-z][a-z0-9 ,.:%]{8,}$/);
    }
});

describe('a meaning as it is explained', () => {
  const meaningOf = (parts: Parameters<typeof typedAddress>[0], wanted: string) =>
    explainAddress(typedAddress(parts), madeUs).candidates.find(({ reason }) => reason === wanted);

  it('names the parts that it changes, and no other', () => {
    expect(meaningOf({ administrativeArea: 'OR' }, 'the place named, of the code')?.changes).toEqual({
      administrativeArea: 'CA',
    });
    expect(
      meaningOf({ locality: 'Bakersfield', postalCode: '93808' }, 'the place named, of the code')?.changes,
    ).toEqual({ postalCode: '93308' });
    expect(meaningOf({ locality: 'Freemont' }, 'a place of a name like it, of the code')?.changes).toEqual({
      locality: 'Fremont',
    });
    expect(meaningOf({ locality: 'Sunville' }, 'a place that the data lacks')?.changes).toEqual({});
    expect(
      meaningOf({ locality: 'Bakersfield', postalCode: '93808' }, 'another code of the place'),
    ).toBeDefined();
  });

  it('has nats of two places, which add up', () => {
    const { candidates } = explainAddress(typedAddress({ locality: 'Freemont' }), madeUs);
    for (const { cost, costs } of candidates) {
      for (const nats of [cost, ...Object.values(costs)]) expect(nats).toBe(Number(nats.toFixed(2)));
      const sum = Object.values(costs).reduce((total, nats) => total + nats, 0);
      expect(Math.abs(sum - cost)).toBeLessThan(0.03);
    }
  });
});
