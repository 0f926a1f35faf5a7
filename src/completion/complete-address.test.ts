import { beforeAll, describe, expect, it } from 'vitest';
import { type MadeRow, madeBare, madeGermany, madePlaces, madeUs } from '../../test/fixtures/made-places.ts';
import { madeStreets } from '../../test/fixtures/made-streets.ts';
import type { AddressCountry } from '../address/countries/profile/address-country.ts';
import { completeAddress } from './complete-address.ts';
import type { Completion, CompletionQuery } from './completion.ts';

let us: AddressCountry;
let germany: AddressCountry;
beforeAll(async () => {
  us = {
    ...madeUs,
    streets: await madeStreets('US', [
      ['94538', 'Stevenson Boulevard', '39100', '39200', '39300', '39400', '39600'],
      ['94539', 'Stevenson Place', '39500', '39510', '39520*'],
      ['94539', 'North Main Street', '12', '14'],
      ['94536', 'Oak Station Road', '5'],
      ['94536', 'Oak Street', '5', '7'],
      ['97201', '42nd Avenue', '5'],
      ['97201', 'Elms Road', '5'],
      ['94536', 'Elmo Street', '5'],
      ['97201', 'East Avenue J3', '8'],
      ['92101', 'Stevens Court', '1', '2', '3'],
      ['92101', 'Box Elder Way', '7'],
      ['97201', 'Berkeley Heights Court', '6438'],
    ]),
  };
  germany = {
    ...madeGermany,
    streets: await madeStreets('DE', [
      ['80337', 'Hauptstraße', '1', '10', '12', '12a', '2'],
      ['80337', 'Müllerstraße', '5'],
      ['80331', 'Berliner Allee', '3'],
      ['80331', 'Dresdner Straße', '8'],
      ['80331', 'Straße des 17. Juni', '100'],
      ['01097', 'Hauptweg', '4'],
    ]),
  };
});

function complete(country: AddressCountry, text: string, more: Partial<CompletionQuery> = {}): Completion[] {
  return completeAddress({ text, postalCode: null, near: null, limit: 5, ...more }, country);
}

const linesOf = (country: AddressCountry, text: string, more: Partial<CompletionQuery> = {}) =>
  complete(country, text, more).map(({ address }) => address.line1);

/** The address on one line, with the typed text in brackets. */
function shown({ address, matched }: Completion): string {
  const parts = (['line1', 'locality', 'administrativeArea', 'postalCode'] as const).map((part) => {
    const spans = matched.filter((each) => each.part === part).sort((a, b) => b.from - a.from);
    return spans.reduce(
      (text, { from, to }) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
      address[part],
    );
  });
  return parts.filter((part) => part !== '').join(', ');
}

const shownOf = (country: AddressCountry, text: string, more: Partial<CompletionQuery> = {}) =>
  complete(country, text, more).map(shown);

describe('a street', () => {
  it('whose name ends like a type is found while its type is typed', () => {
    for (const typed of ['6438 Berkeley Heights', '6438 Berkeley Heights C', '6438 Berkeley Heights Cour'])
      expect(linesOf(us, typed)[0]).toBe('6438 Berkeley Heights Court');
  });

  it('that has the number comes first, as a whole address with the typed text marked', () => {
    expect(shownOf(us, '39500 stev')[0]).toBe('[39500] [Stev]enson Place, Fremont, CA, 94539');
  });

  it('is found with its type unfinished, abbreviated or left out', () => {
    for (const text of [
      '39500 stevenson',
      '39500 stevenson p',
      '39500 stevenson pl',
      '39500 Stevenson Place',
    ])
      expect([text, linesOf(us, text)[0]]).toEqual([text, '39500 Stevenson Place']);
  });

  it('is found without its point of the compass, and with it before or after the name', () => {
    for (const text of ['12 main', '12 n main', '12 main st n', '12 north main str'])
      expect([text, linesOf(us, text)[0]]).toEqual([text, '12 North Main Street']);
  });

  it.each(['39500 stevnson', '39500 stevesnon', '39500 stevvenson', '39500 stebenson pl', '39500 stevenaon'])(
    'is found with a slip: %s',
    (text) => expect(linesOf(us, text)[0]).toBe('39500 Stevenson Place'),
  );

  it('whose name begins with the letters of an abbreviation is found too', () => {
    expect(linesOf(us, '5 oak st')).toEqual(['5 Oak Street', '5 Oak Station Road']);
  });

  it('of another type is offered only if no street has the typed type', () => {
    expect(linesOf(us, '39500 stevenson blvd')[0]).toBe('39500 Stevenson Boulevard');
    expect(linesOf(us, '39500 stevenson rd')[0]).toBe('39500 Stevenson Place');
    expect(linesOf(us, '12 s main st')).toEqual(['12 North Main Street']);
  });

  it('named like a type is found behind its point of the compass', () => {
    expect(linesOf(us, '8 east avenue')[0]).toBe('8 East Avenue J3');
  });

  it('named by an ordinal number is found by its beginning', () => {
    for (const text of ['5 42', '5 42n', '5 42nd', '5 42nd av'])
      expect([text, linesOf(us, text)]).toEqual([text, ['5 42nd Avenue']]);
  });

  it('without a number is offered as a street that still needs one', () => {
    const [first] = complete(us, 'stevens');
    expect([first?.kind, first?.address.line1]).toEqual(['street', expect.stringMatching(/^Stevens/)]);
  });

  it('says that its building has units, unless one was typed', () => {
    const lacks = (text: string) => complete(us, text, { postalCode: '94539' })[0]?.lacksUnit;
    expect(['39520 stev', '39520 Stevenson Place'].map(lacks)).toEqual([true, true]);
    expect(['39510 stev', '39520 stevenson pl apt 4', 'stev', 'fremo'].map(lacks)).not.toContain(true);
  });

  it('keeps a unit that was typed after it', () => {
    expect(shownOf(us, '39500 stevenson pl apt 4')[0]).toBe(
      '[39500] [Stevenson] [Pl]ace [apt 4], Fremont, CA, 94539',
    );
  });

  it('is offered with a number between known ones, after the streets that have the number', () => {
    expect(linesOf(us, '39515 stevenson')).toEqual(['39515 Stevenson Boulevard', '39515 Stevenson Place']);
  });

  it('is not offered with a number far beyond its end while its name is unfinished', () => {
    expect(linesOf(us, '7 steven')).toEqual(['7 Stevens Court']);
    expect(linesOf(us, '500 stevens ct')).toEqual(['500 Stevens Court']);
  });
});

describe('a city or postal code that is filled in already', () => {
  it('puts the streets of the postal code first, even if only its beginning is given', () => {
    expect(linesOf(us, 'steven', { postalCode: '92101' })[0]).toBe('Stevens Court');
    expect(linesOf(us, 'steven', { postalCode: '94' })[0]).toMatch(/^Stevenson/);
    expect(linesOf(us, 'steven', { postalCode: '9210' })[0]).toBe('Stevens Court');
  });

  it('puts the streets of the city first, or of the province if the city is unknown', () => {
    expect(linesOf(us, 'steven', { near: 'San Diego' })[0]).toBe('Stevens Court');
    expect(linesOf(us, 'steven', { near: 'Fremont, CA' })[0]).toMatch(/^Stevenson/);
    expect(linesOf(us, '5 42', { near: 'OR' })[0]).toBe('5 42nd Avenue');
  });

  it('puts its streets before towns elsewhere that begin so', () => {
    expect(shownOf(germany, 'müll', { postalCode: '80337' })[0]).toBe('[Müll]erstraße, München, 80337');
    expect(shownOf(germany, 'dres', { near: 'München' })).toEqual([
      '[Dres]dner Straße, München, 80331',
      '[Dres]den, 01097',
    ]);
    expect(shownOf(germany, 'dres')).toContain('[Dres]den, 01097');
  });

  it('puts streets around it before streets far away', () => {
    expect(linesOf(germany, 'hauptw', { near: 'Dresden' })).toEqual(['Hauptweg']);
    expect(linesOf(us, 'steven', { near: 'Fremont', postalCode: '94539' })[0]).toBe('Stevenson Place');
  });

  it('has slips of its streets offered beside streets elsewhere', () => {
    expect(linesOf(us, '5 elms', { near: 'Fremont, CA' })).toEqual(['5 Elms Road', '5 Elmo Street']);
    expect(linesOf(us, '5 elms', { near: 'Portland, OR' })).toEqual(['5 Elms Road']);
  });

  it('never hides streets elsewhere, even if it is nonsense', () => {
    for (const more of [{ near: 'Nowhere' }, { near: 'a b c d e f g h i j k l m n' }, { postalCode: '?' }])
      expect(linesOf(us, '39500 stevenson p', more)[0]).toBe('39500 Stevenson Place');
    expect(linesOf(us, '39500 stevenson p', { near: 'San Diego' })).toContain('39500 Stevenson Place');
  });
});

describe('a place after the line', () => {
  it.each([
    '39500 stev, fremont',
    '39500 stev, Fremont CA',
    '39500 stev, ca',
    '39500 stev, 9453',
    '39500 stev, fre',
  ])('narrows the streets: %s', (text) =>
    expect(linesOf(us, text)).toEqual(['39500 Stevenson Place', '39500 Stevenson Boulevard']),
  );

  it('is marked', () => {
    expect(shownOf(us, '39500 stevenson pl, frem ca 945')[0]).toBe(
      '[39500] [Stevenson] [Pl]ace, [Frem]ont, [CA], [945]39',
    );
  });

  it('may begin like a province', () => {
    expect(linesOf(us, '39500 stev, ca')[0]).toBe('39500 Stevenson Place');
    expect(linesOf(us, '5 42nd ave, portl')).toEqual(['5 42nd Avenue']);
  });

  it('needs no comma and no number where the number follows the street', () => {
    for (const text of ['hauptstr münc', 'hauptstrasse munc', 'Hauptstraße 12 Mün', 'hauptstrasse 12, munch'])
      expect([text, shownOf(germany, text)[0]]).toEqual([
        text,
        expect.stringMatching(/aße.*, \[Mün.*80337$/),
      ]);
    expect(linesOf(germany, 'berliner allee 3 münch')).toEqual(['Berliner Allee 3']);
  });

  it('needs no comma', () => {
    expect(shownOf(us, '39500 stevenson pl frem')[0]).toBe(
      '[39500] [Stevenson] [Pl]ace, [Frem]ont, CA, 94539',
    );
  });

  it('is completed after an unknown street, which stays as it was typed', () => {
    expect(shownOf(us, '1 Nowhere Ln, bakers')).toEqual(['[1 Nowhere Ln], [Bakers]field, CA, 93308']);
    expect(shownOf(us, '1 Nowhere Ln bakers')).toEqual(['[1 Nowhere Ln], [Bakers]field, CA, 93308']);
  });
});

describe('a city after a street', () => {
  it('is found among hundreds that have the street', async () => {
    const codes = Array.from({ length: 400 }, (_, at) => String(94300 + at));
    const streets = await madeStreets(
      'US',
      codes.map((code) => [code, 'Main Street', '12']),
    );
    const places = madePlaces('US', [
      ...codes.map((code): MadeRow => [code, `Town ${code}`, 'CA', 40, -120]),
      ['94538', 'Fremont', 'CA', 37.5, -121.96],
    ]);
    const country = { ...madeUs, places, streets };
    expect(shownOf(country, '12 main st, fremont')[0]).toBe('[12] [Main] [St]reet, [Fremont], CA, 94538');
  });

  it('has the number of its street around it, where it has none itself', async () => {
    const streets = await madeStreets('US', [
      ['94538', 'Oak Street', '1', '9'],
      ['94560', 'Oak Street', '5'],
    ]);
    const country = { ...madeUs, streets };
    expect(shownOf(country, '5 oak street, fremont')).toEqual([
      '[5] [Oak] [Street], Newark, CA, 94560',
      '[5] [Oak] [Street], [Fremont], CA, 94538',
    ]);
  });
});

describe('where the number follows the street', () => {
  it.each(['haupts', 'Hauptstr', 'hauptstr.', 'hauptstrasse', 'HAUPTSTRASSE', 'Hauptstraße'])(
    'the type is part of the word: %s',
    (text) => expect(linesOf(germany, text)).toEqual(['Hauptstraße']),
  );

  it.each(['hauptsr', 'hauptxt', 'haupttsr', 'berlinner al'])('a type may have a slip: %s', (text) =>
    expect(linesOf(germany, text)).toEqual([text.startsWith('h') ? 'Hauptstraße' : 'Berliner Allee']),
  );

  it('an unfinished number is completed', () => {
    expect(linesOf(germany, 'hauptstr 1')).toEqual(['Hauptstraße 1', 'Hauptstraße 10', 'Hauptstraße 12']);
    expect(shownOf(germany, 'hauptstr. 12')[0]).toBe('[Hauptstr]aße [12], München, 80337');
    expect(shownOf(germany, 'hauptstr.1')[1]).toBe('[Hauptstr]aße [1]0, München, 80337');
  });

  it('a letter with a mark equals its digraph', () => {
    for (const text of ['müll', 'muell', 'mullerstr', 'Müllerstrasse'])
      expect([text, linesOf(germany, text)]).toEqual([text, ['Müllerstraße']]);
  });

  it('a type may be a separate word, and a number may be part of a name', () => {
    expect(linesOf(germany, 'berliner al')).toEqual(['Berliner Allee']);
    expect(linesOf(germany, 'strasse des 17')[0]).toBe('Straße des 17. Juni');
    expect(linesOf(germany, 'Straße des 17. Juni 100')).toEqual(['Straße des 17. Juni 100']);
  });
});

describe('places', () => {
  it('are completed without street data, a city with its only postal code', () => {
    expect(shownOf(madeUs, 'bakersf')).toEqual(['[Bakersf]ield, CA, 93308']);
    expect(shownOf(madeUs, 'fremo')).toEqual(['[Fremo]nt, CA']);
    expect(shownOf(madeGermany, '01097 dres')).toEqual(['[Dres]den, [01097]']);
  });

  it('are completed in spite of a slip', () => {
    expect(shownOf(madeUs, 'bakerfield')[0]).toBe('[Bakersfield], CA, 93308');
    expect(shownOf(madeUs, 'bakresf')[0]).toBe('[Bakersf]ield, CA, 93308');
  });

  it('are found by the beginning of a postal code', () => {
    expect(shownOf(madeUs, '9453')).toEqual([
      'Fremont, CA, [9453]6',
      'Fremont, CA, [9453]8',
      'Fremont, CA, [9453]9',
    ]);
  });

  it('come first if they lie in the filled-in province', () => {
    expect(shownOf(madeUs, 'portl', { near: 'OR' })[0]).toBe('[Portl]and, OR, 97201');
    expect(shownOf(madeUs, 'portl', { near: 'ME' })[0]).toBe('[Portl]and, ME, 04101');
    expect(shownOf(madeUs, 'portland or')).toEqual(['[Portland], [OR], 97201']);
  });

  it('are not offered in a country without place data', () => {
    for (const text of ['fremont', '9453', '1 Main St, Fremont'])
      expect(complete(madeBare, text)).toEqual([]);
  });
});

describe('text that says too little or too much', () => {
  it.each(['', ' ', 's', ' s ', '.', '1 ', ',', '%%%%%'])('"%s" has no completions', (text) => {
    expect(complete(us, text)).toEqual([]);
    expect(complete(madeUs, text)).toEqual([]);
  });

  it('is read without outer and repeated blanks', () => {
    expect(shownOf(us, '  39500   stev  ')).toEqual(shownOf(us, '39500 stev'));
  });

  it('gives no more completions than asked for', () => {
    expect(complete(us, 'steven', { limit: 1 })).toHaveLength(1);
  });
});
