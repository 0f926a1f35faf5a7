import { describe, expect, it } from 'vitest';
import { Work } from '../address/text/work.ts';
import { encodeTexts, sortTexts, TextReader } from '../gazetteer/read/text-table.ts';
import { beginningsLike } from './slips.ts';

const keys = ['stevenson', 'stevens', 'steven', 'main', 'marin', 'ma\u00f0rin', 'm\u00f0'];
const beginnings = [...new Set(keys.flatMap((key) => [...key].map((_, at) => key.slice(0, at + 1))))];

/** The keys, with so many texts more that have a number behind each of their beginnings. */
function textsWith(more: number): TextReader {
  const numbered = beginnings.flatMap((each) => Array.from({ length: more }, (_, at) => `${each}${at}`));
  return new TextReader(encodeTexts(sortTexts([...keys, ...numbered])));
}

function isSlip(typed: string, meant: string): boolean {
  const swapped = [...typed].map(
    (_, at) => typed.slice(0, at) + typed[at + 1] + typed[at] + typed.slice(at + 2),
  );
  const shorter = (text: string) => [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1));
  const isChanged =
    typed.length === meant.length && [...typed].filter((each, at) => each !== meant[at]).length === 1;
  return (
    isChanged || swapped.includes(meant) || shorter(typed).includes(meant) || shorter(meant).includes(typed)
  );
}

// Of few texts each is read, of many each slip is looked for.
describe.each([0, 1, 70])('beginnings one slip away, of which each begins %i texts more', (more) => {
  const texts = textsWith(more);
  const like = (typed: string, isAmongWords = false) =>
    beginningsLike(typed, texts, new Work(), isAmongWords);

  it.each([
    ['stevnson', 'a letter left out'],
    ['stevvenson', 'a letter put in'],
    ['stebenson', 'a letter changed'],
    ['stevesnon', 'two letters exchanged'],
  ])('of %s: %s', (typed) => expect(like(typed)).toEqual(['stevenson']));

  it.each(['maain', 'mmarin', 'steevns', 'mainn', 'stevens', 'maxin', 'marni', 'ma\u00f0irn', 'stvee'])(
    'of %s are all that differ by one slip between the first letter and the end',
    (typed) => {
      const wanted = beginnings.filter(
        (each) => each[0] === typed[0] && each.length >= 4 && !each.startsWith(typed),
      );
      expect(like(typed).sort()).toEqual(wanted.filter((each) => isSlip(typed, each)).sort());
    },
  );

  it('are none for a first letter, for short texts and for texts with digits', () => {
    for (const typed of ['ttevenson', 'mai', 'mian2', '']) expect(like(typed)).toEqual([]);
  });

  it('are found for a name of three letters before the beginning of a type', () => {
    expect(like('min', true)).toContain('main');
    expect(like('mi', true)).toEqual([]);
  });

  it('are searched only as far as some text begins with what was typed', () => {
    const work = new Work();
    work.within(1000, () => beginningsLike('mxxxxxxxxxxxxxxxxxxxxxxx', texts, work));
    expect(work.spent).toBeLessThan(120);
  });
});
