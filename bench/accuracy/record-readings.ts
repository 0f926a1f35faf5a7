/**
 * How does each part of the engine read what people type? `npm test` compares the readings with those of
 * test/vectors/address-readings.tsv (test/address-readings.test.ts).
 *
 *   npx tsx bench/accuracy/record-readings.ts
 *
 * Reads the texts of that file again and writes it: check the difference before you commit it. To record
 * another text, add a line with its kind (see readings.ts), its country and the text, and run this.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromReadingLine, openReaders, toReadingLine } from './readings.ts';

const file = new URL('../../test/vectors/address-readings.tsv', import.meta.url);
const read = await openReaders();
const lines = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map(fromReadingLine)
  .map((recorded) => toReadingLine({ ...recorded, reading: read(recorded) }));
const sorted = [...new Set(lines)].sort();
writeFileSync(file, `${sorted.join('\n')}\n`);
process.stdout.write(`${sorted.length} readings. Read the difference before you commit it.\n`);
