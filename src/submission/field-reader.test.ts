import { describe, expect, it } from 'vitest';
import { FieldReader, isPrintable, trimmed } from './field-reader.ts';

describe('isPrintable', () => {
  it.each([
    ['an escape', 'Main\u001b[31m St'],
    ['an override of direction', 'Main \u202eteertS'],
    ['an isolate', '\u2066Main St\u2069'],
    ['a tag', 'Main\u{e0041}'],
    ['a lone surrogate', 'Main\ud800'],
  ])('refuses %s', (_, text) => {
    expect(isPrintable(text)).toBe(false);
  });

  it.each([
    ['a joiner of Persian', 'می\u200cخواهم'],
    ['a joiner of Hindi', 'क्\u200dष'],
    ['a mark of direction', 'שלום\u200f 12'],
    ['an accent that stands alone', 'Cafe\u0301'],
  ])('passes %s', (_, text) => {
    expect(isPrintable(text)).toBe(true);
  });
});

describe('the ends of a text', () => {
  it.each([
    ['an embedding, as address books copy numbers', '\u202d+49 170 1234567\u202c', '+49 170 1234567'],
    ['an isolate', '\u2068Jo\u2069 ', 'Jo'],
    ['a mark of direction behind white space', 'דוד \u200f', 'דוד'],
    ['a space without width', '\u200bjo@example.com\u200b', 'jo@example.com'],
    ['white space between invisible marks', '\u200e \u200eJo', 'Jo'],
    ['nothing but fillers', '\u3164\uffa0\u2800', ''],
  ])('lose %s', (_, text, rest) => {
    expect(trimmed(text)).toBe(rest);
  });

  it('keep a joiner, which shapes the letter before it', () => {
    expect(trimmed('ه\u200d')).toBe('ه\u200d');
  });
});

it('a city with an override of direction is an invalid field', () => {
  const reader = new FieldReader({ City: 'Ber\u202enil' });
  expect(reader.text('City', 100)).toBeNull();
  expect(reader.problems.map(({ code }) => code)).toEqual(['City.Invalid']);
});
