import type { FastifyInstance } from 'fastify';
import { completeAddress } from '../../completion/complete-address.ts';
import { findPlacesOfCode } from '../../completion/places-of-code.ts';
import { readCompletionQuery } from '../../completion/read-completion-query.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { readyAnswer, sendReady } from '../ready-answer.ts';
import { requireBody } from '../request-body.ts';
import {
  addressCompletionsSchema,
  toAddressCompletions,
  toNoCompletions,
} from '../wire/address-completions.ts';
import { toCodePlaces, toUnreadCode } from '../wire/code-places.ts';
import { keyOf } from './path-key.ts';

export const codePlacesPath = '/v1/markets/:market/places.json';
export const addressCompletionsPath = '/v1/markets/:market/address-completions.json';

/** What an address form asks while it is filled in: no credentials, and what is typed stays out of the URL. */
export function addCompletionRoutes(
  server: FastifyInstance,
  { markets }: Pick<HttpServices, 'markets'>,
): void {
  server.get(codePlacesPath, (request, reply) => {
    const market = markets().find(keyOf(request.params));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    const { postalCode } = request.query as Readonly<Record<string, unknown>>;
    const found = findPlacesOfCode(postalCode, market.country);
    if ('places' in found) return sendReady(request, reply, readyAnswer(toCodePlaces(found)), 'found');
    return sendReady(request, reply, readyAnswer(toUnreadCode(renderItems(found, reply, market))), 'refused');
  });

  const write = { schema: { response: { 200: addressCompletionsSchema } } };
  server.post(addressCompletionsPath, write, (request, reply) => {
    const market = markets().find(keyOf(request.params));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    const query = readCompletionQuery(requireBody(request), market.country);
    if ('text' in query) {
      reply.outcome = 'found';
      return reply.send(toAddressCompletions(completeAddress(query, market.country)));
    }
    reply.outcome = 'refused';
    return reply.send(toNoCompletions(renderItems(query, reply, market)));
  });
}
