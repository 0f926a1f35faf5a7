import { addressCompletionsSchema, completionRequestSchema } from '../wire/address-completions.ts';
import { addressFormatSchema } from '../wire/address-format-body.ts';
import { codePlacesSchema } from '../wire/code-places.ts';
import { marketListSchema } from '../wire/market-list.ts';
import { addressCompletionExamples, codePlacesExamples } from './completion-examples.ts';
import { addressFormatExamples, marketListExamples } from './market-examples.ts';
import { bodyFailures, type Operation } from './operation.ts';

const caching =
  'No credentials: nothing of it is personal. Caches may keep it; `If-None-Match` with its `ETag` is answered 304 as long as it has not changed.';
const offBySetting = 'Absent where the operator sets `COMPLETION=false`.';

const ofMarket = {
  tag: 'Markets',
  parameters: { market: 'Code of the market (ISO 3166-1 alpha-2), in capital letters.' },
} as const;

export const listMarkets = {
  id: 'listMarkets',
  method: 'get',
  path: '/v1/markets.json',
  tag: 'Markets',
  summary: 'Every market, by name',
  description: `For a list to choose from. ${caching}`,
  response: marketListSchema,
  examples: marketListExamples,
  isCacheable: true,
  failures: ['Service.Unavailable'],
} satisfies Operation;

export const readAddressFormat = {
  ...ofMarket,
  id: 'readAddressFormat',
  method: 'get',
  path: '/v1/markets/{market}/address-format.json',
  summary: "What a market's address form holds",
  description: `The fields of a shipping address in the order in which the market's forms show them, with their labels, and the provinces where they are known. ${caching}`,
  response: addressFormatSchema,
  examples: addressFormatExamples,
  isCacheable: true,
  failures: ['Market.NotFound', 'Service.Unavailable'],
} satisfies Operation;

export const findPlacesOfCode = {
  ...ofMarket,
  id: 'findPlacesOfCode',
  method: 'get',
  path: '/v1/markets/{market}/places.json',
  query: { postalCode: 'The postal code, in any way to write it.' },
  summary: 'The places of a postal code',
  description: `For a form that asks for the postal code first and fills city and province from it: the usual one of its cities is the first. ${caching} ${offBySetting}`,
  response: codePlacesSchema,
  examples: codePlacesExamples,
  isCacheable: true,
  failures: ['Market.NotFound', 'Service.Unavailable'],
} satisfies Operation;

export const completeAddress = {
  ...ofMarket,
  id: 'completeAddress',
  method: 'post',
  path: '/v1/markets/{market}/address-completions.json',
  summary: 'Complete an address while it is typed',
  description: `Streets with their numbers where street data is loaded, cities and postal codes, that begin as the text does or are one slip away. Each, taken as it stands, is one that the verification accepts, but for what is still empty. A number that was typed stays as it is. No credentials. A POST, since what is typed is personal and stays out of URLs and logs. ${offBySetting}`,
  request: completionRequestSchema,
  response: addressCompletionsSchema,
  examples: addressCompletionExamples,
  failures: [...bodyFailures, 'Market.NotFound', 'Service.Unavailable'],
} satisfies Operation;
