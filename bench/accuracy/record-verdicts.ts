/**
 * What does the engine answer to each of some two thousand addresses typed in every way? `npm test` compares
 * the answers (test/address-verdicts.test.ts), so that each change of the code shows the verdicts it changes.
 *
 *   npx tsx bench/accuracy/record-verdicts.ts [--draw]
 *
 * Judges the addresses of test/vectors/address-verdicts.tsv again and writes the file: read the difference
 * before you commit it. `--draw` makes new addresses, from the built-in places and the valid address of each
 * market's vectors.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../../src/address/address-country.ts';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { wireNames } from '../../src/fields/shipping-fields.ts';
import { builtinDataDirectory } from '../../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../../src/gazetteer/gazetteer.ts';
import { drawAddresses } from './draw-places.ts';
import { floorCountries } from './floor.ts';
import { kinds } from './kinds.ts';
import { type MeantAddress, measure } from './measure.ts';
import { judgeByEngine } from './outcome.ts';
import { PlacesEvidence } from './places-evidence.ts';
import { describeVerdict, fromLine, toLine } from './verdict-record.ts';

const { values: options } = parseArgs({ options: { draw: { type: 'boolean', default: false } } });

const file = new URL('../../test/vectors/address-verdicts.tsv', import.meta.url);
const vectors = new URL('../../test/vectors/address/', import.meta.url);
const drawnOfCountry = 6;
/** One case in this many is recorded. */
const oneIn = 2;

const gazetteer = openGazetteer({ directories: [builtinDataDirectory()] });
const addresses = options.draw ? [...draw()] : readRecord();
const lines = addresses.map(({ country, typed }) =>
  toLine({
    country: country.format.country,
    typed,
    verdict: describeVerdict(typed, country),
  }),
);
writeFileSync(file, `${[...new Set(lines)].sort().join('\n')}\n`);
process.stdout.write(`${lines.length} verdicts are recorded. Read the difference before you commit it.\n`);

interface TypedAddress {
  readonly country: AddressCountry;
  readonly typed: PostalAddress;
}

function readRecord(): TypedAddress[] {
  const recorded = readFileSync(file, 'utf8').trimEnd().split('\n').map(fromLine);
  return recorded.map(({ country, typed }) => ({ country: countryOf(country), typed }));
}

/**
 * Addresses typed in every way. They are made from places with codes; other markets use the address with
 * which their vectors begin.
 */
function* draw(): Generator<TypedAddress> {
  const withCodes = floorCountries(gazetteer.countriesWithPlaces.map(countryOf));
  let drawn = 0;
  for (const { country, meant } of [...withCodes.map(drawnOf), ...readdirSync(vectors).map(firstOf)]) {
    const { format, places } = country;
    if (places === undefined) continue;
    const measuring = { country, evidence: new PlacesEvidence(format, places), judge: judgeByEngine };
    for (const address of meant)
      for (const { typed } of measure(address, kinds, measuring))
        if (drawn++ % oneIn === 0) yield { country, typed: { ...typed, name: null } };
  }
}

interface MeantOfCountry {
  readonly country: AddressCountry;
  readonly meant: readonly MeantAddress[];
}

function drawnOf(country: AddressCountry): MeantOfCountry {
  return { country, meant: drawAddresses(country, drawnOfCountry) };
}

/** The valid address at the beginning of a market's vectors. */
function firstOf(fileName: string): MeantOfCountry {
  const code = fileName.slice(0, 2);
  const [line = ''] = readFileSync(new URL(fileName, vectors), 'utf8').split('\n', 1);
  const { submission } = JSON.parse(line);
  const parts = Object.entries(wireNames).map(([part, field]) => [part, submission[field] ?? null]);
  const address = Object.fromEntries(parts) as PostalAddress;
  const meant = { id: code, source: 'vectors', address, isSound: true, isAgreed: true };
  return { country: countryOf(code), meant: [meant] };
}

function countryOf(code: string): AddressCountry {
  const country = gazetteer.country(code);
  if (country === undefined)
    throw new Error(`The record names the country ${code}, which has no address format.`);
  return country;
}
