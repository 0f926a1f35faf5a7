import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costs } from '../cost/costs.ts';
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

describe('a misspelling costs, in nats', () => {
  const ways = (length: number) => costs.editOther + Math.log(length);
  const one = (length: number) => costs.nameOneEdit + ways(length);
  const two = (length: number) => costs.nameTwoEdits + 2 * ways(length) - Math.log(2);
  const three = (length: number) => costs.nameThreeEdits + 3 * ways(length) - Math.log(6);
  const anywhere = costs.nameOneEdit + Math.log(7);

  it.each([
    ['one letter', 'frexont', 'fremont', one(7)],
    ['one letter too few', 'frmont', 'fremont', anywhere + costs.editMissing],
    ['one letter too many', 'frexmont', 'fremont', anywhere + Math.log(8 / 7) + costs.editExtra],
    ['neighbours exchanged', 'rfemont', 'fremont', anywhere + costs.editExchanged],
    ['the last two exchanged', 'fremotn', 'fremont', anywhere + costs.editExchanged],
    ['a letter too few and another one', 'frmoxt', 'fremont', two(7) - costs.editOther + costs.editMissing],
    ['one letter of a short name', 'xla', 'ela', one(3)],
    ['two letters', 'frexxnt', 'fremont', two(7)],
    ['two letters of the shortest name that may have two', 'xoxton', 'boston', two(6)],
    ['two letters of a shorter one', 'xoxan', 'dogan', never],
    ['three letters of a long name', 'gxeenxoodx', 'greenwoods', three(10)],
    ['three letters of a shorter one', 'gxeenxoox', 'greenwood', never],
    ['four letters', 'gxxenxoodx', 'greenwoods', never],
    ['a name as it sounds', 'filadelfia', 'philadelphia', costs.nameBySound + 3 * costs.nameSoundLetter],
    ['the beginning of a name', 'phila', 'philadelphia', costs.nameShortened],
    ['a beginning of three letters', 'phi', 'philadelphia', never],
    ['a beginning that lacks one letter', 'philadelphi', 'philadelphia', costs.nameBySound],
    ['a beginning that lacks two', 'wilmingt', 'wilmington', costs.nameShortened],
    ['the consonants', 'sndg', 'sandiego', costs.nameShortened],
    ['other consonants', 'sndp', 'sandiego', never],
    ['the end of a name', 'delphia', 'philadelphia', never],
  ])('for %s: %s for %s', (_, typed, meant, nats) => {
    expect(misspelling(typed, meant)).toBeCloseTo(nats, 9);
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
