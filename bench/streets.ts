/**
 * How big is compiled street data, how long does it take and how much memory, and what does it say about addresses that it has,
 * about some that were kept from it, and about slips?
 *
 *   npx tsx bench/streets.ts --country US --file <addresses in OpenAddresses' columns, plain or gzip> [--rows 1200000]
 *     [--places <folder of imported places>] [--cases 1500] [--failures all|<title of a line>]
 *
 * One house number in twenty and one street in forty (of a postal code) are hidden: left out of what is loaded. Slips are
 * made from a seed: of letters in an alphabetic word of four letters or more, of the street's type, of the postal code for
 * another of its city's.
 */
import { createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { AddressCountry } from '../src/address/address-country.ts';
import { placeKey } from '../src/address/place-key.ts';
import { addressParts, type PostalAddress } from '../src/address/postal-address.ts';
import { primaryPart, readPostalCode } from '../src/address/postal-code.ts';
import { createStreetJudge, type StreetJudge } from '../src/address/street/street-judge.ts';
import { verifyAddress } from '../src/address/verify-address.ts';
import { builtinDataDirectory } from '../src/gazetteer/data-directory.ts';
import { openGazetteer } from '../src/gazetteer/gazetteer.ts';
import { addStreets } from '../src/streets/add-streets.ts';
import { type OpenedStreets, openStreets } from '../src/streets/open-streets.ts';
import { streetsPath } from '../src/streets/streets-directory.ts';
import { decodeHeader, type SectionName } from '../src/streets/streets-file.ts';
import { type Random, seededRandom, seedOf } from './accuracy/random.ts';
import { readRealAddresses } from './accuracy/real-addresses.ts';
import {
  keyOfLine,
  lineOf,
  readStreetAddresses,
  type StreetAddress,
  streetCountryOf,
} from './street-addresses.ts';
import { misspelt, otherNotation, otherType } from './street-slips.ts';

const { values: options } = parseArgs({
  options: {
    country: { type: 'string', default: 'US' },
    file: { type: 'string' },
    rows: { type: 'string', default: '1200000' },
    sample: { type: 'string', default: '4000' },
    cases: { type: 'string', default: '1500' },
    failures: { type: 'string' },
    places: { type: 'string' },
  },
});

type Address = StreetAddress;
type Hiding = 'shown' | 'number' | 'street';

const rounds = 5;

const print = (text: string) => process.stdout.write(`${text}\n`);
const { country } = options;
const known = streetCountryOf(country) ?? unknownCountry();
const { format, convention, rules } = known;
if (options.file === undefined) {
  print('Name a file of addresses: --file <file> --country US');
} else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-streets-'));
  try {
    await measureAll(options.file, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function unknownCountry(): never {
  throw new Error(`The streets of ${country} are not understood.`);
}

function lineOfStreet(street: string, number: string): string {
  return lineOf(street, number, convention);
}

function keyOf(line: string): string {
  return keyOfLine(line, convention);
}

function codeOf(postalCode: string | null): string {
  return primaryPart(readPostalCode(postalCode ?? '', rules).canonical, rules);
}

async function measureAll(file: string, folder: string): Promise<void> {
  const all = await readAddresses(file, Number(options.rows));
  const shown = join(folder, 'shown.csv');
  await writeShown(all, shown);
  const { judge, streets } = await compile(shown, folder);
  const samples = chooseSamples(all, Number(options.sample));
  const codesOfCity = new Map<string, Set<string>>();
  for (const { city, code } of all) {
    const codes = codesOfCity.get(city) ?? new Set();
    codesOfCity.set(city, codes.add(code));
  }
  measureEvidence(judge, samples);
  measureSlips(judge, samples.shown, codesOfCity);
  measureEngine(samples, codesOfCity, streets);
}

async function readAddresses(file: string, most: number): Promise<Address[]> {
  const all: Address[] = [];
  await readStreetAddresses(file, known, (address) => {
    if (all.length < most) all.push(address);
  });
  return all;
}

function hidingOf({ code, street, number }: Address): Hiding {
  if (seedOf('street', code, street.toLowerCase()) % 40 === 0) return 'street';
  return seedOf('number', code, street.toLowerCase(), number) % 20 === 0 ? 'number' : 'shown';
}

async function writeShown(all: readonly Address[], path: string): Promise<void> {
  const output = createWriteStream(path);
  output.write('NUMBER,STREET,UNIT,POSTCODE\n');
  for (const address of all) {
    if (hidingOf(address) === 'shown')
      output.write(`${address.number},"${address.street}",,${address.code}\n`);
  }
  output.end();
  await finished(output);
}

async function compile(
  shown: string,
  folder: string,
): Promise<{ judge: StreetJudge; streets: OpenedStreets }> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const { manifest } = await addStreets([shown], folder, {
    kind: 'openaddresses',
    format,
    isComplete: false,
    replaces: true,
  });
  const seconds = (performance.now() - start) / 1000;
  const used = process.cpuUsage(before);
  const path = streetsPath(folder, country);
  const size = statSync(path).size;
  const streets = openStreets(path);
  print(
    `${country}: ${manifest.addresses} addresses, ${manifest.streets} streets, ${manifest.codes} codes; ` +
      `${(size / manifest.addresses).toFixed(2)} bytes an address, ${(streets.tableBytes / 1024 ** 2).toFixed(2)} MB in memory; ` +
      `${bytesByPart(path, manifest.addresses)}; compiled in ${seconds.toFixed(1)} s (${((used.user + used.system) / 1e6).toFixed(1)} s of processor)`,
  );
  const judge = createStreetJudge(streets, country);
  if (judge === undefined) throw new Error('no judge');
  return { judge, streets };
}

/** What the bytes of an address are spent on: numbers by postal code, names with the codes that have them, keys, postal codes. */
function bytesByPart(path: string, addresses: number): string {
  const sections = decodeHeader(readFileSync(path), path);
  const of = (...names: readonly SectionName[]) =>
    (names.reduce((sum, name) => sum + sections[name].length, 0) / addresses).toFixed(2);
  const numbers = of('blocks', 'blockLengths', 'blockGroups');
  return `numbers ${numbers}, names ${of('details', 'detailOffsets')}, keys ${of('keyText', 'keyGroups')}, codes ${of('codeText', 'codeGroups')}`;
}

function chooseSamples(all: readonly Address[], most: number): Record<Hiding, Address[]> {
  const random = seededRandom(1);
  const samples: Record<Hiding, Address[]> = { shown: [], number: [], street: [] };
  for (let tries = 0; tries < all.length * 2; tries++) {
    const address = random.pick(all);
    if (address === undefined) break;
    const list = samples[hidingOf(address)];
    if (list.length < most) list.push(address);
    if (Object.values(samples).every(({ length }) => length >= most)) break;
  }
  return samples;
}

function measureEvidence(judge: StreetJudge, samples: Record<Hiding, Address[]>): void {
  const variants: [string, Address[], (street: string) => string][] = [
    ['known', samples.shown, (street) => street],
    ['number hidden', samples.number, (street) => street],
    ['street hidden', samples.street, (street) => street],
    ['notation', samples.shown, (street) => otherNotation(street, convention)],
  ];
  for (const [title, addresses, written] of variants) {
    const counts = new Map<string, number>();
    let suggested = 0;
    for (const { street, number, code } of addresses) {
      const line = lineOfStreet(written(street), number);
      const { evidence } = judge.evidence(line, code);
      counts.set(evidence, (counts.get(evidence) ?? 0) + 1);
      const suggestion = evidence === 'unknown' ? judge.suggestion(line, code) : undefined;
      if (suggestion === undefined) continue;
      suggested++;
      fail(title, line, suggestion.line1);
    }
    const shares = [...counts].map(([evidence, count]) => `${evidence} ${percent(count, addresses.length)}`);
    print(
      `${title.padEnd(14)} ${shares.join(', ')}; suggested wrongly ${percent(suggested, addresses.length)}`,
    );
  }
}

function measureSlips(
  judge: StreetJudge,
  addresses: readonly Address[],
  codesOfCity: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  tally('letter', addresses, (address, random) => {
    const street = misspelt(address.street, random);
    return street && mended(judge, 'letter', address, street);
  });
  tally('type', addresses, (address, random) => {
    const street = otherType(address.street, convention, random);
    return street && mended(judge, 'type', address, street);
  });
  tally('code of town', addresses, ({ street, number, code, city }, random) => {
    const others = [...(codesOfCity.get(city) ?? [])].filter((each) => each !== code);
    const wrong = random.pick(others);
    if (wrong === undefined) return undefined;
    const line = lineOfStreet(street, number);
    const { evidence } = judge.evidence(line, wrong);
    if (evidence === 'known' || evidence === 'between') return 'plausible there';
    const having = judge.codesWith(line, codesOfCity.get(city) ?? []);
    if (having.length === 1) return having[0] === code ? 'right' : 'wrong';
    return having.length === 0 ? 'none' : 'several';
  });
}

function mended(judge: StreetJudge, title: string, { street, number, code }: Address, slip: string): string {
  const line = lineOfStreet(slip, number);
  const { evidence } = judge.evidence(line, code);
  if (evidence !== 'unknown') return `accepted as ${evidence}`;
  const meant = lineOfStreet(street, number);
  const line1 = judge.suggestion(line, code)?.line1;
  if (line1 !== undefined && keyOf(line1) === keyOf(meant)) return 'right';
  fail(title, `${line} (${meant})`, line1 ?? '');
  return line1 === undefined ? 'silent' : 'wrong';
}

function tally(
  title: string,
  addresses: readonly Address[],
  judge: (address: Address, random: Random) => string | undefined,
): void {
  tallyAll(title, addresses, (address) =>
    judge(address, seededRandom(seedOf(title, address.code, address.street, address.number))),
  );
}

function tallyAll<Item>(
  title: string,
  items: readonly Item[],
  judge: (item: Item) => string | undefined,
): void {
  const counts = new Map<string, number>();
  let total = 0;
  for (const item of items) {
    const outcome = judge(item);
    if (outcome === undefined) continue;
    total++;
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  const shares = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([each, count]) => `${each} ${percent(count, total)}`);
  print(`${title.padEnd(14)} ${shares.join(', ')} (${total} cases)`);
}

/** What the engine makes of whole addresses, with the places that ship with the program or those of --places. */
function measureEngine(
  samples: Record<Hiding, Address[]>,
  codesOfCity: ReadonlyMap<string, ReadonlySet<string>>,
  streets: OpenedStreets,
): void {
  const directories = [builtinDataDirectory(), ...(options.places === undefined ? [] : [options.places])];
  const [bare, loaded] = [new Map(), new Map([[country, streets]])].map((each) =>
    openGazetteer({ directories, streets: each }).country(country),
  );
  if (bare === undefined || loaded === undefined) return;
  const typedCases: TypedCase[] = [];
  for (const [title, addresses, change] of engineCases(samples, codesOfCity)) {
    const sound = addresses.slice(0, Number(options.cases)).filter((each) => isSound(whole(each), bare));
    tally(`engine ${title}`, sound, (address, random) => {
      const changed = change(address, random);
      if (changed === undefined) return undefined;
      const typed = { ...whole(address), ...changed };
      const { standardized } = verifyAddress({ ...whole(address), ...asMeant(title, changed) }, bare);
      typedCases.push({ title, typed });
      return outcomeOf(title, typed, standardized, loaded);
    });
  }
  const real = realAddresses().filter(({ postalCode }) => streets.findCode(codeOf(postalCode)) >= 0);
  tallyAll('real', real, (typed) =>
    outcomeOf('real', typed, verifyAddress(typed, bare).standardized, loaded),
  );
  measureSpeed(typedCases, loaded);
}

interface TypedCase {
  readonly title: string;
  readonly typed: PostalAddress;
}

/** Another way to write the line is as good as the line. */
function asMeant(title: string, changed: Partial<PostalAddress>): Partial<PostalAddress> {
  return title === 'notation' ? changed : {};
}

/** Rows that are doubted without street data are no measure of it. */
function isSound(address: PostalAddress, bare: AddressCountry): boolean {
  const { doubts, missing } = verifyAddress(address, bare);
  return doubts.length === 0 && missing.length === 0;
}

function whole({ number, street, code, city, region }: Address): PostalAddress {
  return {
    name: 'Jo Sample',
    line1: lineOfStreet(street, number),
    line2: null,
    line3: null,
    locality: city,
    administrativeArea: format.usesAdministrativeArea ? region : null,
    postalCode: code,
  };
}

/** Real addresses that have nothing to do with the street data: shops and offices, of the reference beside the project. */
function realAddresses(): PostalAddress[] {
  return (readRealAddresses() ?? [])
    .filter((each) => each.country === country && each.address.line1 !== null)
    .map(({ address }) => address);
}

function outcomeOf(
  title: string,
  typed: PostalAddress,
  meant: PostalAddress,
  loaded: AddressCountry,
): string {
  const { suggestion, doubts, missing } = verifyAddress(typed, loaded);
  if (suggestion === null && doubts.length + missing.length > 0)
    fail(`doubted ${title}`, JSON.stringify(typed), JSON.stringify(meant));
  if (suggestion === null) return doubts.length + missing.length === 0 ? 'accepted' : 'doubted';
  const isMeant = addressParts.every((part) =>
    part === 'administrativeArea' || part === 'line1'
      ? keyOf(suggestion.line1 ?? '') === keyOf(meant.line1 ?? '')
      : part === 'locality'
        ? placeKey(suggestion.locality ?? '', country) === placeKey(meant.locality ?? '', country)
        : part === 'postalCode'
          ? codeOf(suggestion.postalCode) === codeOf(meant.postalCode)
          : suggestion[part] === meant[part],
  );
  if (!isMeant) fail(`engine ${title}`, JSON.stringify(typed), JSON.stringify(suggestion));
  return isMeant ? 'right' : 'misleading';
}

type Change = (address: Address, random: Random) => Partial<PostalAddress> | undefined;

function engineCases(
  samples: Record<Hiding, Address[]>,
  codesOfCity: ReadonlyMap<string, ReadonlySet<string>>,
): [title: string, addresses: readonly Address[], change: Change][] {
  const { shown, number: numberHidden, street: streetHidden } = samples;
  return [
    ['as it is', shown, () => ({})],
    ['number hidden', numberHidden, () => ({})],
    ['street hidden', streetHidden, () => ({})],
    ['notation', shown, ({ street, number }) => lineWith(otherNotation(street, convention), number)],
    ['letter', shown, ({ street, number }, random) => lineWith(misspelt(street, random), number)],
    ['type', shown, ({ street, number }, random) => lineWith(otherType(street, convention, random), number)],
    [
      'code of town',
      shown,
      ({ code, city }, random) => {
        const postalCode = random.pick([...(codesOfCity.get(city) ?? [])].filter((each) => each !== code));
        return postalCode === undefined ? undefined : { postalCode };
      },
    ],
    [
      'city and digit',
      shown,
      ({ code, city }, random) => {
        const at = random.below(code.length);
        if (!/\d/.test(code[at] ?? '')) return undefined;
        const digit = String((Number(code[at]) + 1 + random.below(9)) % 10);
        const locality = misspelt(city, random);
        return locality === undefined
          ? undefined
          : { locality, postalCode: code.slice(0, at) + digit + code.slice(at + 1) };
      },
    ],
  ];
}

function lineWith(street: string | undefined, number: string): Partial<PostalAddress> | undefined {
  return street === undefined ? undefined : { line1: lineOfStreet(street, number) };
}

/** Microseconds of a whole verification, by case; each address counts with the shortest of its calls. */
function measureSpeed(cases: readonly TypedCase[], loaded: AddressCountry): void {
  const micros = new Float64Array(cases.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [at, { typed }] of cases.entries()) {
      const start = performance.now();
      verifyAddress(typed, loaded);
      micros[at] = Math.min(micros[at] ?? 0, (performance.now() - start) * 1000);
    }
  }
  const line = (title: string, isMeasured: (title: string) => boolean) => {
    const sorted = micros.filter((_, at) => isMeasured(cases[at]?.title ?? '')).sort();
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    print(`time ${title.padEnd(20)} ${at(0.5)} µs at the median, ${at(0.99)} µs at the 99th percentile`);
  };
  const slips = ['letter', 'type', 'code of town', 'city and digit'];
  for (const title of new Set(cases.map((each) => each.title))) line(title, (each) => each === title);
  line('of all without slips', (title) => !slips.includes(title));
  line('of all with slips', (title) => slips.includes(title));
}

function percent(count: number, total: number): string {
  return `${((100 * count) / Math.max(1, total)).toFixed(2)} %`;
}

function fail(title: string, typed: string, suggested: string): void {
  if (options.failures === title || options.failures === 'all') print(`  ${title}: ${typed} → ${suggested}`);
}
