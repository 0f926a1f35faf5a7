import { describe, expect, it } from 'vitest';
import { FieldReader, isPrintable } from './field-reader.ts';

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

it('a city with an override of direction is an invalid field', () => {
  const reader = new FieldReader({ City: 'Ber\u202enil' });
  expect(reader.text('City', 100)).toBeNull();
  expect(reader.problems.map(({ code }) => code)).toEqual(['City.Invalid']);
});
