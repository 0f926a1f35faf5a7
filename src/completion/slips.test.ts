import { describe, expect, it } from 'vitest';
import { beginningsLike } from './slips.ts';

const keys = ['stevenson', 'stevens', 'steven', 'main', 'marin'];
const hasPrefix = (prefix: string) => keys.some((key) => key.startsWith(prefix));

describe('beginnings one slip away', () => {
  it.each([
    ['stevnson', 'a letter left out'],
    ['stevvenson', 'a letter put in'],
    ['stebenson', 'a letter changed'],
    ['stevesnon', 'two letters exchanged'],
  ])('of %s: %s', (typed) => expect(beginningsLike(typed, hasPrefix)).toEqual(['stevenson']));

  it('are none for a first letter, for short texts and for texts with digits', () => {
    for (const typed of ['ttevenson', 'mai', 'mian2', ''])
      expect(beginningsLike(typed, hasPrefix)).toEqual([]);
  });

  it('are searched only as far as some text begins with what was typed', () => {
    let asked = 0;
    beginningsLike('mxxxxxxxxxxxxxxxxxxxxxxx', (prefix) => {
      asked++;
      return hasPrefix(prefix);
    });
    expect(asked).toBeLessThan(120);
  });
});
