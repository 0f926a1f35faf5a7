import fc from 'fast-check';
import { expect, test } from 'vitest';
import { streetConventionOf } from '../../address/countries/profile/street-convention-of.ts';
import type { StreetsContent } from '../read/streets-file.ts';
import { StreetCollection, type StreetRow } from './collect-streets.ts';
import { mergeStreets } from './merge-streets.ts';

const row = fc.record({
  postalCode: fc.constantFrom('94536', '94538', '94539', '10001'),
  street: fc.constantFrom('Oak St', 'Oak Ave', 'N Oak St', 'Élan Way', '川 St', '5th Ave'),
  numbers: fc.array(fc.record({ value: fc.nat(300), suffix: fc.constantFrom('', 'a') }), { maxLength: 3 }),
  hasUnit: fc.boolean(),
});

function contentOf(rows: readonly StreetRow[]): StreetsContent {
  const convention = streetConventionOf('US');
  if (convention === undefined) throw new Error('no convention');
  const collection = new StreetCollection(convention, false);
  for (const each of rows) collection.add(each);
  return collection.content();
}

function everything(content: StreetsContent) {
  const keys = [...content.streetKeys()];
  return {
    codes: [...content.codeTexts()].map((code, at) => [
      code,
      Array.from(content.streetsAt(at), ({ street, numbers }) => [keys[street], numbers]),
    ]),
    streets: keys.map((key, at) => [key, content.namesOfStreet(at), [...content.codesOfStreet(at)]]),
  };
}

test('merging separate collections gives the same as collecting all rows together', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(row, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }),
      (parts) => {
        expect(everything(mergeStreets(parts.map(contentOf)))).toEqual(everything(contentOf(parts.flat())));
      },
    ),
  );
});
