import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipFile } from '../../../test/support/zip-file.ts';
import { DataError } from '../read/data-error.ts';
import { type CsvOptions, readCsv } from './read-csv.ts';
import { type SourceOptions, withSource } from './read-source.ts';

describe('withSource', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'source-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const file = (content: string | Buffer) => {
    const path = join(folder, 'data');
    writeFileSync(path, content);
    return path;
  };
  const lines = (content: string | Buffer, options?: SourceOptions) =>
    withSource(file(content), ({ lines }) => all(lines), options);
  const csv = (content: string | Buffer, options?: CsvOptions) =>
    withSource(file(content), (source) => all(readCsv(source, options)));

  const text = '\ufeffone\r\ntwo\n\nthree';
  it.each([
    ['plain', text],
    ['packed by gzip', gzipSync(text)],
    ['in a zip file', zipFile({ 'data.txt': text, 'readme.txt': 'not this' })],
  ])('reads lines of a file that is %s', async (_, content) => {
    expect(await lines(content)).toEqual(['one', 'two', '', 'three']);
  });

  it('reads other encodings', async () => {
    expect(await lines(Buffer.from([0x4d, 0xe9, 0x78]), { encoding: 'iso-8859-1' })).toEqual(['Méx']);
    expect(await lines(Buffer.from([0x93, 0x8c, 0x8b, 0x9e]), { encoding: 'shift_jis' })).toEqual(['東京']);
  });

  const bomb = Buffer.alloc(20 * 1024 ** 2, `${'x'.repeat(999)}\n`);
  it.each([
    ['gzip', gzipSync(bomb)],
    ['a zip file', zipFile({ 'bomb.txt': bomb })],
  ])('refuses what unpacks to many times its size: %s', async (_, content) => {
    await expect(lines(content)).rejects.toThrow(/^data holds more than 16 MB when it is unpacked\. Check/);
  });

  it('refuses a zip file as soon as it is larger than it states', async () => {
    const lying = zipFile({ 'bomb.txt': bomb });
    const central = lying.indexOf('PK\u0001\u0002');
    lying.writeUInt32LE(1000, central + 24);
    await expect(lines(lying)).rejects.toThrow(DataError);
  });

  it('refuses more bytes than its limit', async () => {
    await expect(lines('x'.repeat(101), { maxBytes: 100 })).rejects.toThrow(/holds more than 0 MB/);
  });

  it('names the damaged file', async () => {
    const damaged = gzipSync('x'.repeat(1000));
    damaged.writeUInt8(damaged.readUInt8(14) ^ 0xff, 14);
    await expect(lines(damaged)).rejects.toThrow(/^data is cut short or damaged: /);
    await expect(lines(gzipSync(text).subarray(0, 20))).rejects.toThrow(/^data is cut short or damaged: /);
  });

  it('reads separated values with quotes, other delimiters and line numbers', async () => {
    expect(await csv('a,b\n"c,1","d\n2"\n\ne')).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 3, values: ['c,1', 'd\n2'] },
      { line: 5, values: ['e'] },
    ]);
    expect(await csv('a|"b', { delimiter: '|', quoted: false })).toEqual([{ line: 1, values: ['a', '"b'] }]);
  });

  it('refuses quotes that are never closed', async () => {
    await expect(csv('a,"b\nc,d')).rejects.toThrow(DataError);
  });
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) found.push(item);
  return found;
}
