import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Places } from '../../src/address/countries/profile/places.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { type Random, seededRandom } from '../../test/support/random.ts';

const types = ['Street', 'Avenue', 'Road', 'Drive', 'Lane', 'Court', 'Place', 'Boulevard'];
const numbersOfStreet = 15;

/**
 * Writes US addresses in OpenAddresses' columns, 1.2 million unless told otherwise, and returns the path.
 * Codes and cities are real; streets are invented and have the names of towns. A seed decides them.
 */
export async function generatedFile(
  folder: string,
  size = { codes: 2250, streetsOfCode: 40 },
): Promise<string> {
  const places = openGazetteer({ directories: [builtinDataDirectory()] }).country('US')?.places;
  if (places === undefined) throw new Error('There is no place data of the US.');
  const path = join(folder, 'addresses.csv');
  await writeAddresses(places, path, size);
  return path;
}

async function writeAddresses(
  places: Places,
  path: string,
  { codes, streetsOfCode }: { readonly codes: number; readonly streetsOfCode: number },
): Promise<void> {
  const random = seededRandom(1);
  const output = createWriteStream(path);
  output.write('NUMBER,STREET,UNIT,CITY,REGION,POSTCODE\n');
  for (let at = 0; at < codes; at++) {
    const code = Math.floor((at * places.codeCount) / codes);
    const hasRoom = output.write(rowsOfCode(code, places, random, streetsOfCode));
    if (!hasRoom) await once(output, 'drain');
  }
  output.end();
  await finished(output);
}

function rowsOfCode(code: number, places: Places, random: Random, streetsOfCode: number): string {
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
