import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import type { Places } from '../../src/address/countries/profile/places.ts';
import type { StreetConvention } from '../../src/address/street/street-convention.ts';
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
  await writeAddresses(places, path, (name, random) => `${name} ${random.pick(types)}`);
  return path;
}

/** Countries of which no open addresses are at hand, and whose names of streets end with a type. */
export const streetsInventedFor = ['AT', 'CH', 'DK'] as const;

/** Does the same for a country whose places have whole postal codes, with the types of its first language. */
export async function writeInventedStreets(
  places: Places,
  convention: StreetConvention,
  folder: string,
): Promise<string> {
  const path = join(folder, 'addresses.csv');
  const [{ stands, longTypes } = { stands: 'end', longTypes: new Map<string, string>() }] =
    convention.languages;
  const ownTypes = [...longTypes.values()].slice(0, types.length);
  await writeAddresses(places, path, (name, random) => {
    const type = random.pick(ownTypes) ?? '';
    return stands === 'suffix' ? `${name.replace(/[^\p{L}].*/u, '')}${type}` : `${name} ${type}`;
  });
  return path;
}

type NameStreet = (name: string, random: Random) => string;

async function writeAddresses(places: Places, path: string, named: NameStreet): Promise<void> {
  const random = seededRandom(1);
  const output = createWriteStream(path);
  output.write('NUMBER,STREET,UNIT,CITY,REGION,POSTCODE\n');
  for (let at = 0; at < codes; at++) {
    const code = Math.floor((at * places.codeCount) / codes);
    output.write(rowsOfCode(code, places, random, named));
  }
  output.end();
  await finished(output);
}

function rowsOfCode(code: number, places: Places, random: Random, named: NameStreet): string {
  const [locality] = places.localitiesOfCode(code);
  if (locality === undefined) return '';
  const city = places.localityName(locality);
  const region = places.areas[places.areaOfLocality(locality)]?.name ?? '';
  let rows = '';
  for (let left = streetsOfCode; left > 0; left--) {
    const street = named(places.localityName(random.below(places.localityCount)), random);
    const first = 100 + random.below(9000);
    for (let house = 0; house < numbersOfStreet; house++) {
      const number = first + house * (2 + 2 * random.below(3));
      rows += `${number},"${street}",,"${city}","${region}",${places.codeText(code)}\n`;
    }
  }
  return rows;
}
