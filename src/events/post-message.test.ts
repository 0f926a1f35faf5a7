import { expect, test } from 'vitest';
import { retryAfterMs } from './post-message.ts';

const now = new Date('2026-03-01T12:00:00Z');

test.each([
  ['120', 120_000],
  [' 0 ', 0],
  ['Sun, 01 Mar 2026 12:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 11:00:00 GMT', 0],
  ['999999999', 3_600_000],
  ['Mon, 01 Mar 2027 12:00:00 GMT', 3_600_000],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('%j asks to wait for %j ms', (header, ms) => {
  expect(retryAfterMs(header, now)).toBe(ms);
});
