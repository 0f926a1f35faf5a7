import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DBFFile } from 'dbffile';
import type { NumberParity } from '../../address/street/streets.ts';
import type { SourceFile } from '../../gazetteer/import/read-source.ts';
import { checkKind, damagedSource } from '../../gazetteer/import/source-fault.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import { ofEachPart, type SourceLine, type SourceRow } from './source-kinds.ts';

const required = ['FULLNAME', 'LFROMHN', 'LTOHN', 'RFROMHN', 'RTOHN', 'ZIPL', 'ZIPR', 'PARITYL', 'PARITYR'];
const parities: Readonly<Record<string, NumberParity>> = { E: 'even', O: 'odd', B: 'both' };
const noParts = ofEachPart(() => '');
const readAtOnce = 1000;
const headerLength = 32;

/**
 * A county's ADDRFEAT table (TIGER/Line technical documentation, 4.2). Skips sides without numbers; numbers
 * that are not plain digits are bad. Writes the source to a temporary file, which the DBF reader needs.
 */
export async function* readAddrfeat(source: SourceFile): AsyncGenerator<SourceLine> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-verification-'));
  try {
    const path = join(folder, 'addrfeat.dbf');
    await pipeline(source.bytes, createWriteStream(path));
    yield* readDbf(path, source.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* readDbf(path: string, name: string): AsyncGenerator<SourceLine> {
  const file = await DBFFile.open(path).catch((cause) => {
    throw new DataError(`${name} is not a DBF file. ${checkKind}`, { cause });
  });
  await requireWhole(path, name);
  const fields = new Set(file.fields.map((field) => field.name));
  const lacking = required.find((field) => !fields.has(field));
  if (lacking !== undefined) throw new DataError(`${name} has no field ${lacking}. ${checkKind}`);
  for (let line = 1; ; ) {
    const records = await file.readRecords(readAtOnce).catch((cause) => {
      throw damagedSource(name, cause);
    });
    if (records.length === 0) return;
    for (const each of records)
      yield { line: line++, rows: sides.flatMap((side) => sideOf(each, side) ?? []) };
  }
}

/** The DBF reader believes what the header states of the records: their number, beginning and length. */
async function requireWhole(path: string, name: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer: header } = await file.read(Buffer.alloc(headerLength), 0, headerLength, 0);
    const [count, begin, length] = [header.readUInt32LE(4), header.readUInt16LE(8), header.readUInt16LE(10)];
    if (begin + count * length > (await file.stat()).size) throw damagedSource(name);
  } finally {
    await file.close();
  }
}

const sides = ['L', 'R'] as const;

function sideOf(record: Record<string, unknown>, side: 'L' | 'R'): SourceRow | string | undefined {
  const text = (field: string) => {
    const value = record[field];
    return typeof value === 'string' ? value.trim() : '';
  };
  const [from, to] = [text(`${side}FROMHN`), text(`${side}TOHN`)];
  if (from === '' || to === '') return undefined;
  if (text('FULLNAME') === '') return 'the street is missing';
  const digits = /^\d{1,6}$/;
  if (!digits.test(from) || !digits.test(to)) return `house numbers "${from}" to "${to}" are not understood`;
  const [low, high] = [Number(from), Number(to)].sort((a, b) => a - b);
  return {
    ...noParts,
    street: text('FULLNAME'),
    postalCode: text(`ZIP${side}`),
    range: { from: low ?? 0, to: high ?? 0, parity: parities[text(`PARITY${side}`)] ?? 'both' },
  };
}
