import { expect, test } from 'vitest';
import { renderTable } from './terminal-text.ts';

test('the last column of a table is wrapped between words at 100 characters', () => {
  const words = Array.from({ length: 40 }, (_, at) => `word${at}`).join(' ');
  const lines = renderTable([
    ['A', 'LICENCE'],
    ['one', words],
    ['two', 'MIT'],
  ]).split('\n');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines[0]).toBe('A    LICENCE');
  expect(lines.at(-2)).toBe('two  MIT');
  expect(
    lines
      .slice(1, -2)
      .map((line) => line.slice(5))
      .join(' '),
  ).toBe(words);
});

test('a word that is longer than the room stays whole', () => {
  expect(
    renderTable([
      ['A'.repeat(95), 'B'],
      ['', 'C'.repeat(30)],
    ]),
  ).toContain('C'.repeat(30));
});
