import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from '../../../test/support/random.ts';
import type { AddressCountry } from '../../address/countries/profile/address-country.ts';
import type { Places } from '../../address/countries/profile/places.ts';
import type { PostalAddress } from '../../address/postal-address.ts';
import { verifyAddress } from '../../address/verify-address.ts';
import { cityLines, postalRegionLines, subdivisionLines } from './country-lines.ts';
import { builtinDataDirectory } from './data-directory.ts';
import { DataError, type DataWatch } from './data-error.ts';
import { formatsFileName } from './formats.ts';
import { openGazetteer } from './gazetteer.ts';
import { openPlaces, readSummary } from './open-places.ts';

/** `FUZZ_FILES` asks for more. */
const rounds = Number(process.env.FUZZ_FILES ?? 20);

const country = 'DK';
const name = `${country}.places`;
const bytes = readFileSync(join(builtinDataDirectory(), name));
const whole = openGazetteer({ directories: [builtinDataDirectory()] }).country(country);

const folder = mkdtempSync(join(tmpdir(), 'damaged-places-'));
const builtin = join(folder, 'builtin');
const loaded = join(folder, 'loaded');
for (const each of [builtin, loaded]) mkdirSync(each);
// The folder is opened again and again, so it holds no more than the country needs.
const formats = JSON.parse(readFileSync(join(builtinDataDirectory(), formatsFileName), 'utf8'));
const own = formats.countries.filter((format: { country: string }) => format.country === country);
writeFileSync(join(builtin, formatsFileName), JSON.stringify({ ...formats, countries: own }));
for (const lines of [subdivisionLines, postalRegionLines, cityLines])
  writeFileSync(join(builtin, lines.fileName), lines.encode([]));

/** Bytes changed, cut off, left out or put in, a third of the time in what the file states about itself. */
function damaged(random: Random): Buffer {
  const within = random.below(3) === 0 ? 1200 : bytes.length;
  const at = random.below(within);
  const way = random.below(6);
  if (way === 0) return bytes.subarray(0, at);
  if (way === 1) return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + random.below(100))]);
  if (way === 2) return Buffer.concat([bytes.subarray(0, at), Buffer.alloc(8), bytes.subarray(at)]);
  const copy = Buffer.from(bytes);
  copy[at] = (copy[at] ?? 0) ^ (1 + random.below(255));
  for (let left = random.below(4); left > 0; left--) copy[random.below(within)] = random.below(256);
  return copy.equals(bytes) ? bytes.subarray(0, at) : copy;
}

/** All that is known of places, as a text. */
function told(places: Places): string {
  const codes = Array.from({ length: places.codeCount }, (_, code) => [
    places.codeText(code),
    [...places.localitiesOfCode(code)],
    places.codePosition(code),
  ]);
  const names = Array.from({ length: places.localityCount }, (_, at) => [
    places.localityName(at),
    places.areaOfLocality(at),
    [...places.codesOfLocality(at)],
  ]);
  return JSON.stringify([codes, names, places.areas]);
}

const address: PostalAddress = {
  name: 'A',
  line1: 'Vestergade 1',
  line2: null,
  line3: null,
  locality: 'Odesne',
  administrativeArea: null,
  postalCode: '5000',
};

const suggested = (of: AddressCountry | undefined) => of && verifyAddress(address, of).suggestion?.locality;

describe('a file of places that is damaged', () => {
  it('is refused wherever its beginning is cut off', () => {
    const path = join(folder, name);
    for (let length = 0; length < 400; length++) {
      writeFileSync(path, bytes.subarray(0, length));
      expect(() => readSummary(path)).toThrow(DataError);
    }
  });

  it('before it is opened is refused with a sentence that names it', () => {
    const random = seededRandom(1);
    const path = join(folder, name);
    for (let round = 0; round < rounds; round++) {
      writeFileSync(path, damaged(random));
      expect(() => openPlaces(path)).toThrow(DataError);
      expect(() => openPlaces(path)).toThrow(/DK\.places/);
      try {
        expect(readSummary(path).manifest).toBeTypeOf('object');
      } catch (fault) {
        expect(fault).toBeInstanceOf(DataError);
      }
    }
  });

  it.each([
    ['shipped and damaged before the start', builtin, true],
    ['shipped and damaged after the start', builtin, false],
    ['loaded and damaged before the start', loaded, true],
    ['loaded and damaged after the start', loaded, false],
  ])('%s: its country has its true places or none, and no suggestion is wrong', (_, directory, isBefore) => {
    const random = seededRandom(2);
    const truth = [whole?.places && told(whole.places), suggested(whole)];
    expect(truth[1]).toMatch(/^Odense/);
    let noticed = 0;
    for (let round = 0; round < rounds; round++) {
      for (const each of [builtin, loaded]) writeFileSync(join(each, name), bytes);
      const content = damaged(random);
      const path = join(directory, name);
      if (isBefore) writeFileSync(path, content);
      const tell = () => void noticed++;
      const watch: DataWatch = { setAside: tell, damaged: tell };
      const directories = directory === builtin ? [builtin] : [builtin, loaded];
      const known = openGazetteer({ directories, watch }).country(country);
      if (!isBefore) writeFileSync(path, content);
      const places = known?.places;
      if (places !== undefined) expect(told(places)).toBe(truth[0]);
      expect([truth[1], undefined]).toContain(suggested(known));
      if (directory === builtin) expect(places).toBeUndefined();
      else expect(places).toBeDefined();
    }
    // What was loaded is in memory, and a file that changes under it is not read again.
    expect(noticed).toBe(directory === loaded && !isBefore ? 0 : rounds);
  });
});
