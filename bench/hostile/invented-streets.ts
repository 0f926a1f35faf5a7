import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { countryFile } from '../../src/gazetteer/read/data-directory.ts';
import { addStreets } from '../../src/streets/import/add-streets.ts';
import { type OpenedStreets, openStreets } from '../../src/streets/read/open-streets.ts';
import { type Random, seededRandom } from '../../test/support/random.ts';

/** How a country writes its invented streets, and a beginning of its postal codes. */
interface Manner {
  readonly write: (name: string, random: Random) => string;
  readonly code: (at: number) => string;
}

const pad = (at: number, length: number) => String(at).padStart(length, '0');
const before = (...types: readonly string[]): Manner['write'] => {
  return (name, random) => `${random.pick(types)} ${name}`;
};
const behind = (...types: readonly string[]): Manner['write'] => {
  return (name, random) => `${name}${random.pick(types)}`;
};

/** Countries of each way to write streets: with the type in front, behind, or joined to the name. */
const manners: Readonly<Record<string, Manner>> = {
  US: { write: behind(' Street', ' Avenue', ' Road', ' Lane', ''), code: (at) => pad(10001 + at * 7, 5) },
  GB: { write: behind(' Street', ' Road', ' Close', ''), code: (at) => `CV${1 + (at % 35)} ${at % 10}AB` },
  DE: { write: behind('straße', 'weg', ' Straße', ''), code: (at) => pad(10115 + at * 7, 5) },
  SE: { write: behind('gatan', 'vägen', ' väg'), code: (at) => pad(11120 + at * 7, 5) },
  FR: { write: before('Rue de', 'Avenue de', 'Place'), code: (at) => pad(59000 + at * 10, 5) },
  ES: { write: before('Calle', 'Avenida de', 'Plaza'), code: (at) => pad(28001 + at, 5) },
};

const crowdedCodes = 2;
const streetsOfCrowded = 3000;
const codes = 150;
const streetsOfOthers = 60;

/**
 * Returns the streets of six countries. They are invented and have the names of towns, many of them alike;
 * two postal codes of each country have 3,000 streets. A seed decides them.
 */
export async function inventedStreets(
  countryOf: (code: string) => AddressCountry | undefined,
): Promise<Map<string, OpenedStreets>> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-hostile-'));
  const opened = new Map<string, OpenedStreets>();
  for (const [code, manner] of Object.entries(manners)) {
    const country = countryOf(code);
    if (country === undefined) continue;
    const path = join(folder, `${code}.csv`);
    writeFileSync(path, rowsOf(country, manner));
    const { format } = country;
    await addStreets([path], folder, { kind: 'openaddresses', format, isComplete: false, replaces: true });
    opened.set(code, openStreets(countryFile(folder, code, 'streets')));
  }
  // The opened files stay readable.
  process.once('exit', () => rmSync(folder, { recursive: true }));
  return opened;
}

function rowsOf({ places }: AddressCountry, { write, code }: Manner): string {
  const random = seededRandom(1);
  const name = () => places?.localityName(random.below(places.localityCount)) ?? 'Lake';
  let rows = 'NUMBER,STREET,UNIT,CITY,REGION,POSTCODE\n';
  for (let at = 0; at < codes; at++) {
    let last = name();
    for (let left = at < crowdedCodes ? streetsOfCrowded : streetsOfOthers; left > 0; left--) {
      last = left % 3 === 0 ? name() : alike(last, random);
      const street = write(last, random).replaceAll('"', '');
      const first = 1 + random.below(300);
      for (const number of [1, first, first + 2]) rows += `${number},"${street}",,,,${code(at)}\n`;
    }
  }
  return rows;
}

/** Returns a name that differs in one letter. */
function alike(name: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, name.length - 1));
  return name.slice(0, at) + (random.pick('aeilnrst'.split('')) ?? '') + name.slice(at + 1);
}
