import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '../text/edit-distance.ts';
import { soundKey } from '../text/sound-key.ts';
import { misspelling } from './misspelling.ts';

const never = Number.POSITIVE_INFINITY;

describe('editDistance', () => {
  it('counts letters inserted, deleted, changed and exchanged', () => {
    expect(editDistance('fremont', 'freemont', 3)).toBe(1);
    expect(editDistance('fremont', 'frmont', 3)).toBe(1);
    expect(editDistance('fremont', 'fremomt', 3)).toBe(1);
    expect(editDistance('fremont', 'fermont', 3)).toBe(1);
    expect(editDistance('ca', 'abc', 3)).toBe(3);
  });

  it('reports every distance beyond the limit as the limit plus one', () => {
    expect(editDistance('fremont', 'oakland', 2)).toBe(3);
    expect(editDistance('a'.repeat(1000), '', 2)).toBe(3);
  });

  it('is symmetric, and zero only for the same text', () => {
    const word = fc.string({ maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 20);
        expect(editDistance(b, a, 20)).toBe(distance);
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });
});

describe('misspelling', () => {
  it('finds no misspelling between names of different places', () => {
    expect(misspelling('oakland', 'fremont')).toBe(never);
    expect(misspelling('ames', 'adams')).toBe(never);
    expect(misspelling('la', 'lo')).toBe(never);
  });

  it('costs more the more errors it supposes', () => {
    expect(misspelling('fremont', 'fremont')).toBe(0);
    const oneEdit = misspelling('fremomt', 'fremont');
    expect(oneEdit).toBeGreaterThan(0);
    expect(misspelling('frenomt', 'fremont')).toBeGreaterThan(oneEdit);
    expect(misspelling('filadelfia', 'philadelphia')).toBeLessThan(misspelling('filedelpia', 'philadelphia'));
    expect(misspelling('phila', 'philadelphia')).toBe(misspelling('sndg', 'sandiego'));
  });
});

it('a short name may be written as it sounds, but not with two other letters', () => {
  expect(misspelling('ery', 'erie')).toBeLessThan(never);
  expect(misspelling('eta', 'erie')).toBe(never);
});

describe('soundKey', () => {
  it('is the same for spellings that sound alike', () => {
    for (const [one, other] of [
      ['philadelphia', 'filadelfia'],
      ['tucson', 'tukson'],
      ['pittsburgh', 'pitsburg'],
      ['wichita', 'wichitah'],
    ] as const) {
      expect(soundKey(one), one).toBe(soundKey(other));
    }
    expect(soundKey('boston')).not.toBe(soundKey('austin'));
  });
});
