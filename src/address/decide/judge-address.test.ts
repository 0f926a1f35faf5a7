import { describe, expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs as c } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress } from '../reading/read-address.ts';
import { recordTrace } from './address-trace.ts';
import { judgeAddress } from './judge-address.ts';

/** What is weighed, as typed or arranged: nats beside those of the parts. And what is decided. */
function weighed(parts: Partial<PostalAddress>, country: AddressCountry = madeUs, isInPlace = false) {
  const profile = profileOf(country);
  const typed = typedAddress({ line1: '12 Oak St', ...parts });
  const trace = recordTrace();
  const decision = judgeAddress(readAddress(typed, profile), profile, trace, isInPlace);
  const beside = trace.weighed.map(({ arranged, cost, postalCode, locality, place, area }) => [
    arranged === undefined ? 'as typed' : 'arranged',
    Math.abs(cost - postalCode - locality - place - area).toFixed(6),
  ]);
  const kinds = [...new Set(beside.map((each) => each.join(': ')))].sort();
  return { decision, decisions: trace.decisions, kinds };
}

const moved = (parts: number) => c.fieldsMisplaced + (parts - 1) * c.fieldMovedToo;
const text = (kind: string, nats: number) => `${kind}: ${nats.toFixed(6)}`;
const empty = { locality: null, administrativeArea: null, postalCode: null };

describe('beside what its parts cost, an address costs', () => {
  it.each<[string, Partial<PostalAddress>, string[]]>([
    ['nothing as it was typed', { locality: 'Newark' }, [text('as typed', 0)]],
    [
      'what a missing city does that is read in no other field',
      { line1: '12 Oak St Fremont', locality: null },
      [
        text('arranged', moved(1)),
        // The other words name the only city of its code.
        text('as typed', c.partLeftOut + c.cityUnread + c.cityNamedUnread),
      ],
    ],
    ['nothing for what is missing where nothing else may be it', { locality: null }, [text('as typed', 0)]],
    ['what moved parts do', { administrativeArea: 'Fremont', locality: 'CA' }, [text('arranged', moved(2))]],
    [
      'what its area does in another field',
      { administrativeArea: 'Nowhere', line2: 'CA' },
      [text('arranged', moved(1) + c.textLeft + 7 * c.textLetter), text('as typed', 0)],
    ],
  ])('%s', (_, parts, expected) => {
    expect(weighed(parts).kinds).toEqual(expected);
  });

  it('what moved parts do, in a country whose addresses name no area', () => {
    const typed = { ...empty, line1: 'Lindwurmstr. 7, 80337 München' };
    expect(weighed(typed, madeGermany).kinds).toEqual([text('arranged', moved(2))]);
  });
});

describe('nothing is weighed', () => {
  it('where all parts agree, with what only repeats left out unless the words stay in place', () => {
    const { decision, kinds, decisions } = weighed({});
    expect([decision.right, decision.isKnown, decision.cost, kinds]).toEqual([1, true, 0, []]);
    expect(decisions).toEqual(['all parts agree']);
    const twice = { line1: '12 Oak St, Fremont' };
    expect(weighed(twice).decision.arranged?.reading.address.line1).toBe('12 Oak St');
    expect(weighed(twice, madeUs, true).decision.arranged).toBeUndefined();
  });

  it('where the address is of another country', () => {
    const { decision, kinds, decisions } = weighed({
      line1: 'London, England',
      locality: 'London',
      administrativeArea: 'England',
    });
    expect(decision.doubt).toEqual({ code: 'Address.Doubtful' });
    expect([decision.change, decision.cost, kinds]).toEqual([undefined, Number.POSITIVE_INFINITY, []]);
    expect(decisions).toEqual(['the address names another country']);
  });
});

describe('a large city of another country that this one lacks', () => {
  const isCityAbroad = (city: string) => city === 'Lyon';
  const decided = (parts: Partial<PostalAddress>, country: AddressCountry) =>
    weighed({ locality: 'Lyon', administrativeArea: null, ...parts }, country).decision;

  it('is doubted, and corrects nothing', () => {
    const typed = { postalCode: '69003' };
    const doubt = { code: 'Address.Doubtful' };
    expect(decided(typed, madeGermany).doubt).not.toEqual(doubt);
    expect(decided(typed, { ...madeGermany, isCityAbroad })).toMatchObject({ doubt, change: undefined });
  });

  it('with a code of another shape is not bent into an address of this country', () => {
    const decision = decided({ postalCode: '6900' }, { ...madeGermany, isCityAbroad });
    expect([decision.change, decision.reason]).toEqual([undefined, 'the address names another country']);
  });

  it('is a place that the data lacks where province and code agree', () => {
    const agreed = { administrativeArea: 'CA', postalCode: '94538' };
    expect(decided(agreed, { ...madeUs, isCityAbroad })).toEqual(decided(agreed, madeUs));
  });
});
