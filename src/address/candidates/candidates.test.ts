import { describe, expect, it } from 'vitest';
import { madeGermany, madePlaces, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import { costs as c } from '../cost/costs.ts';
import type { AddressCountry } from '../countries/profile/address-country.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { distanceKm } from '../countries/profile/distance.ts';
import type { PostalAddress } from '../postal-address.ts';
import { readAddress, readLocality } from '../reading/read-address.ts';
import type { Change } from './candidate.ts';
import { findCandidates } from './candidates.ts';
import { unknownNameCost } from './unknown-name-cost.ts';

/** What is supposed, the parts that are wrong, the correction, and nats for code, name, place and area. */
type Meaning = readonly [string, string, Change | null, readonly [number, number, number, number]];

/** What an address may mean, the likeliest first. */
function meanings(parts: Partial<PostalAddress>, country: AddressCountry, isMoved = false): Meaning[] {
  const profile = profileOf(country);
  const found = findCandidates(readAddress(typedAddress(parts), profile), profile, { isMoved });
  return found
    .sort((a, b) => a.cost - b.cost)
    .map(({ reason, wrong, change, postalCode, locality, place, area, cost }) => {
      expect(cost).toBeCloseTo(postalCode + locality + place + area, 9);
      return [reason, wrong.join(' '), change ?? null, [postalCode, locality, place, area]];
    });
}

/** The same without what rounding differs in, and without parts of a correction that stay as typed. */
const rounded = (all: readonly Meaning[]) =>
  all.map(([reason, wrong, change, nats]) => [
    reason,
    wrong,
    change === null ? null : Object.fromEntries(Object.entries(change).filter(([, text]) => text)),
    nats.map((each) => each.toFixed(6)),
  ]);

const { log } = Math;
const { codeExact: code, nameExact: name, placeOwn: own } = c;
const wrongDigit = c.codeWrongCharacter + log(5 * 9);
const besideArea = wrongDigit + c.codeSlipBeside - c.codeSlip;
const besideName = wrongDigit + c.codeSlipAgain - c.codeSlip;
const otherCode = c.codeOther + log(c.codesOfAreaAtLeast);
const heard = c.nameBySound;
const [ofCode, near] = ['the place named, of the code', 'the place named, near the code'];
const like = 'a place of a name like it, of the code';
const [otherCity, ofPlace] = ['another city of the area', 'another code of the place'];
const lacking = 'a place that the data lacks';

describe('an address with an area may mean', () => {
  const profile = profileOf(madeUs);
  const right = c.areaRight;
  const otherArea = c.areaWrong + log(8);
  const unknown = (text: string) => unknownNameCost(readLocality(text, profile), profile);
  // Of seven codes of California, three are Fremont's.
  const fremont = c.placeOther + log(7 / 3);
  const single = c.placeOther + log(7);
  // 945 has five codes in the data, which has 99 of 100 codes.
  const lackingCode = code + c.codeUnknown + log(100) + log(96 / 6);
  // 094 has one.
  const lostZero =
    c.codeLostZeroOnly + code + c.codeUnknown + log(100) + log(100 / 2) + c.codeSlipBeside - c.codeSlip;
  const kmTo = (from: string, to: string) => {
    const position = (of: string) => madeUs.places?.codePosition(madeUs.places.findCode(of));
    const [a, b] = [position(from), position(to)];
    return a && b ? distanceKm(a, b) : Number.NaN;
  };
  const nearBy = (km: number) =>
    c.placeNear + c.placeAtLimit * (km / c.nearbyKm) ** c.placeDistancePower + profile.crowding();

  it.each<[string, Partial<PostalAddress>, Meaning[]]>([
    [
      'what it says, another city, or another code of the city',
      {},
      [
        [ofCode, '', {}, [code, name, own, right]],
        [otherCity, 'locality', null, [code, fremont, own, right]],
        [ofCode, 'postalCode', { postalCode: '94536' }, [wrongDigit, name, own, right]],
        [ofCode, 'postalCode', { postalCode: '94539' }, [wrongDigit, name, own, right]],
      ],
    ],
    [
      'a name like the typed one, and a second fault beside it that costs less than a first',
      { locality: 'Fremmont' },
      [
        [like, 'locality', { locality: 'Fremont' }, [code, heard, own, right]],
        ...['94536', '94539'].map(
          (postalCode): Meaning => [
            like,
            'locality postalCode',
            { locality: 'Fremont', postalCode },
            [besideName, heard, own, right],
          ],
        ),
      ],
    ],
    [
      'that a digit is wrong, or a code that the data lacks near the city',
      { postalCode: '94548' },
      [
        [ofCode, 'postalCode', { postalCode: '94538' }, [wrongDigit, name, own, right]],
        [ofPlace, 'postalCode', null, [otherCode, name, own, right]],
        [otherCity, 'locality', null, [lackingCode, fremont, own, right]],
        [near, '', {}, [lackingCode, name, nearBy(kmTo('94536', '94560')) - c.placeShared * log(3), right]],
      ],
    ],
    [
      'that two digits are exchanged',
      { locality: 'Las Vegas', administrativeArea: 'NV', postalCode: '98101' },
      [
        [ofCode, 'postalCode', { postalCode: '89101' }, [c.codeExchanged + log(4), name, own, right]],
        [ofPlace, 'postalCode', { postalCode: '89101' }, [otherCode, name, own, right]],
        ['the place named', '', {}, [code + c.codeUnknown + log(100) + log(101), name, log(16), right]],
      ],
    ],
    [
      'that a digit is missing',
      { locality: 'Newark', postalCode: '9460' },
      [
        [ofCode, 'postalCode', { postalCode: '94560' }, [c.codeCharacterMissing + log(5), name, own, right]],
        [ofPlace, 'postalCode', { postalCode: '94560' }, [otherCode + c.codeSlip, name, own, right]],
        [lacking, 'area postalCode', null, [lostZero, name, unknown('Newark'), otherArea]],
      ],
    ],
    [
      'that a digit is one too many',
      { locality: 'Newark', postalCode: '945660' },
      [
        [ofCode, 'postalCode', { postalCode: '94560' }, [c.codeCharacterExtra + log(60), name, own, right]],
        [ofPlace, 'postalCode', { postalCode: '94560' }, [otherCode + c.codeSlip, name, own, right]],
      ],
    ],
    [
      'that the zero of a code is lost',
      { locality: 'Portland', administrativeArea: 'ME', postalCode: '4101' },
      [[ofCode, 'postalCode', { postalCode: '04101' }, [c.codeLostZero, name, own, right]]],
    ],
    [
      'that a character looks like another one',
      { locality: 'Portland', administrativeArea: 'ME', postalCode: 'O4101' },
      [[ofCode, 'postalCode', { postalCode: '04101' }, [c.codeLookAlike, name, own, right]]],
    ],
    [
      'another area, and a slip of the code beside it, which costs less than alone',
      { administrativeArea: 'NV' },
      [
        [ofCode, 'area', { area: 'CA' }, [code, name, own, otherArea]],
        [otherCity, 'locality area', null, [code, fremont, own, otherArea]],
        ...['94536', '94539'].map(
          (postalCode): Meaning => [
            ofCode,
            'area postalCode',
            { area: 'CA', postalCode },
            [besideArea, name, own, otherArea],
          ],
        ),
      ],
    ],
    [
      'an area that is left out',
      { administrativeArea: null },
      [
        [ofCode, '', { area: 'CA' }, [code, name, own, 0]],
        [otherCity, 'locality', null, [code, fremont, own, 0]],
        [ofCode, 'postalCode', { area: 'CA', postalCode: '94536' }, [besideArea, name, own, 0]],
        [ofCode, 'postalCode', { area: 'CA', postalCode: '94539' }, [besideArea, name, own, 0]],
      ],
    ],
    [
      'an area that the typed text does not name, beside which a slip of the code costs what it does alone',
      { administrativeArea: 'Nowhere' },
      [
        [ofCode, 'area', { area: 'CA' }, [code, name, own, c.areaStrange]],
        [otherCity, 'locality area', null, [code, fremont, own, c.areaStrange]],
        ...['94536', '94539'].map(
          (postalCode): Meaning => [
            ofCode,
            'area postalCode',
            { area: 'CA', postalCode },
            [wrongDigit, name, own, c.areaStrange],
          ],
        ),
      ],
    ],
    [
      'another city of the area, shared among its codes, where the typed one lies far away',
      { locality: 'San Diego' },
      [
        [otherCity, 'locality', null, [code, single, own, right]],
        [ofPlace, 'postalCode', null, [otherCode, name, own, right]],
        [lacking, '', {}, [code, name, unknown('San Diego'), right]],
      ],
    ],
    [
      'another city of another area, shared among all codes',
      { locality: 'Las Vegas' },
      [
        [otherCity, 'locality', null, [code, c.placeOther + c.placeOtherArea + log(16), own, right]],
        [lacking, '', {}, [code, name, unknown('Las Vegas'), right]],
      ],
    ],
    [
      'a place near the code',
      { locality: 'Newark' },
      [
        [near, '', {}, [code, name, nearBy(kmTo('94560', '94538')), right]],
        [otherCity, 'locality', null, [code, single, own, right]],
        [ofPlace, 'postalCode', null, [otherCode, name, own, right]],
        [lacking, '', {}, [code, name, unknown('Newark'), right]],
        [
          near,
          'postalCode',
          { postalCode: '94536' },
          [wrongDigit, name, nearBy(kmTo('94560', '94536')), right],
        ],
        [
          near,
          'postalCode',
          { postalCode: '94539' },
          [wrongDigit, name, nearBy(kmTo('94560', '94539')), right],
        ],
      ],
    ],
    [
      'no city at all, which the only one of the code stands in for',
      { locality: 'n/a' },
      [
        ['no name', 'locality', { locality: 'Fremont' }, [code, name, c.noNameWord, right]],
        [lacking, '', {}, [code, name, unknown('n/a'), right]],
      ],
    ],
    [
      'the only city of its code where none is typed',
      { locality: null },
      [
        ['no place named', '', { locality: 'Fremont' }, [code, 0, 0, right]],
        ...['94536', '94539'].map(
          (postalCode): Meaning => [
            'no place named',
            'postalCode',
            { locality: 'Fremont', postalCode },
            [wrongDigit, 0, 0, right],
          ],
        ),
      ],
    ],
    [
      'the place of its name where no code is typed, by its share of all codes, with the only one it has',
      { locality: 'Newark', postalCode: null },
      [['the place named', '', { postalCode: '94560' }, [0, name, log(16), right]]],
    ],
    [
      'a place of a name like it where no code is typed',
      { locality: 'Newxrk', postalCode: null },
      [
        [
          'a place of a name like it',
          'locality',
          { locality: 'Newark', postalCode: '94560' },
          [0, c.nameOneEdit + c.editOther + log(6), log(16), right],
        ],
      ],
    ],
    [
      'no city where none is typed and no code either',
      { locality: 'n/a', postalCode: null },
      [
        ['no name', 'locality', null, [0, name, c.noNameWord, right]],
        [lacking, '', {}, [0, name, unknown('n/a'), right]],
      ],
    ],
  ])('%s', (_, parts, expected) => {
    expect(rounded(meanings(parts, madeUs))).toEqual(rounded(expected));
  });
});

/** A country with these places, whose codes look like those of the country in the real world. */
function made(country: string, postalCodePattern: string, rows: Parameters<typeof madePlaces>[1]) {
  const places = madePlaces(country, rows);
  return { format: { ...madeGermany.format, country, postalCodePattern }, dataVersion: 'made', places };
}

describe('an address without an area may mean', () => {
  /** Places in a row to the north, a tenth of a degree apart, and two whose position nobody knows. */
  const base = made('DE', '\\d{5}', [
    ['01000', 'Ort', 'SN', 51, 13],
    ['01001', 'Ort', 'SN', 51.1, 13],
    ['01001', 'Dorf', 'SN', 51.1, 13, 'Kreis'],
    ['01002', 'Neustadt', 'SN', Number.NaN, Number.NaN],
    ['02002', 'Altstadt', 'SN', Number.NaN, Number.NaN],
  ]);
  const sizes: Readonly<Record<string, number>> = { Ort: c.inhabitantsOfCity, Altstadt: 900 };
  const population = (at: number) => sizes[base.places.localityName(at)] ?? 0;
  const germany: AddressCountry = { ...base, places: { ...base.places, population } };
  const profile = profileOf(germany);
  const unknown = (text: string) => unknownNameCost(readLocality(text, profile), profile);
  const kmOfStep = distanceKm({ latitude: 51, longitude: 13 }, { latitude: 51.1, longitude: 13 });
  const nearBy = (km: number) => c.placeNear + c.placeAtLimit * (km / c.nearbyKm) ** c.placeDistancePower;
  const halfWay = nearBy(c.nearbyKm * c.placeNoPosition);
  const shared = own + c.placeShared * log(2);
  const crowd = profile.crowding();
  // Of four codes, Ort has one and half of another one.
  const city = (codes: number) => c.placeOther + log(4 / codes);

  it.each<[string, Partial<PostalAddress>, Meaning[]]>([
    [
      'one of two places that share the code',
      { locality: 'Ort', postalCode: '01001' },
      [
        [ofCode, '', {}, [code, name, shared, 0]],
        [otherCity, 'locality', null, [code, city(1.5), own, 0]],
        [ofCode, 'postalCode', { postalCode: '01000' }, [wrongDigit, name, own, 0]],
      ],
    ],
    [
      'a division of the code',
      { locality: 'Kreis', postalCode: '01001' },
      [
        ['the place named, a division of the code', '', {}, [code, name, c.placeDivision, 0]],
        [lacking, '', {}, [code, name, unknown('Kreis'), 0]],
      ],
    ],
    [
      'a place near the code, by its distance, or its only code, which is one slip away',
      { locality: 'Dorf', postalCode: '01000' },
      [
        [otherCity, 'locality', null, [code, city(0.5), own, 0]],
        [near, '', {}, [code, name, nearBy(kmOfStep) + crowd, 0]],
        [ofCode, 'postalCode', { postalCode: '01001' }, [wrongDigit, name, shared, 0]],
        [lacking, '', {}, [code, name, unknown('Dorf'), 0]],
        [ofPlace, 'postalCode', { postalCode: '01001' }, [otherCode, name, own, 0]],
      ],
    ],
    [
      'a place whose position nobody knows, half of the way to the limit where its codes begin alike',
      { locality: 'Neustadt', postalCode: '01000' },
      [
        [otherCity, 'locality', null, [code, city(1), own, 0]],
        [near, '', {}, [code, name, halfWay + crowd, 0]],
        [ofCode, 'postalCode', { postalCode: '01002' }, [wrongDigit, name, own, 0]],
        [lacking, '', {}, [code, name, unknown('Neustadt'), 0]],
        [ofPlace, 'postalCode', { postalCode: '01002' }, [otherCode, name, own, 0]],
      ],
    ],
    [
      'the only place of the code, where a town was typed that is not near',
      { locality: 'Altstadt', postalCode: '01000' },
      [
        [otherCity, 'locality', { locality: 'Ort' }, [code, city(1), own, 0]],
        [lacking, '', {}, [code, name, unknown('Altstadt'), 0]],
        [ofPlace, 'postalCode', null, [otherCode, name, own, 0]],
      ],
    ],
    [
      'no place where none is typed and the code has two',
      { locality: null, postalCode: '01001' },
      [
        ['no place named', '', {}, [code, 0, 0, 0]],
        ['no place named', 'postalCode', { locality: 'Ort', postalCode: '01000' }, [wrongDigit, 0, 0, 0]],
        [
          'no place named',
          'postalCode',
          { locality: 'Neustadt', postalCode: '01002' },
          [wrongDigit, 0, 0, 0],
        ],
      ],
    ],
    [
      'a place of the code with words behind its name',
      { locality: 'Dorf am See', postalCode: '01001' },
      [
        ['a longer or shorter form', '', {}, [code, c.nameForm, own, 0]],
        [ofCode, '', {}, [code, name + c.namePart + c.nameSituation, shared, 0]],
        [otherCity, 'locality', null, [code, city(0.5), own, 0]],
      ],
    ],
    [
      'that keys were hit at random, where the code has two places',
      { locality: 'asdfgh', postalCode: '01001' },
      [
        ['no name', 'locality', null, [code, name, c.noNameWord, 0]],
        [lacking, '', {}, [code, name, unknown('asdfgh'), 0]],
      ],
    ],
    [
      'that the street stands in the field of the city, which is not replaced then',
      { line1: 'Lager', locality: 'Seeweg 5', postalCode: '01000' },
      [
        ['no name', 'locality', null, [code, name, c.noNameStreet, 0]],
        [lacking, '', {}, [code, name, unknown('Seeweg 5'), 0]],
      ],
    ],
  ])('%s', (_, parts, expected) => {
    const found = meanings({ administrativeArea: null, ...parts }, germany);
    expect(rounded(found)).toEqual(rounded(expected));
  });
});

describe('a code of several lengths', () => {
  const britain = made('GB', '[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', [
    ['BN2', 'Brighton', 'E', 50.82, -0.12],
    ['BN26', 'Polegate', 'E', 50.82, 0.24],
    ['TD6', 'Melrose', 'S', 55.6, -2.72],
    ['TD9', 'Hawick', 'S', 55.42, -2.79],
  ]);
  const corrections = (locality: string, postalCode: string) =>
    meanings({ locality, administrativeArea: null, postalCode }, britain)
      .filter(([reason, wrong]) => reason === ofCode && wrong === 'postalCode')
      .map(([, , change, [nats]]) => [change?.postalCode, nats.toFixed(6)]);
  const extra = (c.codeCharacterExtra + log(10 * 7)).toFixed(6);
  const missing = (c.codeCharacterMissing + log(7)).toFixed(6);
  // Three digits and letters of six can be nine others or 25 others.
  const wrong = (c.codeWrongCharacter + log(2 * 9 + 4 * 25)).toFixed(6);

  it.each([
    [
      'one of its characters is too many',
      'Hawick',
      'TD98 9QT',
      [
        ['TD99QT', extra],
        ['TD98QT', extra],
      ],
    ],
    ['one is missing behind the beginning', 'Polegate', 'BN2 5RA', [['BN265RA', missing]]],
    ['one of those at the end is missing, which may be any', 'Polegate', 'BN2 6AA', [[undefined, missing]]],
    ['one is another one', 'Melrose', 'TD9 9QT', [['TD69QT', wrong]]],
    ['the first of the data is meant', 'Brighton', 'BN3 5RA', [['BN25RA', wrong]]],
  ])('may be a slip: %s', (_, locality, postalCode, expected) => {
    expect(corrections(locality, postalCode)).toEqual(expected);
  });
});

describe('the code of a large receiver', () => {
  const france = made('FR', '\\d{5}', [
    ['59000', 'Lille', 'HDF', 50.63, 3.06],
    ['59100', 'Roubaix', 'HDF', 50.69, 3.17],
    ['75001', 'Paris', 'IDF', 48.86, 2.34],
  ]);
  const asTyped = (locality: string, postalCode: string) => {
    const all = meanings({ locality, administrativeArea: null, postalCode }, france);
    const [first] = all.filter(([reason, wrong]) => reason.startsWith('the place named') && wrong === '');
    return first?.[3].map((nats) => nats.toFixed(6)) ?? [];
  };
  const lackingCode = code + c.codeUnknown + log(100) + log(100 / 2);
  const text = (...nats: number[]) => nats.map((each) => each.toFixed(6));

  it('is likely where the data lacks it, beside a place whose codes begin like it', () => {
    expect(asTyped('Lille', '59020 CEDEX')).toEqual(text(code, name, own, 0));
    expect(asTyped('Roubaix CEDEX', '59061')).toEqual(text(code, c.namePart, own, 0));
    expect(asTyped('Lille', '59010')).toEqual(text(lackingCode, name, own, 0));
    expect(asTyped('Paris CEDEX', '59061')).toEqual([]);
  });
});

it('a large city far from the code is seldom typed for another, where areas tell nothing', () => {
  const costOf = (population: number) => {
    const country = { ...madeGermany, places: { ...madeGermany.places, population: () => population } };
    const all = meanings({ locality: 'Dresden', postalCode: '80331' }, country as AddressCountry);
    return all.find(([reason]) => reason === otherCity)?.[3][1] ?? Number.NaN;
  };
  expect(costOf(c.inhabitantsOfCity) - costOf(1)).toBeCloseTo(c.placeOtherArea, 9);
});
