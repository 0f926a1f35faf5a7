import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Places } from '../../src/address/countries/profile/places.ts';
import { readStreetAddresses, streetCountryOf } from '../street-addresses.ts';

/** Countries of which no open addresses are at hand, and whose streets have names like Germany's. */
export const streetsBorrowedBy = ['AT', 'CH'] as const;

/** Writes Germany's addresses, each code replaced by one of the country with its city. Returns the path. */
export async function borrowedStreets(lender: string, places: Places, folder: string): Promise<string> {
  const germany = streetCountryOf('DE');
  if (germany === undefined) throw new Error('The streets of Germany are not understood.');
  const path = join(folder, 'addresses.csv');
  const output = createWriteStream(path);
  output.write('NUMBER,STREET,UNIT,CITY,REGION,POSTCODE\n');
  const codes = new Map<string, number>();
  await readStreetAddresses(lender, germany, ({ number, street, code }) => {
    const at = codes.get(code) ?? (codes.size * distance) % places.codeCount;
    codes.set(code, at);
    const [locality] = places.localitiesOfCode(at);
    const city = locality === undefined ? '' : places.localityName(locality);
    output.write(`${number},"${street}",,"${city}",,${places.codeText(at)}\n`);
  });
  output.end();
  await finished(output);
  return path;
}

/** A prime number, so that the codes are spread over the country. */
const distance = 211;
