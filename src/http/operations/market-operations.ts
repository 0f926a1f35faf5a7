import {
  addressCompletionsSchema,
  addressFormatSchema,
  codePlacesSchema,
  marketListSchema,
} from '../wire/market-bodies.ts';
import { livenessSchema, readinessSchema } from '../wire/schema-parts.ts';
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
    isCacheable: true,
    failures: ['Market.NotFound', 'Service.Unavailable'],
  },
  completeAddress: {
    ...ofMarket,
    method: 'post',
    path: '/v1/markets/{market}/address-completions.json',
    summary: 'Complete an address while it is typed',
    description: `Finds streets and their numbers (if street data is loaded), cities and postal codes that begin with the text or are one slip away from it. The verification accepts each of them as it stands, once the empty fields are filled in. A number that was typed stays as it is. Needs no credentials. It is a POST because what people type is personal and stays out of URLs and logs. ${offBySetting}`,
    response: addressCompletionsSchema,
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
    failures: ['Service.Unavailable'],
  },
});
