import { placePairOf } from '../address/place-pair.ts';
import type { PostalAddress } from '../address/postal-address.ts';
import { readShippingSubmission } from '../checkout/read-shipping-submission.ts';
import type { Market, Markets } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import type { TaughtPair } from './taught-pair.ts';

/** A pair that somebody names by its market, City, Province and PostalCode. */
export interface NamedPair {
  readonly market: Market;
  readonly pair: Pick<TaughtPair, 'market' | 'localityKey' | 'area' | 'code' | 'locality'>;
  /** An address of which nothing is known but its place. */
  readonly address: PostalAddress;
}

/** Any line that names something: the place is what is judged. */
const someLine = 'Oak Street 12';

/** Reads a pair. Returns its problems where it is none of a market. */
export function readPair(
  submission: Readonly<Record<string, unknown>>,
  markets: Markets,
): NamedPair | readonly Problem[] {
  const { market: code } = submission;
  const market = typeof code === 'string' ? markets.find(code) : undefined;
  if (market === undefined) return [{ code: 'Market.Unknown' }];
  const { City, Province, PostalCode } = submission;
  const read = readShippingSubmission({ City, Province, PostalCode }, market, 'optional');
  const { locality, postalCode } = read.address;
  const missing: Problem[] = [
    ...(locality === null && read.isReadable('City') ? [{ code: 'City.Required' } as const] : []),
    ...(postalCode === null && read.isReadable('PostalCode')
      ? [{ code: 'PostalCode.Required' } as const]
      : []),
  ];
  const problems = [...read.problems, ...missing];
  if (problems.length > 0) return problems;
  const pair = placePairOf(read.address, market.country);
  if (pair === undefined) return [{ code: 'City.Invalid' }];
  return {
    market,
    pair: { ...pair, market: market.code, area: pair.area ?? '' },
    address: { ...read.address, line1: someLine },
  };
}
