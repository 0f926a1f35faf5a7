import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MadeStreet, madeStreets } from '../../../test/fixtures/made-streets.ts';
import { streetConventionOf } from '../countries/profile/street-convention-of.ts';
import { createStreetJudge, type StreetJudge } from './street-judge.ts';

async function judgeOf(
  country: string,
  rows: readonly MadeStreet[],
  isComplete = false,
): Promise<StreetJudge> {
  const convention = streetConventionOf(country);
  if (convention === undefined) throw new Error(`streets of ${country} are not understood`);
  return createStreetJudge(await madeStreets(country, rows, { isComplete }), convention);
}

const fremont: readonly MadeStreet[] = [
  ['94539', 'Stevenson Place', '39500', '39502*', '39510', '39512', '39520'],
  ['94539', 'East Warren Avenue', '100', '102'],
  ['94539', 'Mission Boulevard', '1', '3', '5', '7', '900'],
  ['94539', 'Oak Street', '12'],
  ['94539', 'Oat Street', '12', '14'],
  ['94539', 'Paseo Padre Parkway', '40000', '40001'],
  ['94539', '5th Street', '10', '12'],
  ['94539', 'Elm Street', '20'],
  ['94539', 'Elm Court', '22'],
  ['94536', 'Stevenson Place', '500'],
  ['94538', 'Fremont Boulevard', '39500'],
  ['94560', 'Stevenson Place', '39500'],
];
const us = await judgeOf('US', fremont);
const registered = await judgeOf('US', fremont, true);

describe('the evidence for a street line', () => {
  test.each([
    ['39500 Stevenson Pl', 'known'],
    ['39500 STEVENSON PLACE', 'known'],
    ['39500 Stevenson', 'known'],
    ['39500 Stevenson Pl Apt 4', 'known'],
    ['100 Warren Ave', 'known'],
    ['39506 Stevenson Pl', 'between'],
    ['39501 Stevenson Pl', 'between'],
    ['39620 Stevenson Pl', 'between'],
    ['39621 Stevenson Pl', 'beyond'],
    ['900 Oak St', 'street'],
    ['Stevenson Pl', 'street'],
    ['39500 Sunset Blvd', 'unknown'],
    ['100 W Warren Ave', 'unknown'],
    ['39500 Stevenson Ct', 'unknown'],
    ['Rose Cottage', 'no data'],
    ['37-12 Stevenson Pl', 'no data'],
  ])('%s is %s', (line, evidence) => {
    expect(us.evidence(line, '94539').evidence).toBe(evidence);
  });

  test('says nothing where the postal code is not covered', () => {
    expect(us.evidence('39500 Stevenson Pl', '10001').evidence).toBe('no data');
  });

  test('says whether a complete source covers the postal code', () => {
    const line = '39500 Sunset Blvd';
    expect([us, registered].map((judge) => judge.evidence(line, '94539').isComplete)).toEqual([false, true]);
    expect(registered.evidence(line, '10001').isComplete).toBe(false);
  });

  test('reports a missing number on a street that has numbers', () => {
    expect(us.evidence('Stevenson Pl', '94539')).toMatchObject({ lacksNumber: true });
    expect(us.evidence('39500 Stevenson Pl', '94539')).toMatchObject({ lacksNumber: false });
  });

  test.each([
    ['39502 Stevenson Pl', true],
    ['39502 Stevenson Pl, Unit 3', false],
    ['39502 Stevenson Pl #3', false],
    ['39500 Stevenson Pl', false],
  ])('for %s, says whether the unit is missing: %s', (line, lacksUnit) => {
    expect(us.evidence(line, '94539').lacksUnit).toBe(lacksUnit);
  });
});

describe('a street suggestion', () => {
  test('has the point of the compass where the data has it', async () => {
    const washington = await judgeOf('US', [
      ['20036', 'Massachusetts Avenue Northwest', '1731', '1733'],
      ['20036', 'Northwest Jefferson Place', '1731', '1733'],
      ['20001', 'Northwest Massachusetts Avenue', '1'],
    ]);
    const line = (line1: string) => washington.suggestion(line1, '20036')?.line1;
    expect(line('1731 Northwest Massachusets Avenue')).toBe('1731 Massachusetts Avenue Northwest');
    expect(line('1731 NW Massachusets Ave, Apt 4')).toBe('1731 Massachusetts Ave NW, Apt 4');
    expect(line('1731 Jeferson Pl NW')).toBe('1731 NW Jefferson Pl');
    expect(line('1731 SW Massachusetts Ave')).toBe('1731 Massachusetts Ave NW');
    expect(line('1731 Massachusets Avenue')).toBe('1731 Massachusetts Avenue');
  });

  test.each([
    ['39500 Stevnson Pl', '39500 Stevenson Pl'],
    ['39500 STEVNSON PL APT 4', '39500 STEVENSON PL APT 4'],
    ['39500 stevensno pl.', '39500 stevenson pl.'],
    ['39500 Stevenson Plcae', '39500 Stevenson Place'],
    ['100 Waren Ave', '100 Warren Ave'],
    ['40000 Paseo Pader Pkwy', '40000 Paseo Padre Pkwy'],
    ['39500 Stevenson Ct', '39500 Stevenson Pl'],
    ['39500 Stevenson Court', '39500 Stevenson Place'],
    ['39500 Stevenson Ct.', '39500 Stevenson Pl.'],
    ['7 Mission Ave.', '7 Mission Blvd.'],
    ['20 Elm Avenue.', '20 Elm Street'],
    ['20 Elm Ave', '20 Elm St'],
    ['100 Eatst Warren Ave', '100 East Warren Ave'],
    ['100 Esat Warren Avenue', '100 East Warren Avenue'],
    ['100 Warren Avneue', '100 Warren Avenue'],
    ['100 E Waren Ave.', '100 E Warren Ave.'],
    ['100 W Waren Ave', undefined],
    ['39500 Xtevenson Pl', '39500 Stevenson Pl'],
    ['39500 Stevensox Pl', '39500 Stevenson Pl'],
    ['39500 Xtevensox Pl', undefined],
  ])('for %s is %s', (line, line1) => {
    expect(us.suggestion(line, '94539')?.line1).toBe(line1);
  });

  test.each([
    ['the number is not there', '39999 Stevnson Pl'],
    ['two streets would do', '12 Oax St'],
    ['the word has three letters', '12 Ook St'],
    ['the word is a number', '10 6th St'],
    ['two letters differ', '39500 Stevnsen Pl'],
    ['the street is there', '39999 Stevenson Pl'],
    ['no number was typed', 'Stevnson Pl'],
    ['the other half of the street may be a gap of the data', '100 W Warren Ave'],
  ])('is not made where %s', (_, line) => {
    expect(us.suggestion(line, '94539')).toBeUndefined();
  });

  test.each([
    ['several streets would do', '7 Yarlow Lane'],
    ['the name is there, and a like one has the number', '900 Marlow Lane'],
    ['the street has several points of the compass', '500 North Gale East Road'],
    ['the line has several points of the compass', '8 North Hale East Road'],
  ])('is not made where %s', async (_, line) => {
    const code = await judgeOf(
      'US',
      [
        ['94539', 'Marlow Lane', '7', '9'],
        ['94539', 'Harlow Lane', '7', '900'],
        ['94539', 'West Gale South Road', '500'],
        ['94539', 'West Hale Road', '8'],
      ],
      true,
    );
    expect(code.suggestion(line, '94539')).toBeUndefined();
  });

  test('is made for one of several house numbers', async () => {
    const code = await judgeOf('AU', [
      ['3000', 'Lonsdale Street', '12'],
      ['3001', 'Lonsdale Street', '14'],
    ]);
    expect(code.suggestion('12-14 Lonsdael Street', '3000')?.line1).toBe('12-14 Lonsdale Street');
    expect(code.suggestion('8-12 Lonsdale Avenue', '3000')?.line1).toBe('8-12 Lonsdale Street');
    expect(code.suggestion('12-900 Lonsdale Street', '3000')).toBeUndefined();
    expect(code.codesWith('12-14 Lonsdale Street', ['3000', '3001'])).toEqual(['3000', '3001']);
  });

  test('writes a full type in place of a letter', async () => {
    const code = await judgeOf('ES', [['08001', 'Avenida de Pamplona', '5']]);
    expect(code.suggestion('C. Pamplona 5', '08001')?.line1).toBe('Avenida Pamplona 5');
    expect(code.suggestion('C Pamplona 5', '08001')?.line1).toBe('Avenida Pamplona 5');
  });

  test('changes the type of a numbered street if no street next to it has its like', async () => {
    const miami = await judgeOf('US', [
      ['33147', 'NW 65th Street', '1226'],
      ['33147', 'NW 64th Terrace', '1201', '1250'],
      ['33147', 'NW 66th Court', '2401', '2403', '2405', '2407', '2409'],
      ['33142', 'NW 65th Lane', '1226'],
      ['33142', 'NW 65th Place', '900'],
      ['33147', 'NW 66th Way', '1201', '1250'],
      ['33147', '1st Avenue', '1226'],
      ['33147', 'Elm Street', '1226'],
      ['33010', 'NW 65th Boulevard', '1226'],
      ['33290', 'NW 65th Boulevard', '1226'],
    ]);
    expect(miami.suggestion('1226 Elm Avenue', '33147')?.line1).toBe('1226 Elm Street');
    const corrected = (type: string) => miami.suggestion(`1226 NW 65th ${type}`, '33147')?.line1;
    for (const type of ['Drive', 'Court', 'Place', 'Boulevard'])
      expect(corrected(type)).toBe('1226 NW 65th Street');
    for (const type of ['Terrace', 'Lane', 'Way']) expect(corrected(type)).toBeUndefined();
  });

  test('is not made where several types or points of the compass would do', async () => {
    const judge = await judgeOf(
      'US',
      [
        ['94539', 'Pine Street', '20'],
        ['94539', 'Pine Court', '20'],
        ['94539', 'North Gale Road', '7'],
        ['94539', 'East Gale Road', '7', '9'],
      ],
      true,
    );
    expect(judge.suggestion('20 Pine Lane', '94539')).toBeUndefined();
    expect(judge.suggestion('7 S Gale Road', '94539')).toBeUndefined();
    expect(judge.suggestion('9 S Gale Road', '94539')?.line1).toBe('9 E Gale Road');
  });

  test('changes the type of a street that the code has only for a number far from its own', async () => {
    const code = await judgeOf('US', [
      ['94539', 'Oak Street', '1', '3', '5', '7', '9', '200'],
      ['94539', 'Oak Avenue', '220', '4520'],
      ['94539', 'Ash Place', '2', '4'],
      ['94539', 'Ash Drive', '8', '60'],
      ['94539', 'Elm Street'],
      ['94539', 'Elm Avenue', '4520'],
    ]);
    expect(code.suggestion('4520 Oak Street', '94539')?.line1).toBe('4520 Oak Avenue');
    expect(code.suggestion('60 Ash Place', '94539')?.line1).toBe('60 Ash Drive');
    expect(code.suggestion('220 Oak Street', '94539')).toBeUndefined();
    expect(code.suggestion('8 Ash Place', '94539')).toBeUndefined();
    expect(code.suggestion('4520 Elm Street', '94539')).toBeUndefined();
  });

  test.each([
    ['FI', 'Takalantie', 'Takalankuja'],
    ['DE', 'Lister Straße', 'Lister Damm'],
  ])('changes a type only if the data is complete where types end words: %s', async (land, there, typed) => {
    const rows: MadeStreet[] = [['10115', there, '9']];
    const [gaps, register] = [await judgeOf(land, rows), await judgeOf(land, rows, true)];
    expect(gaps.suggestion(`${typed} 9`, '10115')).toBeUndefined();
    expect(register.suggestion(`${typed} 9`, '10115')?.line1).toBe(`${there} 9`);
  });

  test('is not made if only one of the two spellings joins name and type in one word', async () => {
    const helsinki = await judgeOf('FI', [['00390', 'Asemanaukio', '2']]);
    expect(helsinki.suggestion('Asema-aukio 2', '00390')).toBeUndefined();
    expect(helsinki.suggestion('Asemnaukio 2', '00390')?.line1).toBe('Asemanaukio 2');
  });

  test('changes the point of the compass if the data is complete', () => {
    expect(registered.suggestion('100 W Warren Ave', '94539')).toEqual({
      line1: '100 E Warren Ave',
      kind: 'directional',
    });
    expect(registered.suggestion('100 West Warren Ave', '94539')?.line1).toBe('100 East Warren Ave');
  });

  test.each([
    ['DE', 'Bahnhofstraße', 'Bahnhfstr. 5', 'Bahnhofstraße 5'],
    ['DE', 'Bahnhofstraße', 'Bahnhofstrae 5', 'Bahnhofstraße 5'],
    ['DE', 'Breslauer Straße', 'Breslauker Straße 5', 'Breslauer Straße 5'],
    ['FR', 'Rue de l’Église', '5 rue de l’Eglize', '5 rue de l’Église'],
    ['FR', 'Rue Victor Hugo', '5 Avenue Victor Hugo', '5 Rue Victor Hugo'],
    ['FR', 'Allée des Vignes', '5 Alée des Vignes', '5 Allée des Vignes'],
    ['ES', 'Carrer de Pamplona', 'Calle de Pamplone 5', 'Calle de Pamplona 5'],
    ['ES', 'Carrer de Pamplona', 'Carerr de Pamplona 5', 'Carrer de Pamplona 5'],
    ['ES', 'Avinguda Meridiana', 'Avinugda Meridiana 5', 'Avinguda Meridiana 5'],
    ['NL', 'Kerkstraat', 'Kerksraat 5', 'Kerkstraat 5'],
    ['SE', 'Ekvägen', 'Ekvgäen 5', 'Ekvägen 5'],
    ['FI', 'Mannerheimintie', 'Manerheimintie 5', 'Mannerheimintie 5'],
    ['DK', 'Klintelundsvej', 'Klintelundvej 5', 'Klintelundsvej 5'],
  ])('in %s, where the data has %s, for %s is %s', async (country, street, line, line1) => {
    const judge = await judgeOf(country, [['10115', street, '5']]);
    expect(judge.suggestion(line, '10115')?.line1).toBe(line1);
  });

  test('is itself a known address', () => {
    const { line1 = '' } = us.suggestion('39500 Stevnson Pl', '94539') ?? {};
    expect(us.evidence(line1, '94539').evidence).toBe('known');
  });
});

describe('one slip in a long word of a street', async () => {
  const land = async (country: string, ...streets: string[]) => ({
    judge: await judgeOf(
      country,
      streets.map((street): MadeStreet => ['10115', street, '39', '41*']),
    ),
    streets,
    write: (street: string) =>
      streetConventionOf(country)?.numberStands === 'last' ? `${street} 39` : `39 ${street}`,
  });
  const lands = [
    await land('US', 'Stevenson Place', 'East Warrington Avenue', 'Paseo Padre Parkway', 'Mulberry Lane'),
    await land('US', 'Court House Road', 'Northwest Jefferson Drive', 'Massachusetts Avenue'),
    await land('AU', 'Beardy Crescent', 'Lonsdale Esplanade'),
    await land('FR', 'Rue Victor Hugo', 'Avenue de la Libération', 'Chemin des Vignes'),
    await land('ES', 'Calle de Pamplona', 'Avenida del Obradoiro'),
    await land('NL', 'Kerkstraat', 'Hendriklaan', 'Oude Singel'),
    await land('SE', 'Storgatan', 'Kungsholmsvägen'),
    await land('FI', 'Mannerheimintie', 'Lapinlahdenkatu'),
    await land('DE', 'Bahnhofstraße', 'Lister Damm', 'Königsberger Platz'),
  ];
  const written = fc.constantFrom(...lands).chain(({ judge, streets, write }) =>
    fc.record({
      judge: fc.constant(judge),
      street: fc.constantFrom(...streets),
      write: fc.constant(write),
    }),
  );
  const inCase = fc.constantFrom(
    (text: string) => text,
    (text: string) => text.toLowerCase(),
    (text: string) => text.toUpperCase(),
  );
  const edit = fc.constantFrom(
    (before: string, [, ...behind]: string) => before + behind.join(''),
    (before: string, behind: string) => `${before}q${behind}`,
    (before: string, [, ...behind]: string) => `${before}q${behind.join('')}`,
    (before: string, [a = '', b = '', ...behind]: string) => before + b + a + behind.join(''),
  );

  test('is put right, whatever its letter case and the unit behind it', () => {
    const unit = fc.constantFrom('', ', 4', ', Apt 4', ', 2. tv');
    fc.assert(
      fc.property(written, inCase, edit, unit, fc.nat(), fc.nat(), (at, form, slip, behind, which, where) => {
        const street = form(at.street);
        const words = [...street.matchAll(/\p{L}{5,}/gu)];
        const word = words[which % words.length];
        fc.pre(word !== undefined);
        const [text] = word;
        // A capital tells how the word is written.
        const first = street === at.street ? 1 : 0;
        const from = first + (where % (text.length - 1 - first));
        const wrong = slip(text.slice(0, from), text.slice(from));
        fc.pre(wrong !== text);
        const typed = street.slice(0, word.index) + form(wrong) + street.slice(word.index + text.length);
        const line = at.write(typed) + behind;
        // "Avnue" is a spelling.
        fc.pre(at.judge.evidence(line, '10115').evidence !== 'known');
        expect(at.judge.suggestion(line, '10115')?.line1).toBe(at.write(street) + behind);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the postal codes that have a street and number', () => {
  const town = ['94536', '94538', '94539'];

  test('are those among the given codes that have both', () => {
    expect(us.codesWith('39500 Stevenson Pl', town)).toEqual(['94539']);
    expect(us.codesWith('39500 Stevenson Pl', [...town, '94560'])).toEqual(['94539', '94560']);
    expect(us.codesWith('500 Stevenson Pl', town)).toEqual(['94536']);
  });

  test('come in the order of the codes', async () => {
    const rows: MadeStreet[] = [
      ['94560', 'Oak Avenue', '12'],
      ['94536', 'Oak Street', '12'],
    ];
    expect((await judgeOf('US', rows)).codesWith('12 Oak', ['94560', '94536'])).toEqual(['94536', '94560']);
  });

  test('are found by the beginning of a code too', () => {
    expect(us.codesWith('39500 Stevenson Pl', ['945'])).toEqual(['94539', '94560']);
  });

  test('are none if the line has no number or only another type of the street exists', () => {
    expect(us.codesWith('Stevenson Pl', town)).toEqual([]);
    expect(us.codesWith('39500 Stevenson Ct', town)).toEqual([]);
  });

  test('point to an address the more strongly the fewer they are', async () => {
    const codes = Array.from({ length: 40 }, (_, at) => String(94500 + at));
    const judge = await judgeOf('US', [
      ...codes.map((code): MadeStreet => [code, 'Main Street', '1']),
      ...codes.map((code): MadeStreet => [code, 'Main Road', '1']),
      ...codes.slice(0, 20).map((code): MadeStreet => [code, 'Oak Street', '1']),
      ['94500', 'Elm Street', '1'],
    ]);
    const rarities = ['Main', 'Main St', 'Oak St', 'Elm St'].map((street) => judge.rarity(`7 ${street}`));
    expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
    expect(new Set(rarities).size).toBeGreaterThan(2);
    expect(judge.rarity('7 Ash St')).toBe(Math.log(40));
    expect(judge.rarity(',')).toBe(0);
  });
});
