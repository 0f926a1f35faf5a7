import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/support/any-text.ts';
import { formatMarkets } from '../../test/support/format-markets.ts';
import { checkedMarkets, loadMarketOverrides } from '../../test/support/load-market-overrides.ts';
import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { createMarkets } from './market.ts';
import { marketData } from './market-data.ts';
import { findTaxNumberRule } from './tax-numbers.ts';

const codes = Object.keys(marketData);

function createCountry(country: string): AddressCountry {
  return {
    format: {
      country,
      requiresLocality: true,
      requiresAdministrativeArea: true,
      requiresPostalCode: true,
      postalCodePattern: '\\d{5}',
      administrativeAreas: [
        { code: 'CA', names: ['California', 'Californie'] },
        { code: 'AK', names: ['Alaska'] },
        { code: 'NY', names: ['New York'] },
      ],
      usesAdministrativeArea: true,
    },
    dataVersion: 'sample',
  };
}

function createWith(file: object) {
  const overrides = loadMarketOverrides(JSON.stringify(file));
  return checkedMarkets({ countries: createCountry, dataVersion: 'sample', overrides });
}

const market = (file: object, code = 'US') => {
  const found = createWith(file).find(code);
  if (found === undefined) throw new Error(`no market ${code}`);
  return found;
};

describe('the built-in entries', () => {
  it('are the countries of ISO 3166-1, and three more that shops ship to', () => {
    expect(codes).toHaveLength(252);
    expect(codes).toEqual(expect.arrayContaining(['AC', 'TA', 'XK']));
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(codes.filter((code) => names.of(code) === undefined)).toEqual([]);
    expect(codes).toEqual([...codes].sort());
  });

  it('name tax number schemes that exist', () => {
    const named = Object.values(marketData).flatMap(({ taxId }) => taxId ?? []);
    expect(named.filter((name) => findTaxNumberRule(name) === undefined)).toEqual([]);
    expect(named.length).toBeGreaterThan(100);
  });

  it('have the ages of majority that the documentation lists', () => {
    const page = readFileSync(new URL('../../docs/markets.md', import.meta.url), 'utf8');
    const [, listed] = /\| `ageOfMajority` \|.*\| 18; (.*) \|/.exec(page) ?? [];
    const codesOf = (age: number) => codes.filter((code) => marketData[code]?.ageOfMajority === age);
    expect(listed).toBe([17, 19, 20, 21].map((age) => `${age} in ${codesOf(age).join(', ')}`).join('; '));
    expect(codesOf(18)).toEqual([]);
  });

  it('change no rule that by the documentation has one default for all', () => {
    const page = readFileSync(new URL('../../docs/markets.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \|.*\| (?:`?"?(?:accepted|true|en)"?`?|all|none) \|$/gm)];
    const rules = rows.map(([, rule = '']) => rule);
    expect(rules.length).toBeGreaterThan(5);
    const changed = codes.flatMap((code) => rules.filter((rule) => rule in (marketData[code] ?? {})));
    expect(changed).toEqual([]);
  });
});

describe('createMarkets', () => {
  it('finds no market for text that is not a country code, or for a country without address data', () => {
    const markets = createMarkets({ countries: () => undefined, dataVersion: 'none' });
    for (const code of ['US', 'us', 'XX', '', 'toString', '__proto__'])
      expect(markets.find(code)).toBeUndefined();
  });

  it('builds a market once and keeps it', () => {
    let built = 0;
    const countries = (code: string) => {
      built++;
      return createCountry(code);
    };
    const markets = createMarkets({ countries, dataVersion: 'sample' });
    expect(built).toBe(0);
    expect(markets.find('US')).toBe(markets.find('US'));
    expect(built).toBe(1);
    expect(markets.dataVersion).toBe('sample');
  });

  it('builds every market, each with an example of a phone number that it accepts itself', () => {
    const markets = createWith({});
    for (const code of codes) {
      const found = markets.find(code);
      const example = found?.phone.example ?? '';
      expect([code, found?.phone.isPhone(example), found?.phone.isShippingPhone(example)]).toEqual([
        code,
        true,
        true,
      ]);
    }
  });

  it('refuses offensive site URLs unless a market accepts them', () => {
    expect(market({}, 'US').application.refusesOffensiveSiteUrls).toBe(true);
    const accepting = market({ US: { offensiveSiteUrls: 'accepted' } }, 'US');
    expect(accepting.application.refusesOffensiveSiteUrls).toBe(false);
  });

  it('accepts the phones of another plan where a country has no plan of its own', () => {
    expect(market({}, 'UM').phone.isShippingPhone('(808)555-0123')).toBe(true);
    expect(market({}, 'BV').phone.isPhone('21 23 45 67')).toBe(true);
  });

  it('serves every area, known or not, by default', () => {
    const { shipsTo } = market({}).shipping;
    expect([shipsTo('CA'), shipsTo('nowhere'), shipsTo(null)]).toEqual([true, true, true]);
  });
});

describe("an operator's entry", () => {
  it('changes the market that it names and no other', () => {
    const markets = createWith({
      US: { postOfficeBoxes: 'refused', ageOfMajority: 21, timeZone: 'America/Denver' },
    });
    expect(markets.find('US')?.shipping.refusesPostOfficeBoxes).toBe(true);
    expect(markets.find('US')?.application).toMatchObject({ ageOfMajority: 21, timeZone: 'America/Denver' });
    expect(markets.find('CA')?.shipping.refusesPostOfficeBoxes).toBe(false);
    expect(markets.find('CA')?.application.ageOfMajority).toBe(18);
  });

  it('may refuse military addresses and pick-up, hide fields and set a language', () => {
    const changed = market({
      US: { military: 'refused', pickUp: false, hiddenFields: ['TaxId', 'PhoneOther'], language: 'es' },
    });
    expect(changed.shipping).toMatchObject({ refusesMilitary: true, offersPickUp: false });
    expect([...changed.application.hiddenFields]).toEqual(['TaxId', 'PhoneOther']);
    expect(changed.language).toBe('es');
  });

  it('shows and accepts everything, in English, if it has none of these rules', () => {
    const plain = market({ US: { military: 'accepted', pickUp: true, hiddenFields: [] } });
    expect(plain.shipping).toMatchObject({ refusesMilitary: false, offersPickUp: true });
    expect([...plain.application.hiddenFields]).toEqual([]);
    expect([plain.language, market({}, 'DE').language]).toEqual(['en', 'en']);
    expect(market({}).shipping).toMatchObject({ refusesMilitary: false, offersPickUp: true });
  });

  it('makes its market as careful as it says, and no other', () => {
    const file = { US: { caution: 'strict', city: 'optional' } };
    expect(market(file).country.caution).toBe('strict');
    expect(market(file, 'DE').country.caution).toBeUndefined();
  });

  it('ships to the listed provinces only, and not where no province is known', () => {
    const { shipsTo } = market({ US: { provincesServed: ['ny', 'Californie'] } }).shipping;
    expect([shipsTo('CA'), shipsTo('NY'), shipsTo('AK'), shipsTo(null)]).toEqual([true, true, false, false]);
  });

  it('ships to all but the listed provinces, and where no province is known', () => {
    const { shipsTo } = market({ US: { provincesNotServed: ['ALASKA'] } }).shipping;
    expect([shipsTo('CA'), shipsTo('AK'), shipsTo(null)]).toEqual([true, false, true]);
  });

  it('asks for the province where it lists some, unless it says otherwise', () => {
    const provinces = (rules: object) => {
      const countries = (code: string) => {
        const { format, ...rest } = createCountry(code);
        return { ...rest, format: { ...format, requiresAdministrativeArea: false } };
      };
      const overrides = loadMarketOverrides(JSON.stringify({ US: rules }));
      const found = checkedMarkets({ countries, dataVersion: 'sample', overrides }).find('US');
      return [found?.parts.administrativeArea, found?.country.format.requiresAdministrativeArea];
    };
    expect(provinces({})).toEqual(['optional', false]);
    expect(provinces({ provincesServed: ['CA'] })).toEqual(['required', true]);
    expect(provinces({ provincesNotServed: ['CA'] })).toEqual(['required', true]);
    expect(provinces({ provincesNotServed: ['CA'], province: 'optional' })).toEqual(['optional', false]);
  });

  it('accepts the tax numbers that it names, and any text if it names none', () => {
    expect(market({ US: { taxId: ['us.itin'] } }).application.isTaxId('123-45-6789')).toBe(false);
    expect(market({ US: { taxId: ['us.itin', 'us.ein'] } }).application.isTaxId('912-70-1234')).toBe(true);
    expect(market({ US: { taxId: [] } }).application.isTaxId('whatever')).toBe(true);
  });

  it.each([
    [
      { US: { provincesServed: ['Ontario'] } },
      'US.provincesServed[0] names no province of this market: "Ontario"',
    ],
    [
      { US: { provincesNotServed: ['CA', ' x '] } },
      'US.provincesNotServed[1] names no province of this market: " x "',
    ],
    [{ US: { provincesServed: ['Ontario', 'CA', 'x'] } }, 'US.provincesServed[2] names no province'],
  ])('that names an unknown province is refused: %j', (file, message) => {
    expect(() => createWith(file)).toThrow(message);
  });

  it('for a country without address data is refused', () => {
    const overrides = loadMarketOverrides('{ "US": {} }');
    expect(() => checkedMarkets({ countries: () => undefined, dataVersion: 'none', overrides })).toThrow(
      'US has no address data',
    );
  });
});

// Minutes that a zone is ahead of UTC at an instant.
function offsetOf(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((found) => found.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return (local - instant.getTime()) / 60_000;
}

function zonesOf(country: string): readonly string[] {
  const locale: Intl.Locale & { timeZones?: string[]; getTimeZones?(): string[] } = new Intl.Locale(
    `und-${country}`,
  );
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

describe('time zones', () => {
  // Crimea's zone is Moscow's; Ukrainian law keeps Kyiv's time.
  const disputed = new Set(['Europe/Simferopol']);

  it('are the zones where each day begins first in the country', () => {
    const instants = [new Date('2026-01-15T00:00:00Z'), new Date('2026-07-15T00:00:00Z')];
    const late = Object.entries(marketData).filter(([code, { timeZone }]) =>
      zonesOf(code).some(
        (zone) =>
          !disputed.has(zone) &&
          instants.some((instant) => offsetOf(zone, instant) > offsetOf(timeZone, instant)),
      ),
    );
    expect(late.map(([code]) => code)).toEqual([]);
    expect(zonesOf('US').length).toBeGreaterThan(5);
  });
});

describe('for all markets and texts', () => {
  it('a check of phone or tax number answers and never throws', () => {
    const markets = createWith({});
    const text = fc.oneof(
      anyText({ maxLength: 40 }),
      fc.stringMatching(/^[-A-Z0-9 .+/()]{0,20}$/),
      fc.stringMatching(/^[A-Z]{0,3}[0-9]{5,15}[A-Z]{0,3}$/),
    );
    fc.assert(
      fc.property(fc.constantFrom(...codes), text, (code, value) => {
        const found = markets.find(code);
        expect(typeof found?.application.isTaxId(value)).toBe('boolean');
        expect(typeof found?.phone.isPhone(value)).toBe('boolean');
        expect(typeof found?.phone.isShippingPhone(value)).toBe('boolean');
      }),
      { numRuns: 3000 },
    );
  });

  it('says which parts an address must have, may have and lacks', () => {
    const partsOf = (entry: object) => market({ US: entry }).parts;
    const usual = { locality: 'required', administrativeArea: 'required', postalCode: 'required' };
    expect(partsOf({ city: 'optional' })).toEqual({ ...usual, locality: 'optional' });
    expect(partsOf({ province: 'none' })).toEqual({ ...usual, administrativeArea: 'none' });
    expect(market({ US: { city: 'none' } }).country.format.requiresLocality).toBe(false);
    expect(market({ US: { postOfficeBoxes: 'refused' } }).country.format.requiresLocality).toBe(true);
  });

  it('asks for no postal codes of a market that has none', () => {
    const refused = /^AE\.postalCode must be "none": addresses of this market have no postal code$/;
    expect(() => formatMarkets({ AE: { postalCode: 'required' } })).toThrow(refused);
    expect(() => formatMarkets({ AE: { postalCode: 'optional' } })).toThrow(refused);
    expect(formatMarkets({ AE: { postalCode: 'none' } }).find('AE')?.parts.postalCode).toBe('none');
  });
});
