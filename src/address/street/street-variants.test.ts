import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCompatible, isSameDirection, isSameType } from './street-variants.ts';

const kind = (type: string, directionals: string) => ({ type, directionals });

describe('two names may be of one street', () => {
  it.each([
    ['', '', true],
    ['st', 'st', true],
    ['st', '', true],
    ['st', 'ave', false],
  ])('by their types "%s" and "%s": %s', (one, other, isSame) => {
    expect(isSameType(kind(one, ''), kind(other, 'n'))).toBe(isSame);
    expect(isSameType(kind(other, ''), kind(one, 'n'))).toBe(isSame);
  });

  it.each([
    ['', '', true],
    ['n', '', true],
    ['n', 'n', true],
    ['n', 's', false],
    ['n,e', '', true],
    ['n,e', 'e', true],
    ['n,e', 's', false],
    ['n,e', 'e,n', false],
    ['e,s,n', 'e,n', true],
    ['e,s,n', 'e,w', false],
  ])('by their points of the compass "%s" and "%s": %s', (one, other, isSame) => {
    expect(isSameDirection(kind('st', one), kind('', other))).toBe(isSame);
    expect(isSameDirection(kind('st', other), kind('', one))).toBe(isSame);
  });

  it('if neither tells them apart', () => {
    const part = fc.record({
      type: fc.constantFrom('', 'st', 'ave'),
      directionals: fc.constantFrom('', 'n', 's'),
    });
    fc.assert(
      fc.property(part, part, (one, other) => {
        expect(isCompatible(one, other)).toBe(isSameType(one, other) && isSameDirection(one, other));
      }),
    );
  });
});
