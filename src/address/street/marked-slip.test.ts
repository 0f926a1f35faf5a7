import { describe, expect, it } from 'vitest';
import { madeStreets } from '../../../test/fixtures/made-streets.ts';
import { streetConventionOf } from '../countries/profile/street-convention-of.ts';
import { Work } from '../text/work.ts';
import { markedSlip } from './marked-slip.ts';
import { readStreetLine } from './street-line.ts';
import { readStreetName } from './street-name.ts';

const convention = streetConventionOf('DE');
if (convention === undefined) throw new Error('no convention');
const streets = await madeStreets('DE', [['10115', 'Bahnhofstraße', '5']]);

/** The word that was meant in the line, for a street that the data writes so. */
function slipIn(line1: string, written: string) {
  if (convention === undefined) throw new Error('no convention');
  const [line] = readStreetLine(line1, convention);
  const name = line && readStreetName(line1.slice(line.from, line.to), convention);
  if (line === undefined || name === undefined) throw new Error(`no street in ${line1}`);
  return markedSlip({ streets, work: new Work(), convention, code: 0, line1, line, name }, written);
}

describe('a slip of one letter that folding makes larger', () => {
  it.each([
    ['Breslaukerweg 5', 'Breslauerstraße'],
    ['Breslaukerweg 5', 'Breslauer'],
    ['Breslauker 5', 'Breslauerweg'],
    ['Weg 5', 'Gasse'],
  ])('is none between other types: %s for %s', (line, written) => {
    expect(slipIn(line, written)).toBeUndefined();
  });

  it.each([
    ['Bahnhofstrae 5', 'Bahnhofstraße', ['Bahnhofstrae', 'Bahnhofstraße']],
    ['Breslauker Straße 5', 'Breslauer Straße', ['Breslauker', 'Breslauer']],
    ['Breslauker Str. 5', 'Breslauer Str.', ['Breslauker', 'Breslauer']],
    ['BRESLAUKER STRAßE 5', 'Breslauer Straße', ['BRESLAUKER', 'Breslauer']],
    ['Am Schloißberg 5', 'Am Schloßberg', ['Schloißberg', 'Schloßberg']],
    ['Müllerr Weg 5', 'Müller Weg', ['Müllerr', 'Müller']],
    ['Muller Weg 5', 'Müler Weg', ['Muller', 'Müler']],
    ['Mullar Weg 5', 'Müller Weg', ['Mullar', 'Müller']],
    ['Breslaukerstr. 5', 'Breslauerstraße', ['Breslaukerstr', 'Breslauerstraße']],
    ['Breslaukerstraße 5', 'Breslauerstrasse', ['Breslaukerstraße', 'Breslauerstrasse']],
    ['Breslaukergasse 5', 'Breslauergasse', ['Breslaukergasse', 'Breslauergasse']],
  ])('%s for %s', (line, written, slip) => {
    const found = slipIn(line, written);
    expect(found && [found.typed.text, found.meant]).toEqual(slip);
  });

  it('says where the word stands in the line', () => {
    expect(slipIn('Alte Breslauker Straße 5', 'Alte Breslauer Straße')).toEqual({
      typed: { text: 'Breslauker', from: 5, to: 15 },
      meant: 'Breslauer',
    });
  });

  it.each([
    ['the words are the same', 'Breslauer Straße 5', 'Breslauer Straße'],
    ['the words differ in marks alone', 'Muller Weg 5', 'Müller Weg'],
    ['two words differ', 'Alta Breslauker Straße 5', 'Alte Breslauer Straße'],
    ['a word is missing', 'Breslauker 5', 'Breslauer Straße'],
    ['two letters differ', 'Große Bleike 5', 'Große Bleiche'],
    ['a word is added', 'Alte Breslauker Straße 5', 'Breslauer Straße'],
    ['two letters differ', 'Breslaukar Straße 5', 'Breslauer Straße'],
    ['the meant word is short', 'Ulem Weg 5', 'Ulm Weg'],
    ['the typed word is short', 'Ul Weg 5', 'Ulm Weg'],
    ['the word has a digit', 'Haus7 Weg 5', 'Haus Weg'],
    ['the words have other types', 'Breslauergasse 5', 'Breslauerstraße'],
  ])('is none where %s', (_, line, written) => {
    expect(slipIn(line, written)).toBeUndefined();
  });
});
