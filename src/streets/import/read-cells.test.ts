import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellReader } from './read-table.ts';

const cell = fc.string({ unit: fc.constantFrom('a', ',', '"', ' ', '\n', 'é', '1'), maxLength: 8 });

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

test('reads records as a CSV parser does, also cells of several lines', () => {
  const record = fc.array(cell, { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(record, { minLength: 1, maxLength: 5 }), (records) => {
      const text = records.map((cells) => cells.map(quoted).join(',')).join('\n');
      const read = cellReader(',');
      const found = text.split('\n').flatMap((line) => {
        const cells = read(line);
        return cells === undefined ? [] : [cells];
      });
      expect(found).toEqual(parse(text, { relax_column_count: true }));
    }),
  );
});

test('an unclosed quote ends at 65,536 characters, and the next line is read', () => {
  const read = cellReader(',');
  expect(read('a,"b')).toBeUndefined();
  expect(read('c'.repeat(70_000))).toBe('a quote is not closed');
  expect(read('d,e')).toEqual(['d', 'e']);
});
