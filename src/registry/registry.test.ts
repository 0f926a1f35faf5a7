import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AddressFormat } from '../address/address-format.ts';
import type { Branch, ProfileEntry, Registry, SiteUrlEntry } from '../checkout/ports.ts';
import type { Market, Markets } from '../market/market.ts';
import { emptyLine, formatOf, type RecordLine, readRecords, UnreadableFileError } from './read-records.ts';
import { recordSink } from './record-sinks.ts';
import { RecordError, readBranch, readProfile, readSiteUrl } from './registry-records.ts';

const format: AddressFormat = {
  country: 'US',
  requiresLocality: true,
  requiresAdministrativeArea: true,
  requiresPostalCode: true,
  administrativeAreas: [{ code: 'CA', names: ['California'] }],
  usesAdministrativeArea: true,
  labelFormat: '%N%n%A%n%C, %S %Z',
};
const us = { code: 'US', country: { format, dataVersion: 'test' } } as Market;
const markets: Markets = { find: (code) => (code === 'US' ? us : undefined), dataVersion: 'test' };

function fileOf(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

async function linesOf(name: string, content: string | Buffer): Promise<RecordLine[]> {
  const lines: RecordLine[] = [];
  const file = fileOf(name, content);
  for await (const batch of readRecords(file, formatOf(file))) lines.push(...batch);
  return lines;
}

describe('files of records', () => {
  test('a file that is not there is named', async () => {
    await expect(readRecords('/nowhere/a.ndjson', 'ndjson').next()).rejects.toThrow(
      '/nowhere/a.ndjson cannot be read (ENOENT).',
    );
    await expect(readRecords('/nowhere/a.csv', 'csv').next()).rejects.toThrow(UnreadableFileError);
  });

  test('an extension that says nothing is refused; standard input is NDJSON', () => {
    expect(() => formatOf('records.txt')).toThrow('--format');
    expect([formatOf('-'), formatOf('A.CSV'), formatOf('a.jsonl')]).toEqual(['ndjson', 'csv', 'ndjson']);
  });

  test('a line that is no JSON object is named with its number and the rest is read', async () => {
    expect(await linesOf('a.ndjson', '{"a":1}\r\n{"a":\n[1]\nnull\n\n{"a":2}')).toEqual([
      { line: 1, record: { a: 1 } },
      { line: 2, reason: 'the line is not JSON' },
      { line: 3, reason: 'the line is no JSON object' },
      { line: 4, reason: 'the line is no JSON object' },
      { line: 5, reason: emptyLine },
      { line: 6, record: { a: 2 } },
    ]);
  });

  test('a member named __proto__ stays a member', async () => {
    const [line] = await linesOf('a.ndjson', '{"__proto__":{"market":"US"},"id":"1"}');
    expect(line && 'record' in line && line.record.market).toBeUndefined();
  });

  test('CSV cells may hold quotes, commas and line breaks; empty ones are absent; lines are counted in the file', async () => {
    expect(await linesOf('a.csv', '\ufeffid, name\r\n1,"a ""b"", c\nd"\r\n2,\r\n\r\n3\r\n4,x\r\n')).toEqual([
      { line: 2, record: { id: '1', name: 'a "b", c\nd' } },
      { line: 4, record: { id: '2' } },
      { line: 6, reason: 'the line has 1 cells where the first line names 2 columns' },
      { line: 7, record: { id: '4', name: 'x' } },
    ]);
  });

  test('a quote that is never closed ends the file with the line where it began to be unreadable', async () => {
    await expect(linesOf('a.csv', 'id,name\n1,"a\n')).rejects.toThrow(/is not CSV from line \d+ on/);
  });

  test('a line of more than a mebibyte ends the file', async () => {
    await expect(linesOf('a.ndjson', `{"a":1}\n"${'x'.repeat(1_100_000)}`)).rejects.toThrow(
      'Line 2 is longer',
    );
  });

  test('NDJSON of any objects is read back whole, wherever the chunks of the file end', async () => {
    const objects = fc.array(
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
      ),
    );
    await fc.assert(
      fc.asyncProperty(objects, async (records) => {
        const lines = await linesOf(
          'a.ndjson',
          records.map((record) => `${JSON.stringify(record)}\n`).join(''),
        );
        expect(lines.map((line) => ('record' in line ? { ...line.record } : line))).toEqual(
          records.map((record) => ({ ...record })),
        );
      }),
      { numRuns: 50 },
    );
  });
});

describe('records', () => {
  const profile = {
    id: 'p1',
    market: 'us',
    Name: 'Jo',
    AddressPrimary: '1 Main St',
    City: 'Fremont',
    Province: 'CA',
    PostalCode: '94538',
  };

  test.each([
    [{ id: undefined }, 'id is missing'],
    [{ id: 7 }, 'id must be text'],
    [{ market: 'XX' }, 'market is no country code'],
    [{ AddressPrimary: ' ' }, 'AddressPrimary is missing'],
    [{ Email: 'jo@example' }, 'Email is not an email address'],
    [{ City: 'a\u0000b' }, 'City holds control'],
    [{ PostalCode: 94538 }, 'PostalCode must be text'],
    [{ Name: 'x'.repeat(101) }, 'Name is longer than 100'],
  ])('a profile with %j is refused', (change, reason) => {
    expect(() => readProfile({ ...profile, ...change }, markets)).toThrow(reason);
    expect(() => readProfile({ ...profile, ...change }, markets)).toThrow(RecordError);
  });

  test('a profile is read with outer white space dropped and absent parts null', () => {
    const { address, ...rest } = readProfile({ ...profile, Name: ' Jo ' }, markets);
    expect(rest).toEqual({ id: 'p1', market: 'US', email: null, phone: null });
    expect(address).toMatchObject({ name: 'Jo', line2: null, administrativeArea: 'CA' });
  });

  test.each([
    [{ id: 0 }, 'id must be a whole number'],
    [{ id: 1.5 }, 'id must be a whole number'],
    [{ id: 'x' }, 'id must be a whole number'],
    [{ name: '' }, 'name is missing'],
    [{ province: 'Ontario' }, 'province is not known'],
    [{ active: 'perhaps' }, 'active must be'],
  ])('a branch with %j is refused', (change, reason) => {
    expect(() => readBranch({ id: 1, market: 'US', name: 'B', ...change }, markets)).toThrow(reason);
  });

  test('a branch from CSV is the same as one from JSON, its province by its code', () => {
    const fromCsv = readBranch(
      { id: '12', market: 'US', name: 'B', province: 'california', active: 'false' },
      markets,
    );
    expect(fromCsv).toEqual(
      readBranch({ id: 12, market: 'US', name: 'B', province: 'CA', active: false }, markets),
    );
    expect(readBranch({ id: 1, market: 'US', name: 'B' }, markets)).toMatchObject({
      province: null,
      active: true,
    });
  });

  test.each(['my-site', 'é', 'a b', ''])('%j is no site URL', (siteUrl) => {
    expect(() => readSiteUrl({ siteUrl, owner: 'p' })).toThrow(RecordError);
  });
});

describe('putting records in', () => {
  function recordingRegistry() {
    const put: { profiles: ProfileEntry[]; branches: Branch[]; siteUrls: SiteUrlEntry[] } = {
      profiles: [],
      branches: [],
      siteUrls: [],
    };
    const registry: Registry = {
      putProfiles: async (entries) => void put.profiles.push(...entries),
      putBranches: async (entries) => void put.branches.push(...entries),
      putSiteUrls: async (entries) => void put.siteUrls.push(...entries),
    };
    return { put, registry };
  }

  test('refused lines are answered with their numbers, the others are put', async () => {
    const { put, registry } = recordingRegistry();
    const refusals = await recordSink(
      'site-urls',
      registry,
      markets,
    )([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, reason: 'the line is not JSON' },
      { line: 3, record: { siteUrl: 'bob' } },
    ]);
    expect(refusals).toEqual([
      { line: 2, reason: 'the line is not JSON' },
      { line: 3, reason: 'owner is missing' },
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'Ann', owner: 'p1' }]);
  });

  test('of lines with one key the last counts, whatever its case', async () => {
    const { put, registry } = recordingRegistry();
    await recordSink(
      'site-urls',
      registry,
      markets,
    )([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'ANN', owner: 'p2' } },
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'ANN', owner: 'p2' }]);
  });

  test('nothing is put where every line is refused', async () => {
    const { put, registry } = recordingRegistry();
    await recordSink('branches', registry, markets)([{ line: 1, record: {} }]);
    expect(put.branches).toEqual([]);
  });
});
