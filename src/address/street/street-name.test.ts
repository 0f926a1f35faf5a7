import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countries } from '../countries/index.ts';
import { streetConventionOf } from '../countries/profile/street-convention-of.ts';
import type { StreetConvention } from './street-convention.ts';
import { isTypeInWord, partsOfKey, readStreetName, type StreetName, streetKeyOf } from './street-name.ts';

function keyOf(country: string, text: string): string {
  const convention = streetConventionOf(country);
  const name = convention && readStreetName(text, convention);
  return name === undefined ? '' : streetKeyOf(name);
}

describe('all spellings of one street have the same key', () => {
  test.each([
    ['US', 'lockett rd e', ['East Lockett Road', 'E Lockett Rd.', 'E. LOCKETT RD', 'Lockett Road East']],
    ['US', 'saintpaul st', ['St Paul St', 'Saint Paul Street', 'St. Paul St.']],
    ['US', 'avenueamericas', ['Avenue of the Americas', 'Ave of the Americas']],
    ['US', '2 st', ['Second St', '2nd Street', '2 ST']],
    ['US', 'lakepark dr', ['Lake Park Drive', 'Lk Pk Dr', 'Lakepark Drive']],
    ['US', 'highway46', ['State Highway 46', 'Hwy 46', 'SR 46', 'US-46', 'Route 46']],
    ['US', 'countyroad12', ['County Road 12', 'CR 12', 'Co Rd 12']],
    [
      'US',
      'martinlutherking blvd',
      ['Martin Luther King Jr Blvd', 'Dr. Martin Luther King Boulevard', 'MLK Blvd'],
    ],
    ['US', 'courthouse rd e', ['Court House Road E', 'E Court House Rd', 'East Court House Road']],
    ['US', '20 ave nw', ['20th Ave NW', 'NW 20th Avenue', '20th Avenue Northwest']],
    ['FR', 'eglise rue', ['Rue de l’Église', "rue de l'Eglise", 'R DE L EGLISE', 'Rue Église']],
    ['FR', 'generalgaulle av', ['Avenue du Général de Gaulle', 'Av. Gal de Gaulle']],
    ['FR', 'saintmichel bd', ['Boulevard Saint-Michel', 'Bd St Michel']],
    [
      'DE',
      'bahnhof str',
      ['Bahnhofstraße', 'Bahnhofstr.', 'Bahnhof-Str.', 'Bahnhof Strasse', 'BAHNHOFSTRASSE'],
    ],
    ['DE', 'muller str', ['Müllerstraße', 'Muellerstr', 'Mullerstraße']],
    ['AT', 'sanktanna gasse', ['St.-Anna-Gasse', 'Sankt-Anna-Gasse']],
    ['CH', 'lausanne rue', ['Rue de Lausanne', 'R. de Lausanne']],
    ['CA', 'sainterose rue', ['Rue Sainte-Rose', 'rue Ste-Rose']],
    ['ES', 'pamplona c', ['Calle de Pamplona', 'C/ Pamplona', 'Carrer de Pamplona']],
    ['ES', 'pamplona av', ['Avenida de Pamplona', 'Avda. Pamplona', 'Avinguda de Pamplona']],
    ['ES', 'obradoiro pl', ['Plaza del Obradoiro', 'Pza. Obradoiro', 'Praza Obradoiro']],
    ['SE', 'stor g', ['Storgatan', 'Storg.']],
    ['FI', 'lapinlahden k', ['Lapinlahdenkatu', 'Lapinlahdenk.']],
    ['DK', 'norre g', ['Nørregade', 'Nørreg.', 'Noerregade']],
    ['NL', 'burgemeesterdevlugt ln', ['Burgemeester de Vlugtlaan', 'Burg. de Vlugtlaan']],
    ['AU', 'beardy st', ['Beardy Street', 'BEARDY ST']],
  ])('%s: %s', (country, key, texts) => {
    expect(texts.map((text) => keyOf(country, text))).toEqual(texts.map(() => key));
  });
});

describe('different streets have different keys', () => {
  test.each([
    ['US', 'Oak St', 'Oak Ave'],
    ['US', 'N Oak St', 'S Oak St'],
    ['US', 'North St', 'N Oak St'],
    ['US', 'Avenue E', 'E Ave'],
    ['US', '2nd St', '12th St'],
    ['DE', 'Bahnhofstraße', 'Bahnhofweg'],
    ['DE', 'Am Markt', 'Marktplatz'],
    ['FR', 'Rue Victor Hugo', 'Avenue Victor Hugo'],
  ])('%s: %s and %s', (country, one, other) => {
    expect(keyOf(country, one)).not.toBe(keyOf(country, other));
  });

  test('a point of the compass or a type that is the whole name stays the name', () => {
    expect(keyOf('US', 'North St')).toBe('north st');
    expect(keyOf('US', 'The Avenue')).toBe('the ave');
    expect(keyOf('US', 'Broadway')).toBe('broadway');
    expect(keyOf('CA', 'Avenue Road')).toBe('avenue rd');
  });
});

test('text without letters and digits is not a street', () => {
  const convention = streetConventionOf('US');
  expect(convention && readStreetName(' - ', convention)).toBeUndefined();
});

describe('a name is split into its parts', () => {
  test.each([
    ['US', 'E Main St N', 'main st e,n'],
    ['US', 'North Main Street South', 'main st n,s'],
    ['US', 'North', 'north'],
    ['US', 'North South', 'south  n'],
    ['US', 'N S St', 'south st n'],
    ['US', 'E Broadway', 'broadway  e'],
    ['US', 'Broadway E', 'broadway  e'],
    ['US', 'Avenue E', 'avenueeast'],
    ['US', 'Avenue East', 'avenue  e'],
    ['US', 'County Road S', 'county rd s'],
    ['US', 'St Kings E', 'saintkings  e'],
    ['US', 'East Avenue', 'east ave'],
    ['US', 'St Ave', 'saint ave'],
    ['US', 'Interstate 5', 'highway5'],
    ['US', 'I-5', 'highway5'],
    ['US', 'US Highway 46B', 'highway46b'],
    ['US', 'County 12', 'countyroad12'],
    ['US', 'County Highway 12', 'countyroad12'],
    ['US', 'County Route 12', 'countyroad12'],
    ['US', 'Old Highway 46', 'oldhighway46'],
    ['US', 'State Park', 'state park'],
    ['US', '1st Ave', '1 ave'],
    ['US', '3rd & Main', '3main'],
    ['US', 'B2nd St', 'b2nd st'],
    ['US', '22nda St', '22nda st'],
    ['US', 'State Road 46 Loop', 'stateroad46 loop'],
    ['US', '9th Ave', '9 ave'],
    ['US', 'Oak:12 x{y', 'oak12xy'],
    ['SE', 'Storg', 'storg'],
    ['SE', 'Nyg.', 'ny g'],
    ['NL', 'Kerkln', 'kerkln'],
    ['NL', 'Kerkln.', 'kerk ln'],
    ['DK', 'Aabenraagade', 'abenra g'],
    ['DK', 'Åbenrågade', 'abenra g'],
    ['DE', 'Weg', 'weg'],
    ['DE', 'Am Weg', 'am weg'],
    ['DE', 'Hohe Str.', 'hohe str'],
    ['DE', 'Aweg', 'aweg'],
    ['DE', 'Auweg', 'au weg'],
    ['DE', 'Hauptstr', 'haupt str'],
    ['FR', 'Rue', 'rue'],
    ['FR', 'Rue de la', 'dela rue'],
    ['FR', 'Rue Avenue', 'avenue rue'],
  ])('%s: %s has the key "%s"', (country, text, key) => {
    expect(keyOf(country, text)).toBe(key);
  });

  const word = fc.constantFrom(
    ...['N', 'sw', 'East', 'St.', 'Ave', 'Rd', 'Oak', '2nd', 'B', 'de', 'la', 'Rue', 'c', 'Str.', 'Hofweg'],
    ...['gatan', 'k.', 'Saint', 'dr', 'State', 'Hwy', '46', 'Calle', 'gade', 'The', '&', 'Uferstrasse'],
  );
  const text = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const anyConvention = fc.constantFrom(...countries.flatMap(({ code }) => streetConventionOf(code) ?? []));

  /** Checks a property of the name of every text in every country. */
  function always(check: (name: StreetName, text: string, convention: StreetConvention) => void): void {
    fc.assert(
      fc.property(anyConvention, text, (convention, typed) => {
        const name = readStreetName(typed, convention);
        if (name !== undefined) check(name, typed, convention);
      }),
    );
  }

  test('the key has all of them', () => {
    always((name) => {
      const { core, type, directionals } = name;
      expect(partsOfKey(streetKeyOf(name))).toEqual({ core, type, directionals });
    });
  });

  test('each letter and digit of the text belongs to one of them, but for words left out', () => {
    always(({ words, typeWord, directionalWords }, typed) => {
      const others = [...directionalWords, ...(typeWord === undefined ? [] : [typeWord])];
      const taken = [...words, ...others.filter((each) => words.every(({ to }) => to !== each.to))];
      taken.sort((a, b) => a.from - b.from);
      for (const [at, { from, to }] of taken.entries()) {
        expect(from).toBeGreaterThanOrEqual(taken[at - 1]?.to ?? 0);
        expect(typed.slice(from, to)).toMatch(/^[\p{L}\p{N}]+$/u);
      }
      for (const each of others) expect(typed.slice(each.from, each.to).toLowerCase()).toContain(each.text);
    });
  });

  test('capitals and wide letters make no difference to them', () => {
    const wide = (each: string) => String.fromCodePoint((each.codePointAt(0) ?? 0) + 0xfee0);
    always((name, typed, convention) => {
      expect(readStreetName(typed.toUpperCase(), convention)).toEqual(name);
      expect(readStreetName(typed.replace(/[a-z\d]/gi, wide), convention)).toEqual(name);
    });
  });
});

test.each([
  ['DE', 'Bahnhofstraße', true],
  ['DE', 'Bahnhof Straße', false],
  ['DE', 'Am Markt', false],
  ['US', 'Oak Street', false],
])('%s: whether the type is part of the last word of %s: %s', (country, text, isInWord) => {
  const convention = streetConventionOf(country);
  const name = convention && readStreetName(text, convention);
  expect(name && isTypeInWord(name)).toBe(isInWord);
});
