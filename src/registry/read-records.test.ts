import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { delimiterOf } from '../encoding/delimiter.ts';
import { OperatorError } from '../operator-error.ts';
import type { RecordLine } from './ndjson.ts';
import { formatOf, readRecords, seeDelimiter } from './read-records.ts';

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
  test('a missing file is named', async () => {
    await expect(readRecords('/nowhere/a.ndjson', 'ndjson')).rejects.toThrow(
      '/nowhere/a.ndjson cannot be read (ENOENT).',
    );
    await expect(readRecords('/nowhere/a.csv', 'csv')).rejects.toThrow(OperatorError);
  });

  test('an unknown extension is refused; standard input is NDJSON', () => {
    expect(() => formatOf('records.txt')).toThrow('--format');
    expect(['-', 'A.CSV', 'a.tsv', 'a.jsonl'].map(formatOf)).toEqual(['ndjson', 'csv', 'csv', 'ndjson']);
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

  test('CSV cells may hold quotes, commas and line breaks; empty cells are absent', async () => {
    expect(await linesOf('a.csv', '\ufeffid, name\r\n1,"a ""b"", c\nd"\r\n2,\r\n\r\n3\r\n4,x\r\n')).toEqual([
      { line: 2, record: { id: '1', name: 'a "b", c\nd' } },
      { line: 4, record: { id: '2' } },
      { line: 6, problem: { code: 'Line.Cells', params: { cells: '1', columns: '2' } } },
      { line: 7, record: { id: '4', name: 'x' } },
    ]);
  });

  test('a file of tabs is read by its extension, whatever else its first line holds', async () => {
    expect(await linesOf('a.tsv', 'id\tname, first; last\n1\tx\n')).toEqual([
      { line: 2, record: { id: '1', 'name, first; last': 'x' } },
    ]);
  });

  test.each([
    ['a.csv', 'id;Ort\n1;Nürnberg\n'],
    ['a.ndjson', '{"id":"1","Ort":"Nürnberg"}\n'],
  ])('%s in Windows-1252 is read as that, and it is said', async (name, content) => {
    const file = fileOf(name, Buffer.from(content, 'latin1'));
    const said: string[] = [];
    const onEncoding = (sentence: string) => said.push(sentence);
    const lines: RecordLine[] = [];
    for await (const batch of await readRecords(file, formatOf(file), { onEncoding })) lines.push(...batch);
    expect(lines).toMatchObject([{ record: { id: '1', Ort: 'Nürnberg' } }]);
    expect(said).toEqual([`${name} is not in UTF-8, so it is read as Windows-1252.`]);
  });

  test('a quote that is never closed ends the reading, and the error names its line', async () => {
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

  test('a line of broken UTF-8 is not JSON; a byte order mark is skipped', async () => {
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

describe('the delimiter of a CSV file', () => {
  test('is that of the first line, and the whole file is read, in whatever pieces it arrives', async () => {
    const pieces = fc.array(fc.string({ unit: fc.constantFrom('a', ';', ',', '\n', 'é') }));
    await fc.assert(
      fc.asyncProperty(pieces, async (texts) => {
        const input = Readable.from(texts.map((text) => Buffer.from(text)));
        const { delimiter, whole } = await seeDelimiter(input);
        const read = Buffer.concat(await Readable.from(whole).toArray()).toString();
        expect(read).toBe(texts.join(''));
        expect(delimiter).toBe(delimiterOf(read.split('\n')[0] ?? ''));
      }),
    );
  });
});
