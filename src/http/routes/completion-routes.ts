import type { FastifyReply, FastifyRequest } from 'fastify';
import { completeAddress as findCompletions } from '../../completion/complete-address.ts';
import { findPlacesOfCode as findPlaces } from '../../completion/places-of-code.ts';
import { readCompletionQuery } from '../../completion/read-completion-query.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { marketOperations } from '../operations/market-operations.ts';
import { readyAnswer, sendReady } from '../ready-answer.ts';
import { requireBody } from '../request-body.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { keyOf } from '../serve-operation.ts';
import {
  toAddressCompletions,
  toCodePlaces,
  toNoCompletions,
  toUnreadCode,
} from '../wire/completion-bodies.ts';
import type { LaterRun } from '../yielding-work.ts';

type Answer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/**
 * What an address form needs while a buyer fills it in. No credentials, so it yields to requests that have
 * them; typed text stays out of the URL.
 */
export function addCompletionRoutes(
  serve: ServeOperation,
  { markets }: Pick<HttpServices, 'markets'>,
  later: LaterRun,
): void {
  /** Answers once nothing comes first, unless the caller is gone by then. */
  const answerLater =
    (answer: Answer): Answer =>
    (request, reply) =>
      new Promise((resolve, reject) => {
        const answerNow = () => {
          try {
            resolve(reply.raw.destroyed ? reply.hijack() : answer(request, reply));
          } catch (error) {
            reject(error);
          }
        };
        if (!later(answerNow)) resolve(sendFailure(reply, { code: 'Service.Unavailable' }));
      });

  const places: Answer = (request, reply) => {
    const market = markets().find(keyOf(request));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    const { postalCode } = request.query as Readonly<Record<string, unknown>>;
    const found = findPlaces(postalCode, market.country);
    if ('places' in found) return sendReady(request, reply, readyAnswer(toCodePlaces(found)), 'found');
    return sendReady(request, reply, readyAnswer(toUnreadCode(renderItems(found, reply, market))), 'refused');
  };

  const completions: Answer = (request, reply) => {
    const market = markets().find(keyOf(request));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    const query = readCompletionQuery(requireBody(request), market.country);
    if ('text' in query) {
      reply.outcome = 'found';
      return reply.send(toAddressCompletions(findCompletions(query, market.country)));
    }
    reply.outcome = 'refused';
    return reply.send(toNoCompletions(renderItems(query, reply, market)));
  };

  serve(marketOperations.findPlacesOfCode, answerLater(places));
  serve(marketOperations.completeAddress, answerLater(completions));
}
