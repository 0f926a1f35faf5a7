import type { TSchema } from 'typebox';
import { addressFormatPath, marketListPath } from '../routes/markets.ts';
import { addressFormatSchema } from '../wire/address-format.ts';
import { marketListSchema } from '../wire/market-list.ts';
import { addressFormatExamples, marketListExamples } from './market-examples.ts';
import type { Operation } from './operation.ts';

export const marketSchemas: Readonly<Record<string, TSchema>> = {
  MarketList: marketListSchema,
  AddressFormat: addressFormatSchema,
};

const caching =
  'No credentials: nothing of it is personal. Caches may keep it; `If-None-Match` with its `ETag` is answered 304 as long as it has not changed.';

export const marketOperations: readonly Operation[] = [
  {
    id: 'listMarkets',
    method: 'get',
    path: marketListPath,
    tag: 'Markets',
    summary: 'Every market, by name',
    description: `For a list to choose from. ${caching}`,
    response: marketListSchema,
    examples: marketListExamples,
    isCacheable: true,
    failures: ['Service.Unavailable'],
  },
  {
    id: 'readAddressFormat',
    method: 'get',
    path: addressFormatPath.replace(':market', '{market}'),
    parameters: { market: 'Code of the market (ISO 3166-1 alpha-2), in capital letters.' },
    tag: 'Markets',
    summary: "What a market's address form holds",
    description: `The fields of a shipping address in the order in which the market's forms show them, with their labels, and the provinces where they are known. ${caching}`,
    response: addressFormatSchema,
    examples: addressFormatExamples,
    isCacheable: true,
    failures: ['Market.NotFound', 'Service.Unavailable'],
  },
];
