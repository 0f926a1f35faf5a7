import { describe, expect, it } from 'vitest';
import { createVerifier } from './index.ts';

const fremont = { line1: '39120 Argonaut Way', administrativeArea: 'CA', postalCode: '94538' };

describe('createVerifier', () => {
  const verifier = createVerifier();

  it('refuses what is no country', () => {
    expect(() => verifier.verify(fremont, 'QQ')).toThrow(RangeError);
  });

  it('verifies with the built-in data of the US', () => {
    expect(verifier.countriesWithPlaces).toContain('US');
    expect(verifier.verify({ ...fremont, locality: ' Fremont ' }, 'US').doubts).toEqual([]);
    expect(verifier.verify({ ...fremont, locality: 'Freemont' }, 'us').suggestion?.locality).toBe('Fremont');
  });

  it('knows the formats of countries whose places are not loaded', () => {
    const { missing } = verifier.verify({ line1: 'Via Roma 1', locality: 'Roma' }, 'IT');
    expect(missing).toEqual(['administrativeArea', 'postalCode']);
  });

  it('explains a verdict', () => {
    const { decisions, verdict } = verifier.explain({ ...fremont, locality: 'Freemont' }, 'US');
    expect(verdict.suggestion?.locality).toBe('Fremont');
    expect(decisions.length).toBeGreaterThan(0);
  });

  it('takes the name of a state for a city only where the city is', () => {
    const codesAt = (postalCode: string) =>
      createVerifier()
        .verify({ line1: '1 Main St', locality: 'New York', administrativeArea: 'NY', postalCode }, 'US')
        .doubts.map(({ code }) => code);
    expect(codesAt('10118')).toEqual([]);
    expect(codesAt('12207')).not.toEqual([]);
  });
});
