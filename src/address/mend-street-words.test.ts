import { describe, expect, it } from 'vitest';
import { mendStreetWords } from './mend-street-words.ts';

describe('mendStreetWords', () => {
  it.each([
    '12 Oak St',
    '12 Oak Street',
    '45 Avenue of the Americas',
    '7 St Paul St',
    '9 Rue de la Paix',
    '1 Trail Dr',
    '3 Train Court',
    '88 Courts Plaza',
    'Stret 5',
    '12 Stret',
    '4 Eastlake Loop',
    '100 Dive Ln',
  ])('leaves %s alone', (line) => {
    expect(mendStreetWords(line)).toBeUndefined();
  });

  it.each([
    ['12 Oak Stret', '12 Oak Street'],
    ['12 OAK STREEET', '12 OAK STREET'],
    ['12 oak avenu', '12 oak avenue'],
    ['12 Oak Raod', '12 Oak Road'],
    ['12 Oak Boulevrd Apt 4', '12 Oak Boulevard Apt 4'],
    ['12 Oak Stret, Unit 7', '12 Oak Street, Unit 7'],
    ['12 Oak Dirve NW', '12 Oak Drive NW'],
    ['12 Nroth Main St', '12 North Main St'],
  ])('mends %s', (line, mended) => {
    expect(mendStreetWords(line)).toBe(mended);
    expect(mendStreetWords(mended)).toBeUndefined();
  });
});
