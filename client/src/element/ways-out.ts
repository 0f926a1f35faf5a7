import type { Client } from '../client.ts';
import type { AddressSubmission, Completion, Problem } from '../types.ts';
import { soon } from './soon.ts';

type Address = Completion['address'];

/** A doubt is easier to decide with a few addresses than with many. */
const most = 4;

/**
 * Whole addresses that a doubted one may mean: at the places of its postal code, and at places that sound
 * like its city. Empty if the service knows none, or does not say so soon.
 */
export async function waysOut(
  client: Pick<Client, 'places' | 'completeAddress'>,
  market: string,
  typed: AddressSubmission,
  problems: readonly Problem[],
): Promise<readonly Address[]> {
  const { AddressPrimary, City = '', Province = '', PostalCode = '' } = typed;
  const text = [AddressPrimary, City].filter(Boolean).join(', ');
  const near = [City, Province].filter(Boolean).join(', ');
  const [places = [], completions = []] = await Promise.all([
    soon(PostalCode === '' ? Promise.resolve([]) : client.places(market, PostalCode)),
    soon(client.completeAddress(market, { text, postalCode: PostalCode, near })),
  ]);
  // A city has the typed code if nobody knows another place of that code, and the code itself is not doubted.
  const isCodeFree = places.length === 0 && !problems.some(({ field }) => field === 'PostalCode');
  const found = [
    ...places.map((place) => ({ AddressPrimary, ...place, PostalCode })),
    ...completions
      .filter(({ kind, address }) => address.AddressPrimary !== '' && (kind !== 'place' || isCodeFree))
      .map(({ address }) => ({ ...address, PostalCode: address.PostalCode || PostalCode })),
  ];
  const byText = new Map(found.map((address) => [keyOf(address), address]));
  byText.delete(keyOf({ AddressPrimary, City, Province, PostalCode }));
  return [...byText.values()].slice(0, most);
}

function keyOf({ AddressPrimary, City, Province, PostalCode }: Address): string {
  return JSON.stringify([AddressPrimary, City, Province, PostalCode]);
}
