import { describe, expect, it } from 'vitest';
import { madeGermany, madeUs } from '../../../test/fixtures/made-places.ts';
import { typedAddress } from '../../../test/fixtures/typed-address.ts';
import type { PostalAddress } from '../postal-address.ts';
import { verifyAddress } from '../verify-address.ts';

const doubtsOf = (lines: Partial<PostalAddress>, country = madeUs) =>
  verifyAddress(typedAddress(lines), country).doubts.map(({ code }) => code);

describe('a first line that names nothing is doubted', () => {
  it.each([
    'n/a',
    'asdf',
    'asdf asdf',
    'x',
    'xx',
    '...',
    '-',
    '12345',
    'same as above',
    'qwerty',
    '482',
    '#482',
    '482.',
    '7',
    '0',
    '000',
    '(510) 555-0100',
    'jo4@example.com',
    '12.05.1990',
    '1990-05-12',
    'test1',
    '12 Test',
    'Address line 1',
    'asdf 12',
    'asdf1234',
    '1q2w3e',
    'asdkjh sdfkl',
    'where I live',
    'Fremont',
    'California',
    'Fremont, CA 94538',
    'USA',
    'Apt 4',
    'Ste. #12b',
    'line 1',
    '1 1 1',
    'casa mia',
    'Unit 9',
    '12 Oak St <b>now</b>',
    '12 Oak St, http://win.example/',
  ])('%s', (line1) => {
    expect(doubtsOf({ line1 })).toEqual(['AddressPrimary.Doubtful']);
  });
});

it('a first line is judged as it is stored, without the code that the field has too', () => {
  const typed = typedAddress({ line1: '482 94538', locality: 'Fremont', postalCode: '94538' });
  expect(verifyAddress(typed, madeUs).standardized.line1).toBe('482');
  expect(doubtsOf({ line1: '482 94538', locality: 'Fremont', postalCode: '94538' })).toEqual([
    'AddressPrimary.Doubtful',
  ]);
});

it('a first line that is the postal code again is doubted, in every country', () => {
  const munich = { locality: 'München', postalCode: '80337', administrativeArea: null };
  expect(doubtsOf({ line1: '80337', ...munich }, madeGermany)).toEqual(['AddressPrimary.Doubtful']);
  expect(doubtsOf({ line1: '80337', line2: 'Hof Au', ...munich }, madeGermany)).toEqual([]);
  expect(doubtsOf({ line1: '94538', locality: 'Fremont', postalCode: '94538' })).toEqual([
    'AddressPrimary.Doubtful',
  ]);
});

describe('a first line passes', () => {
  it.each([
    'The Old Mill',
    'Rosebank',
    'S/N',
    'PO Box 12',
    'Q7, 24',
    'R326',
    '1-9-1',
    'K St',
    '12 asdf St',
    '48/7',
    '2-14-2001',
    '12 Random Road',
    'Rua Nada 4',
    'ABC Straße 5',
    '12 jo4@example.com',
    'Because Lane',
    'Warszawska',
    'Skytree',
    'Old School House',
    'Pier 39',
    'Lot 3',
    'Number 9',
    'No. 9',
    'Casa Mia',
    'Ach 5',
    'Ghar No 3',
    'Calle sin nombre',
    'Rua Sem Nome',
  ])('%s', (line1) => {
    expect(doubtsOf({ line1 })).toEqual([]);
  });

  it('that is a number or a unit, where villages have no streets or another line has the street', () => {
    const munich = { locality: 'München', postalCode: '80337', administrativeArea: null };
    for (const line1 of ['12', 'Apt 4']) expect(doubtsOf({ line1, ...munich }, madeGermany)).toEqual([]);
    expect(doubtsOf({ line1: '12', line2: 'Oak St' })).toEqual([]);
    expect(doubtsOf({ line1: 'Apt 4', line2: '12 Oak St' })).toEqual([]);
    expect(doubtsOf({ line1: 'Fremont', line2: '12 Oak St' })).toEqual([]);
    expect(doubtsOf({ line1: '1234567', line2: 'Packstation 145', ...munich }, madeGermany)).toEqual([]);
    expect(doubtsOf({ line1: '482', line2: 'B' })).toEqual(['AddressPrimary.Doubtful']);
  });
});

describe('a first line that says nothing', () => {
  it.each(['0000', 'n/a', 'none'])('is offered without it where the next one is a street: %s', (line1) => {
    expect(doubtsOf({ line1, line2: 'Oak St' })).toEqual(['ErrorSuggestedFix']);
    expect(doubtsOf({ line1, line2: 'B' })).toEqual(['AddressPrimary.Doubtful']);
  });
});
