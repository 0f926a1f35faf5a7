import { expect, it } from 'vitest';
import { malaySpelling } from './malay.ts';

it.each([
  ['machang', 'macang'],
  ['kuangga', 'kuanga'],
  ['lumut', 'lomoot'],
  ['terengganu', 'trengganu'],
  ['perlis', 'prlis'],
  ['simpang', 'sempang'],
])('%s is spelt %s too', (name, other) => {
  expect(malaySpelling(name)).toBe(malaySpelling(other));
});

it.each([
  ['ganu', 'gau'],
  ['kuangga', 'kua'],
  ['machang', 'maang'],
  ['merah', 'mrah'],
  ['kesang', 'ksang'],
  ['lumut', 'lmt'],
])('%s is another name than %s', (name, other) => {
  expect(malaySpelling(name)).not.toBe(malaySpelling(other));
});
