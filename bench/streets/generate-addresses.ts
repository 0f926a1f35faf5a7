import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Places } from '../../src/address/countries/profile/places.ts';
import { builtinDataDirectory } from '../../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/gazetteer.ts';
import { type Random, seededRandom } from '../accuracy/random.ts';

const types = ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Court', 'Place', 'Boulevard'];
const codes = 2250;
const streetsOfCode = 40;
const numbersOfStreet = 15;

/**
 * Writes 1.2 million US addresses in OpenAddresses' columns and returns the path. Codes and cities are real;
 * streets are invented and have the names of towns. A seed decides them.
 */
export async function generatedFile(folder: string): Promise<string> {
  const places = openGazetteer({ directories: [builtinDataDirectory()] }).country('US')?.places;
  if (places === undefined) throw new Error('There is no place data of the US.');
  const path = join(folder, 'addresses.csv');
  await writeAddresses(places, path);
  return path;
}

async function writeAddresses(places: Places, path: string): Promise<void> {
  const random = seededRandom(1);
  const output = createWriteStream(path);
  output.write('NUMBER,STREET,UNIT,CITY,REGION,POSTCODE\n');
  for (let at = 0; at < codes; at++) {
    const code = Math.floor((at * places.codeCount) / codes);
    output.write(rowsOfCode(code, places, random));
  }
  output.end();
  await finished(output);
}

function rowsOfCode(code: number, places: Places, random: Random): string {
  const [locality] = places.localitiesOfCode(code);
  if (locality === undefined) return '';
  const city = places.localityName(locality);
  const region = places.areas[places.areaOfLocality(locality)]?.name ?? '';
  let rows = '';
  for (let left = streetsOfCode; left > 0; left--) {
    const street = `${places.localityName(random.below(places.localityCount))} ${random.pick(types)}`;
    const first = 100 + random.below(9000);
    for (let house = 0; house < numbersOfStreet; house++) {
      const number = first + house * (2 + 2 * random.below(3));
      rows += `${number},"${street}",,"${city}","${region}",${places.codeText(code)}\n`;
    }
  }
  return rows;
}
