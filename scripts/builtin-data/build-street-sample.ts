import { mkdirSync, rmSync } from 'node:fs';
import { streetConventionOf } from '../../src/address/countries/profile/street-convention-of.ts';
import { readHouseNumbers } from '../../src/address/street/house-number.ts';
import { countryFile } from '../../src/gazetteer/read/data-directory.ts';
import { StreetCollection } from '../../src/streets/compile/collect-streets.ts';
import { writeStreets } from '../../src/streets/compile/write-streets.ts';
import { readStreetSample, streetSampleDirectory } from '../../src/streets/read/street-files.ts';

// Compiles the sample of streets that comes with the program, a file for each country.
const directory = streetSampleDirectory();
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
const all = readStreetSample();
for (const country of new Set(all.map((row) => row.country))) {
  const rows = all.filter((row) => row.country === country);
  const convention = streetConventionOf(country);
  if (convention === undefined) throw new Error(`Streets of ${country} are not understood.`);
  const collection = new StreetCollection(convention, false);
  for (const { postalCode, street, number } of rows) {
    const numbers = readHouseNumbers(number, convention);
    const reason = collection.add({ postalCode, street, numbers, hasUnit: false });
    if (reason !== null) throw new Error(`${country} ${postalCode} ${street}: ${reason}`);
  }
  const source = {
    source: 'sample of public addresses, written from general knowledge, for completion alone',
    licence: 'MIT',
    date: null,
    isComplete: false,
    rows: rows.length,
    withoutPostalCode: 0,
    badLines: 0,
  };
  await writeStreets(countryFile(directory, country, 'streets'), collection.content(), {
    country,
    sources: [source],
  });
}
