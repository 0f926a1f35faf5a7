import { expect, it } from 'vitest';
import { abbreviate, abbreviatesName, contracts } from './abbreviated-words.ts';

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

const means = (typed: string, whole: string) => abbreviatesName(typed, whole.split(' '));

it('reads a short word as a name by its beginning, its initials or letters in their order', () => {
  for (const [typed, whole] of [
    ['casa', 'casablanca'],
    ['gdl', 'guadalajara'],
    ['bh', 'belo horizonte'],
    ['cpt', 'cape town'],
    ['ffm', 'frankfurt am main'],
    ['caba', 'ciudad autonoma de buenos aires'],
    ['sthlm', 'stockholm'],
  ] as const)
    expect(means(typed, whole)).toBe(true);
});

it('asks of a short word for the first letter of each long word, and for half of a name at most', () => {
  for (const [typed, whole] of [
    ['dl', 'guadalajara'],
    ['gld', 'guadalajara'],
    ['b', 'belo horizonte'],
    ['fm', 'fulda'],
    ['berl', 'berlin'],
    ['stoklm', 'stockholm'],
    ['stckhlm', 'stockholm'],
    ['x', ''],
  ] as const)
    expect(means(typed, whole)).toBe(false);
});

it('reads an apostrophe as nothing but the middle of the first word', () => {
  for (const typed of ["N'castel", "M'castle", "Newcastle'castle", "N'le", 'Ncastle', "New'castle", ''])
    expect(contracts(typed, ['newcastle', 'upon', 'tyne'])).toBe(false);
  expect(contracts("N'castle", [])).toBe(false);
  expect(contracts("D'berville", ['diberville'])).toBe(false);
});

it('reads any first and last letters of a word around an apostrophe', () => {
  for (let begin = 1; begin <= 3; begin++)
    for (let end = 3; begin + end < 'düsseldorf'.length - 1; end++) {
      const typed = `${'Düsseldorf'.slice(0, begin)}’${'düsseldorf'.slice(-end)}`;
      expect(contracts(typed, ['dusseldorf', 'am', 'rhein'])).toBe(true);
    }
});
