import { expect, test } from 'vitest';
import { delimiterOf } from './delimiter.ts';

test.each([
  ['id;Market;City', ';'],
  ['id\tMarket\tCity', '\t'],
  ['id|Market', '|'],
  ['LON,LAT,NUMBER', ','],
  ['"a;b;c",d', ','],
  ['id', ','],
  ['', ','],
])('the cells of %j are separated by %j', (line, delimiter) => {
  expect(delimiterOf(line)).toBe(delimiter);
});
