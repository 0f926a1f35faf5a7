/**
 * How many post-office boxes does the engine recognise, in the words of each country, and how many
 * look-alikes does it take for one? Each wording stands alone on the first line, on the second line below a
 * street, and in capitals, with three numbers.
 *
 *   npx tsx bench/accuracy/boxes.ts [--country XX,YY] [--failures] [--json FILE]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { verifyAddress } from '../../src/address/verify-address.ts';
import { builtinDataDirectory } from '../../src/gazetteer/read/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/read/gazetteer.ts';
import { boxWordings } from './box-wordings.ts';

const { values: options } = parseArgs({
  options: {
    country: { type: 'string' },
    failures: { type: 'boolean', default: false },
    json: { type: 'string' },
  },
});

const print = (line: string) => void process.stdout.write(`${line}\n`);
const numbers = ['7', '123', '40469'];

interface Tally {
  boxes: number;
  recognised: number;
  lookAlikes: number;
  refused: number;
}

const tallies = new Map<string, Tally>();
const { country: find } = openGazetteer({ directories: [builtinDataDirectory()] });
const wanted = options.country?.split(',');

for (const { countries, boxes, lookAlikes } of boxWordings)
  for (const code of countries.split(' ')) {
    const country = find(code);
    if (country === undefined || (wanted !== undefined && !wanted.includes(code))) continue;
    const tally = tallies.get(code) ?? { boxes: 0, recognised: 0, lookAlikes: 0, refused: 0 };
    tallies.set(code, tally);
    for (const typed of boxes.flatMap((each) => typings(each, 'Street 5'))) {
      tally.boxes++;
      if (isBox(typed, country)) tally.recognised++;
      else if (options.failures) print(`${code} missed: ${show(typed)}`);
    }
    for (const typed of lookAlikes.flatMap((each) => typings(each, '2nd floor'))) {
      tally.lookAlikes++;
      if (!isBox(typed, country)) tally.refused++;
      else if (options.failures) print(`${code} no box: ${show(typed)}`);
    }
  }

/** Pairs of a first and a second line. */
function typings(wording: string, other: string): [string, string | null][] {
  return numbers.flatMap((number) => {
    const line = wording.replace('#', number).trim();
    return [
      [line, null],
      [other, line],
      [line.toUpperCase(), null],
    ] satisfies [string, string | null][];
  });
}

function isBox([line1, line2]: readonly [string, string | null], country: AddressCountry): boolean {
  const address: PostalAddress = {
    name: 'A Buyer',
    line1,
    line2,
    line3: null,
    locality: null,
    administrativeArea: null,
    postalCode: null,
  };
  return verifyAddress(address, country).postOfficeBox !== null;
}

function show([line1, line2]: readonly [string, string | null]): string {
  return line2 === null ? line1 : `${line1} | ${line2}`;
}

const share = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`.padStart(9);

function report(title: string, rows: readonly Tally[]): void {
  const sum = (part: keyof Tally) => rows.reduce((total, row) => total + row[part], 0);
  const shareOf = (part: keyof Tally, whole: keyof Tally) =>
    `${share(sum(part), sum(whole))} of ${String(sum(whole)).padStart(5)}`;
  const recognised = `${shareOf('recognised', 'boxes')} boxes recognised`;
  print(`${title.padEnd(10)}${recognised}, ${shareOf('refused', 'lookAlikes')} look-alikes let be`);
}

for (const [code, tally] of tallies) report(code, [tally]);
report(
  'others',
  [...tallies].flatMap(([code, tally]) => (code === 'US' ? [] : [tally])),
);
if (options.json !== undefined)
  writeFileSync(options.json, `${JSON.stringify(Object.fromEntries(tallies))}\n`);
