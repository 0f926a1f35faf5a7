import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromReadingLine, openReaders } from '../bench/accuracy/readings.ts';

const read = await openReaders();
const recorded = readFileSync(new URL('vectors/address-readings.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map(fromReadingLine);
const kinds = [...new Set(recorded.map(({ kind }) => kind))];

/** If a change is intended, `npx tsx bench/accuracy/record-readings.ts` writes a new record. */
it.each(kinds)('each recorded text is read as before: %s', (kind) => {
  const ofKind = recorded.filter((each) => each.kind === kind);
  expect(ofKind.map((each) => ({ ...each, reading: read(each) }))).toEqual(ofKind);
});
