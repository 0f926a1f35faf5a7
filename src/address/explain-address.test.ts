import { describe, expect, it } from 'vitest';
import { madeUs } from '../../test/fixtures/made-places.ts';
import { typedAddress } from '../../test/fixtures/typed-address.ts';
import { explainAddress } from './explain-address.ts';
import { verifyAddress } from './verify-address.ts';

describe('explainAddress', () => {
  it('says what was seen, what was weighed and why it was offered', () => {
    const explanation = explainAddress(typedAddress({ locality: 'Freemont' }), madeUs);
    expect(explanation.evidence.join('\n')).toContain('locality: not in the data');
    expect(explanation.weighed[0]).toEqual({
      changes: { locality: 'Fremont' },
      cost: 1,
      reason: 'spelling of a place of the code',
    });
    expect(explanation.decisions).toEqual(['offered: spelling of a place of the code']);
    expect(explanation.dataVersion).toBe('made');
  });

  it('says why none was offered', () => {
    const { verdict, decisions } = explainAddress(typedAddress({ postalCode: '9453' }), madeUs);
    expect(verdict.suggestion).toBeNull();
    expect(decisions.join()).toContain('about as likely');
  });

  it('gives the verdict that an unexplained verification gives', () => {
    for (const locality of ['Fremont', 'Freemont', 'San Diego', null]) {
      const address = typedAddress({ locality });
      expect(explainAddress(address, madeUs).verdict).toEqual(verifyAddress(address, madeUs));
    }
  });
});
