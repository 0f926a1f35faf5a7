import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noBranches } from '../src/checkout/branch-directory.ts';
import { judgeShipping, readShippingSubmission } from '../src/checkout/judge-shipping.ts';
import { createMarkets } from '../src/market/market.ts';
import { madeUs } from './fixtures/made-places.ts';
import { type MadeStreet, madeStreets } from './fixtures/made-streets.ts';

/**
 * What street data says about a line in Fremont, CA 94539: problems with data with gaps, and with a register.
 */
interface StreetVector {
  readonly reason: string;
  readonly line: string;
  readonly line2?: string;
  readonly evidence: string;
  readonly gaps: readonly string[];
  readonly register: readonly string[];
}

const streets: readonly MadeStreet[] = [
  ['94539', 'Stevenson Place', '39500', '39502', '39510*', '39512', '39520'],
  ['94539', 'Oak Street', '12'],
  ['94539', 'Oak Court', '14', '60'],
  ['94538', 'Elm Street', '1', '3', '5', '7', '9'],
];

async function marketOf(isComplete: boolean) {
  const loaded = await madeStreets('US', streets, { isComplete });
  const market = createMarkets({
    countries: (code) => (code === 'US' ? { ...madeUs, streets: loaded } : undefined),
    dataVersion: 'made',
    overrides: new Map([['US', { houseNumber: 'ask', unit: 'ask' } as const]]),
    doubtsUnknownStreets: true,
  }).find('US');
  if (market === undefined) throw new Error('no market');
  return market;
}

const markets = { gaps: await marketOf(false), register: await marketOf(true) };
const text = readFileSync(new URL('vectors/streets.ndjson', import.meta.url), 'utf8');
const vectors = text
  .trimEnd()
  .split('\n')
  .map((line): StreetVector => JSON.parse(line));

describe.each(['gaps', 'register'] as const)('street data as %s', (kind) => {
  const market = markets[kind];

  it.each(vectors)('$reason', ({ line, line2, evidence, ...problems }) => {
    const body = {
      Email: 'jo@example.com',
      Name: 'Jo Sample',
      AddressPrimary: line,
      AddressSecondary: line2 ?? null,
      City: 'Fremont',
      Province: 'CA',
      PostalCode: '94539',
    };
    const sent = readShippingSubmission(body, market, 'required');
    const judgement = judgeShipping(sent, market, noBranches, null);
    expect(judgement.streetEvidence).toBe(evidence);
    expect(judgement.problems.map(({ code }) => code)).toEqual(problems[kind]);
    expect(judgeShipping(sent, market, noBranches, 'Override').isAcceptable).toBe(true);
  });
});
