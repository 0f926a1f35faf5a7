import { describe, expect, it } from 'vitest';
import { costs } from '../cost/costs.ts';
import { nameKeysOf } from '../countries/profile/name-keys-of.ts';
import { readLocality } from '../reading/read-address.ts';
import { isLongerOrShorter, nameCost, typedNames, withoutArticle } from './name-cost.ts';

const never = Number.POSITIVE_INFINITY;
const typedName = (text: string, country = 'US') => {
  const [whole] = typedNames(readLocality(text, nameKeysOf(country)), nameKeysOf(country));
  if (whole === undefined) throw new Error('no name');
  return whole;
};
const costOf = (typed: string, meant: string, country = 'US') =>
  nameCost(typedName(typed, country), meant, nameKeysOf(country));

describe('a name typed for another', () => {
  it.each([
    ['Fremont', 'Fremont'],
    ['FREMONT', 'Fremont'],
    ['St. Louis', 'Saint Louis'],
    ['Mount Vernon', 'Mt Vernon'],
    ['Fort Wayne', 'Ft. Wayne'],
  ])('%s is %s', (typed, meant) => {
    expect(costOf(typed, meant)).toBe(0);
  });

  it.each([
    ['another place of the same kind', 'Oakland', 'Fremont'],
    ['a village beside a town', 'Greenwood', 'Greenwood Village'],
    ['the town beside a village', 'Greenwood Village', 'Greenwood'],
    ['another side', 'NE Harbor', 'NW Harbor'],
    ['another side', 'Northfield', 'Southfield'],
    ['another side in one word', 'Oberdorf', 'Unterdorf'],
    ['another letter', 'A Town', 'B Town'],
    ['a name much shorter', 'Fre', 'Fremont Hills'],
    ['another word for size', 'Alta Vista', 'Alto Vista'],
    ['another word for size', 'Baixa Serra', 'Baixo Serra'],
    ['another word for age', 'Vila Velha', 'Vila Velho'],
    ['another word for age', 'Nova Lima', 'Novo Lima'],
    ['another word for size', 'Great Missen', 'Greater Missen'],
    ['a side more', 'North Haven', 'Northaven Park'],
    ['a side joined', 'Newcastle', 'New Castle'],
  ])('cannot be: %s, %s for %s', (_, typed, meant) => {
    expect(costOf(typed, meant)).toBe(never);
  });

  it('may lack a blank, though not behind a word that tells it from its neighbours', () => {
    expect(costOf('New Castle Upontyne', 'New Castle Upon Tyne')).toBe(costs.nameBlank);
    expect(costOf('Newcastle Upon Tyne', 'New Castle Upon Tyne')).toBe(never);
  });

  it('costs the same for one letter in a word, alone or beside other words', () => {
    const alone = costOf('Freemont', 'Fremont');
    expect(alone).toBeGreaterThan(0);
    expect(alone).toBeLessThan(never);
    expect(costOf('Freemont Hills', 'Fremont Hills')).toBe(alone);
    expect(costOf('Freemont Hilts', 'Fremont Hills')).toBeGreaterThan(alone);
    expect(costOf('Freemont Hilts', 'Fremont Hills')).toBe(alone + costOf('Hilts', 'Hills'));
  });

  it('may be a short word with one letter wrong beside others, not alone', () => {
    expect(costOf('Los Gatos', 'Las Gatos')).toBeCloseTo(
      costs.nameOneEdit + costs.editOther + Math.log(3),
      6,
    );
    expect(costOf('La Mesa', 'Le Mesa')).toBeCloseTo(costs.nameOneEdit + costs.editOther + Math.log(2), 6);
    expect(costOf('La', 'Le')).toBe(never);
  });

  it.each([
    ['Siant Louis', 'St. Louis', 'Saint Louis'],
    ['Mounnt Vernon', 'Mt Vernon', 'Mount Vernon'],
    ['Fotr Wayne', 'Ft. Wayne', 'Fort Wayne'],
  ])('%s costs as much for %s as for %s, which is the same name written out', (typed, short, writtenOut) => {
    const cost = costOf(typed, writtenOut);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThan(never);
    expect(costOf(typed, short)).toBe(cost);
  });

  it('costs a blank too many or too few, and one letter beside it', () => {
    expect(costOf('Sanjose', 'San Jose')).toBe(costs.nameBlank);
    expect(costOf('Fre mont', 'Fremont')).toBe(costs.nameBlank);
    expect(costOf('Sanjosse', 'San Jose')).toBeCloseTo(
      costs.nameBlank + costs.nameOneEdit + costs.editExtra + Math.log(8),
      6,
    );
    expect(costOf('Sannjosse', 'San Jose')).toBe(never);
  });

  it('is not only a missing space if a point of the compass or "New" would be lost', () => {
    expect(costOf('Newport', 'New Port')).toBe(never);
    expect(costOf('New Port', 'Newport')).toBe(never);
  });
});

describe('the names in a typed text', () => {
  const textsOf = (text: string) =>
    typedNames(readLocality(text, nameKeysOf('DE')), nameKeysOf('DE')).map(({ locality }) => locality.text);

  it.each([
    ['Lautrbach (Hessen)', ['Lautrbach (Hessen)', 'Lautrbach']],
    ['Bernau bei Berlin', ['Bernau bei Berlin', 'Bernau']],
    ['Burton upon Trent', ['Burton upon Trent', 'Burton']],
    ['Biel/Bienne', ['Biel/Bienne', 'Biel']],
    ['Frankfurt', ['Frankfurt']],
    ['Aue (Sachsen)', ['Aue (Sachsen)']],
    ['Bad Homburg', ['Bad Homburg']],
  ])('%s', (text, texts) => {
    expect(textsOf(text)).toEqual(texts);
  });
});

it('a name that has all words of another is the longer or the shorter one', () => {
  const isOne = (typed: string, words: string) =>
    isLongerOrShorter(typedName(typed), words.split(' '), nameKeysOf('US'));
  expect(isOne('Hot Springs', 'hot springs national park')).toBe(true);
  expect(isOne('Hot Springs National Park', 'hot springs')).toBe(true);
  expect(isOne('Hot Springs', 'springs hot')).toBe(false);
  expect(isOne('Hot Springs', 'hot spring national park')).toBe(false);
});

it('an article at the beginning of a name can be left out, but a name that is one stays', () => {
  const wordsOf = (text: string) => withoutArticle(typedName(text, 'ES')).words;
  expect(wordsOf('Las Cabezadas')).toEqual(['cabezadas']);
  expect(wordsOf('Llanos de Los')).toEqual(['llanos', 'de', 'los']);
  expect(wordsOf('Os')).toEqual(['os']);
});
