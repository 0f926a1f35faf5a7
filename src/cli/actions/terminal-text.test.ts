import { afterEach, expect, test, vi } from 'vitest';
import { renderTable, showReading } from './terminal-text.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('progress tells the share that was read and how long the rest takes', () => {
  vi.useFakeTimers();
  const shown: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => shown.push(text) > 0);
  const isTTY = Object.getOwnPropertyDescriptor(process.stderr, 'isTTY');
  Object.defineProperty(process.stderr, 'isTTY', { configurable: true, value: true });
  showReading('a.csv', 20_000, 0.25);
  vi.advanceTimersByTime(2000);
  showReading('a.csv', 40_000, 0.5);
  if (isTTY === undefined) Reflect.deleteProperty(process.stderr, 'isTTY');
  else Object.defineProperty(process.stderr, 'isTTY', isTTY);
  expect(shown.map((text) => `${text}`.replace('\r\u001b[K', ''))).toEqual([
    'a.csv: 20000 lines, 25 %',
    'a.csv: 40000 lines, 50 %, about 4 s left',
  ]);
});

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
