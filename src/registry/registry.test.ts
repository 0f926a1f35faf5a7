import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { AddressFormat } from '../address/address-format.ts';
import type { Market, Markets } from '../market/market.ts';
import { formatOf, type RecordLine, readRecords, UnreadableFileError } from './read-records.ts';
import { recordSink } from './record-sinks.ts';
import type { Registry } from './registry.ts';
import type { Branch, ProfileEntry, SiteUrlEntry } from './registry-entries.ts';
import { readBranch, readProfile, readSiteUrl } from './registry-records.ts';

const format: AddressFormat = {
  country: 'US',
  requiresLocality: true,
  requiresAdministrativeArea: true,
  requiresPostalCode: true,
  administrativeAreas: [{ code: 'CA', names: ['California'] }],
  usesAdministrativeArea: true,
};
const us = {
  code: 'US',
  country: { format, dataVersion: 'test' },
  phone: { form: '(###)###-####', example: '(201)555-0100' },
} as Market;
const markets: Markets = {
  find: (code) => (code === 'US' ? us : undefined),
  codes: () => ['US'],
  dataVersion: 'test',
};

function fileOf(name: string, content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'records-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

async function linesOf(name: string, content: string | Buffer): Promise<RecordLine[]> {
  const lines: RecordLine[] = [];
  const file = fileOf(name, content);
  for await (const batch of await readRecords(file, formatOf(file))) lines.push(...batch);
  return lines;
}

describe('files of records', () => {
  test('a file that is not there is named', async () => {
    await expect(readRecords('/nowhere/a.ndjson', 'ndjson')).rejects.toThrow(
      '/nowhere/a.ndjson cannot be read (ENOENT).',
    );
    await expect(readRecords('/nowhere/a.csv', 'csv')).rejects.toThrow(UnreadableFileError);
  });

  test('an extension that says nothing is refused; standard input is NDJSON', () => {
    expect(() => formatOf('records.txt')).toThrow('--format');
    expect([formatOf('-'), formatOf('A.CSV'), formatOf('a.jsonl')]).toEqual(['ndjson', 'csv', 'ndjson']);
  });

  test('a line that is no JSON object is named with its number and the rest is read', async () => {
    expect(await linesOf('a.ndjson', '{"a":1}\r\n{"a":\n[1]\nnull\n\n{"a":2}')).toEqual([
      { line: 1, record: { a: 1 } },
      { line: 2, problem: { code: 'Line.NotJson' } },
      { line: 3, problem: { code: 'Line.NotObject' } },
      { line: 4, problem: { code: 'Line.NotObject' } },
      { line: 5, problem: { code: 'Line.NotJson' }, isBlank: true },
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
      { line: 6, problem: { code: 'Line.Cells', params: { cells: '1', columns: '2' } } },
      { line: 7, record: { id: '4', name: 'x' } },
    ]);
  });

  test('a quote that is never closed ends the file with the line where it began to be unreadable', async () => {
    await expect(linesOf('a.csv', 'id,name\n1,"a\n')).rejects.toThrow(/is not CSV from line \d+ on/);
  });

  test('a line of more than a mebibyte is refused and the rest is read', async () => {
    const tooLong = { code: 'Line.TooLong', params: { max: '1048576' } };
    const content = `{"a":1}\n"${'x'.repeat(1_100_000)}"\n{"a":2}\n"${'x'.repeat(1_048_576)}`;
    expect(await linesOf('a.ndjson', content)).toEqual([
      { line: 1, record: { a: 1 } },
      { line: 2, problem: tooLong },
      { line: 3, record: { a: 2 } },
      { line: 4, problem: tooLong },
    ]);
  });

  test('a line of broken UTF-8 is not JSON, a byte order mark is passed over', async () => {
    const content = Buffer.concat([
      Buffer.from('\ufeff{"a":1}\n{"a":"'),
      Buffer.from([0xff]),
      Buffer.from('"}\n'),
    ]);
    expect(await linesOf('a.ndjson', content)).toEqual([
      { line: 1, record: { a: 1 } },
      { line: 2, problem: { code: 'Line.NotJson' } },
    ]);
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

  const codesOf = ({ problems }: { problems: readonly { code: string }[] }) =>
    problems.map(({ code }) => code);

  test.each([
    [{ id: undefined }, 'ProfileId.Invalid'],
    [{ id: 7 }, 'ProfileId.Invalid'],
    [{ id: 'a\u0000b' }, 'ProfileId.Invalid'],
    [{ id: 'x'.repeat(201) }, 'ProfileId.Invalid'],
    [{ market: ' ' }, 'Market.Required'],
    [{ market: 'XX' }, 'Market.Unknown'],
    [{ market: 7 }, 'Market.Unknown'],
    [{ AddressPrimary: ' ' }, 'AddressPrimary.Required'],
    [{ Email: 'jo@example' }, 'Email.Invalid'],
    [{ City: 'a\u0000b' }, 'City.Invalid'],
    [{ PostalCode: 94538 }, 'PostalCode.Invalid'],
    [{ Phone: 5105550123 }, 'Phone.Invalid'],
    [{ Name: 'x'.repeat(101) }, 'Name.TooLong'],
  ])('a profile with %j is refused with %s', (change, code) => {
    expect(readProfile({ ...profile, ...change }, markets)).toMatchObject({
      entry: null,
      problems: [{ code }],
    });
  });

  test('all that is wrong with a record is told at once', () => {
    const wrong = { id: 7, market: 'XX', Email: 'x', Phone: 1, PostalCode: 2 };
    expect(codesOf(readProfile(wrong, markets))).toEqual([
      'Email.Invalid',
      'Phone.Invalid',
      'AddressPrimary.Required',
      'PostalCode.Invalid',
      'ProfileId.Invalid',
      'Market.Unknown',
    ]);
    expect(codesOf(readBranch({ province: 1, active: 'perhaps' }, markets))).toEqual([
      'BranchId.Invalid',
      'Market.Required',
      'BranchName.Required',
      'BranchProvince.Unknown',
      'Active.Invalid',
    ]);
    expect(codesOf(readSiteUrl({ siteUrl: 'a-b', owner: 7 }))).toEqual(['SiteUrl.Invalid', 'Owner.Invalid']);
  });

  test('a profile is read with outer white space dropped and absent parts null', () => {
    expect(readProfile({ ...profile, Name: ' Jo ' }, markets).entry).toMatchObject({
      id: 'p1',
      market: 'US',
      email: null,
      phone: null,
      address: { name: 'Jo', line2: null, administrativeArea: 'CA' },
    });
  });

  test.each([
    [{ id: 0 }, 'BranchId.Invalid'],
    [{ id: 1.5 }, 'BranchId.Invalid'],
    [{ id: 'x' }, 'BranchId.Invalid'],
    [{ name: '' }, 'BranchName.Required'],
    [{ name: 'x'.repeat(101) }, 'BranchName.Invalid'],
    [{ province: 'Ontario' }, 'BranchProvince.Unknown'],
    [{ active: 'perhaps' }, 'Active.Invalid'],
  ])('a branch with %j is refused with %s', (change, code) => {
    const findings = readBranch({ id: 1, market: 'US', name: 'B', ...change }, markets);
    expect(findings).toMatchObject({ entry: null, problems: [{ code }] });
  });

  test('a branch from CSV is the same as one from JSON, its province by its code', () => {
    const fromCsv = readBranch(
      { id: '12', market: 'US', name: 'B', province: 'california', active: 'false' },
      markets,
    );
    expect(fromCsv).toEqual(
      readBranch({ id: 12, market: 'US', name: 'B', province: 'CA', active: false }, markets),
    );
    expect(readBranch({ id: 1, market: 'US', name: 'B' }, markets).entry).toMatchObject({
      province: null,
      active: true,
    });
  });

  test.each(['my-site', 'é', 'a b', '', 'x'.repeat(64), 7])('%j is no site URL', (siteUrl) => {
    expect(readSiteUrl({ siteUrl, owner: 'p' }).entry).toBeNull();
  });
});

const clerk = { actor: 'clerk', requestId: null };

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
      putSiteUrls: async (entries) => {
        const refused = entries.filter(({ siteUrl }) => siteUrl.toLowerCase().startsWith('taken'));
        put.siteUrls.push(...entries.filter((entry) => !refused.includes(entry)));
        return refused;
      },
    };
    return { put, registry };
  }

  test('refused lines are answered with their numbers, the others are put', async () => {
    const { put, registry } = recordingRegistry();
    const refusals = await recordSink(
      'site-urls',
      registry,
      markets,
      clerk,
    )([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, problem: { code: 'Line.NotJson' } },
      { line: 3, record: { siteUrl: 'bob' } },
    ]);
    expect(refusals).toEqual([
      { line: 2, problems: [{ code: 'Line.NotJson' }] },
      { line: 3, problems: [{ code: 'Owner.Required' }] },
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'Ann', owner: 'p1' }]);
  });

  test('of lines with one key the last counts, whatever its case', async () => {
    const { put, registry } = recordingRegistry();
    await recordSink(
      'site-urls',
      registry,
      markets,
      clerk,
    )([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'ANN', owner: 'p1' } },
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'ANN', owner: 'p1' }]);
  });

  test('a site URL is asked for by one owner after the other, as single puts would', async () => {
    const { put, registry } = recordingRegistry();
    await recordSink(
      'site-urls',
      registry,
      markets,
      clerk,
    )([
      { line: 1, record: { siteUrl: 'Ann', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'Bob', owner: 'p1' } },
      { line: 3, record: { siteUrl: 'ANN', owner: 'p2' } },
    ]);
    expect(put.siteUrls.map(({ siteUrl, owner }) => [siteUrl, owner])).toEqual([
      ['Ann', 'p1'],
      ['Bob', 'p1'],
      ['ANN', 'p2'],
    ]);
  });

  test('each line whose site URL is taken is refused, in the order of the lines', async () => {
    const { put, registry } = recordingRegistry();
    const refusals = await recordSink(
      'site-urls',
      registry,
      markets,
      clerk,
    )([
      { line: 1, record: { siteUrl: 'taken1', owner: 'p1' } },
      { line: 2, record: { siteUrl: 'bob' } },
      { line: 3, record: { siteUrl: 'TAKEN1', owner: 'p1' } },
      { line: 4, record: { siteUrl: 'free', owner: 'p1' } },
    ]);
    expect(refusals.map(({ line, problems }) => [line, ...problems.map(({ code }) => code)])).toEqual([
      [1, 'SiteUrl.Taken'],
      [2, 'Owner.Required'],
      [3, 'SiteUrl.Taken'],
    ]);
    expect(put.siteUrls).toEqual([{ siteUrl: 'free', owner: 'p1' }]);
  });

  test('nothing is put where every line is refused', async () => {
    const { put, registry } = recordingRegistry();
    await recordSink('branches', registry, markets, clerk)([{ line: 1, record: {} }]);
    expect(put.branches).toEqual([]);
  });
});
