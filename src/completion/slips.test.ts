import { describe, expect, it } from 'vitest';
import { beginningsLike, type Texts } from './slips.ts';

const keys = ['stevenson', 'stevens', 'steven', 'main', 'marin'];
const withPrefix = (prefix: string) => keys.filter((key) => key.startsWith(prefix));
const hasPrefix = (prefix: string) => withPrefix(prefix).length > 0;
/** Texts of which so many at most are read at once. */
const texts = (most: number): Texts => ({
  hasPrefix,
  fewWithPrefix: (prefix) => (withPrefix(prefix).length > most ? undefined : withPrefix(prefix)),
});

describe.each([0, 2, 5])('beginnings one slip away, of %i texts read at once', (most) => {
  it.each([
    ['stevnson', 'a letter left out'],
    ['stevvenson', 'a letter put in'],
    ['stebenson', 'a letter changed'],
    ['stevesnon', 'two letters exchanged'],
  ])('of %s: %s', (typed) => expect(beginningsLike(typed, texts(most))).toEqual(['stevenson']));

  it.each(['maain', 'mmarin', 'steevns', 'mainn', 'stevens', 'maxin', 'mrain'])(
    'of %s are the same as without reading texts',
    (typed) => {
      const found = new Set(beginningsLike(typed, texts(most)));
      expect(found).toEqual(new Set(beginningsLike(typed, texts(-1))));
    },
  );

  it('are none for a first letter, for short texts and for texts with digits', () => {
    for (const typed of ['ttevenson', 'mai', 'mian2', ''])
      expect(beginningsLike(typed, texts(most))).toEqual([]);
  });

  it('are found for a name of three letters before the beginning of a type', () => {
    expect(beginningsLike('min', texts(most), true)).toContain('main');
    expect(beginningsLike('mi', texts(most), true)).toEqual([]);
  });

  it('are searched only as far as some text begins with what was typed', () => {
    let asked = 0;
    const counted = (prefix: string) => {
      asked++;
      return hasPrefix(prefix);
    };
    beginningsLike('mxxxxxxxxxxxxxxxxxxxxxxx', { ...texts(most), hasPrefix: counted });
    expect(asked).toBeLessThan(120);
  });
});
