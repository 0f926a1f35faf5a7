import { describe, expect, it } from 'vitest';
import { madeUs } from '../../../test/fixtures/made-places.ts';
import { profileOf } from '../countries/profile/country-profile.ts';
import { isPartOfHouse } from './part-of-house.ts';

const isPart = (text: string) => isPartOfHouse(text, profileOf(madeUs));

describe('a text belongs to the lines', () => {
  it.each([
    ['a unit', ['Apt 4', 'apt. 4B', 'Apt4', 'Suite #204', 'Unit B', 'Flat 3a', 'Room No. 12']],
    ['one of another language', ['Wohnung 3', 'Appt. 12', 'Bâtiment B', 'Piso 3', 'Interno 5', 'Lgh 1102']],
    ['a floor', ['2nd floor', '2. OG', '3e étage', 'Ground Floor', '1º andar', 'Floor 12']],
    ['a box', ['PO Box 12', 'P.O. Box 4711']],
    ['a receiver', ['c/o Jo Sample', 'Attn: Jo Sample']],
  ])('%s: %j', (_, texts) => {
    expect(texts.filter((text) => !isPart(text))).toEqual([]);
  });

  it.each([
    ['a city', ['Fremont', 'Flat Rock', 'Unity', 'Floor', 'Boxford', 'Suite']],
    ['a district with its number', ['Sector 5', 'Zone 3', 'Praha 1', 'Ward 12', 'District 9', 'Block 306']],
    ['a name of more words', ['Apartado de Heredia 12', 'Second Mesa', 'House on the Hill']],
    ['a code behind a city', ['Fremont 94538', 'Room 94538']],
    ['a box behind a city', ['Fremont PO Box 12']],
    ['nothing', ['', '12', 'B']],
  ])('but not %s: %j', (_, texts) => {
    expect(texts.filter(isPart)).toEqual([]);
  });
});
