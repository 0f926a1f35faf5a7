import { expect, it } from 'vitest';
import { abbreviate } from './abbreviated-words.ts';

const shortens = (typed: string, whole: string) => abbreviate(typed.split(' '), whole.split(' '));

it('reads initials, beginnings and other letters of words, with blanks anywhere or none', () => {
  for (const typed of ['i br', 'ib', 'im br', 'i brs']) expect(shortens(typed, 'im breisgau')).toBe(true);
  for (const typed of ['odt', 'o d t', 'ob d t']) expect(shortens(typed, 'ob der tauber')).toBe(true);
  expect(shortens('am ws', 'am worthersee')).toBe(true);
});

it('asks for the first letter of each word, and for no letter that it lacks', () => {
  for (const typed of ['i', 'br', 'i bx', 'in br', 'i br d', '']) {
    expect(shortens(typed, 'im breisgau')).toBe(false);
  }
});

it('does not take words that lack a few letters for short ones', () => {
  for (const typed of ['im breisgau', 'im breisgu', 'i breisg']) {
    expect(shortens(typed, 'im breisgau')).toBe(false);
  }
});
