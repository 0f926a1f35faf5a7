import { copyFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { madeStreetsFile } from '../../../test/fixtures/made-streets.ts';
import { seededRandom } from '../../../test/support/random.ts';
import { DataError, type DataWatch } from '../../gazetteer/read/data-error.ts';
import { type OpenedStreets, openStreets } from './open-streets.ts';
import { openAllStreets } from './street-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'damaged-streets-'));
const sound = join(folder, 'sound.streets');
const other = join(folder, 'other.streets');
const codes = Array.from({ length: 40 }, (_, at) => String(94500 + at));
const rows = codes.flatMap((code) =>
  Array.from({ length: 30 }, (_, at) => [code, `Street ${at} of ${code} Ave`, '1', `${at + 2}`] as const),
);
let all: ReadonlyMap<string, string>;

beforeAll(async () => {
  copyFileSync(await madeStreetsFile('US', rows, { isComplete: true }), sound);
  copyFileSync(await madeStreetsFile('US', rows.slice(0, 200)), other);
  const streets = openStreets(sound);
  all = new Map(codes.map((code) => [code, told(streets, code)]));
});

/** All that is known of a code, as a text. */
function told(streets: OpenedStreets, code: string): string {
  const at = streets.findCode(code);
  if (at < 0) return '';
  const names = streets.streetsLike(at, () => true).map(([, key]) => key);
  const numbers = [...streets.streetsOfCode(at)].map((street) =>
    JSON.stringify([streets.streetName(street, at), streets.numbersOf(at, street)?.values]),
  );
  return [...names, ...numbers].join('\n');
}

/** A copy of the sound file. */
function copied(name: string): string {
  const path = join(folder, `${name}.streets`);
  copyFileSync(sound, path);
  return path;
}

/** Asks for everything; each answer must be the true one or none. Returns whether any is missing. */
function asked(streets: OpenedStreets): boolean {
  const answers = codes.map((code) => [told(streets, code), all.get(code)] as const);
  for (const [answer, truth] of answers) {
    const lines = new Set(truth?.split('\n'));
    const wrong = answer
      .split('\n')
      .filter((line) => line !== '' && !lines.has(line) && !/^\["",|,null\]$/.test(line));
    expect(wrong).toEqual([]);
  }
  return answers.some(([answer, truth]) => answer !== truth);
}

describe('a street file that changes while it is in use has no streets from then on', () => {
  it.each<[string, (path: string) => void]>([
    ['another one copied over it', (path) => copyFileSync(other, path)],
    ['cut short', (path) => truncateSync(path, 700)],
    ['emptied', (path) => truncateSync(path, 0)],
    ['overwritten with zeros', (path) => writeFileSync(path, Buffer.alloc(readFileSync(path).length))],
  ])('%s', (name, change) => {
    const path = copied(name.replaceAll(' ', '-'));
    const faults: string[] = [];
    const streets = openStreets(path, ({ message }) => faults.push(message));
    change(path);
    expect(asked(streets)).toBe(true);
    expect(streets.findCode('94500')).toBe(-1);
    expect(streets.streetsOfCore('street')).toEqual([0, 0]);
    expect(faults).toEqual([expect.stringMatching(/import it again/)]);
  });

  it('whatever bytes are damaged, and nothing wrong is told', () => {
    const random = seededRandom(7);
    const bytes = readFileSync(sound);
    let damaged = 0;
    for (let round = 0; round < rounds; round++) {
      const path = copied('damaged');
      let isNoticed = false;
      const streets = openStreets(path, () => {
        isNoticed = true;
      });
      const changed = Buffer.from(bytes);
      for (let count = 1 + random.below(4); count > 0; count--)
        changed[random.below(changed.length)] = random.below(256);
      writeFileSync(path, changed);
      expect(asked(streets) && !isNoticed).toBe(false);
      damaged += Number(isNoticed);
    }
    expect(damaged).toBeGreaterThan(rounds / 2);
  });
});

/** `FUZZ_FILES` asks for more. */
const rounds = Number(process.env.FUZZ_FILES ?? 60);

describe('a street file that is damaged before it is opened', () => {
  it('is refused with a sentence that names it, whatever is damaged', () => {
    const random = seededRandom(8);
    const bytes = readFileSync(sound);
    const path = join(folder, 'refused.streets');
    for (let round = 0; round < rounds; round++) {
      const changed = Buffer.from(bytes);
      const at = random.below(changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 + random.below(255));
      writeFileSync(path, random.below(4) === 0 ? changed.subarray(0, at) : changed);
      expect(() => openStreets(path)).toThrow(DataError);
      expect(() => openStreets(path)).toThrow(/refused\.streets/);
    }
  });

  it('is set aside, and the others serve', () => {
    const data = mkdtempSync(join(tmpdir(), 'streets-data-'));
    copyFileSync(sound, join(data, 'US.streets'));
    writeFileSync(join(data, 'DE.streets'), 'no streets');
    const aside: string[] = [];
    const watch: DataWatch = { setAside: (country) => aside.push(country), damaged: () => undefined };
    expect([...openAllStreets(data, watch).keys()]).toEqual(['US']);
    expect(aside).toEqual(['DE']);
  });
});
