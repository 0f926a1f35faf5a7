import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { obtain } from '../../address/text/group-by.ts';
import { createAddressForm } from '../../address-form/address-form.ts';
import { completeAddress as findCompletions } from '../../completion/complete-address.ts';
import { readCompletionQuery } from '../../completion/completion.ts';
import { findPlacesOfCode as findPlaces } from '../../completion/places-of-code.ts';
import type { Market, Markets } from '../../market/market.ts';
import type { Language } from '../../words/render-problem.ts';
import { chooseLanguage, jsonType, renderItems, sendFailure, sendPrepared } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { marketOperations } from '../operations/operations.ts';
import { requireBody } from '../request-body.ts';
import { keyOf, type ServeOperation } from '../serve-operation.ts';
import { toAddressCompletions, toCodePlaces, toMarketList } from '../wire/market-bodies.ts';
import { done, refusedFor } from '../wire/schema-parts.ts';
import { createYieldingWork } from '../yielding-work.ts';

/** No credentials: a storefront needs this before it knows its buyer. */
export function addMarketRoutes(serve: ServeOperation, { markets, layouts }: HttpServices): void {
  const lists = rememberEach((all: Markets, language) => toMarketList(all, language));
  serve(marketOperations.listMarkets, (_request, reply) =>
    sendReady(reply, lists(markets(), chooseLanguage(reply))),
  );

  const forms = rememberEach((market: Market, language) => {
    const layout = layouts().get(market.code);
    if (layout === undefined) throw new Error(`no layout for ${market.code}`);
    return { ...createAddressForm(market, layout, language), ...done };
  });
  serve(marketOperations.readAddressFormat, (request, reply) => {
    const market = markets().find(keyOf(request));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    return sendReady(reply, forms(market, chooseLanguage(reply, market)));
  });
}

/** Makes an answer at its first request, and keeps it as long as its subject lives. */
function rememberEach<Subject extends object>(make: (subject: Subject, language: Language) => object) {
  const bySubject = new WeakMap<Subject, Map<Language, ReadyAnswer>>();
  return (subject: Subject, language: Language) => {
    const byLanguage = obtain(bySubject, subject, () => new Map<Language, ReadyAnswer>());
    return obtain(byLanguage, language, () => readyAnswer(make(subject, language)));
  };
}

/** Completions beyond them are answered 503. */
const mostCompletionsWaiting = 200;

/**
 * What an address form needs while a buyer fills it in. No credentials, so it yields to requests that have
 * them; typed text stays out of the URL.
 */
export function addCompletionRoutes(
  serve: ServeOperation,
  { markets }: HttpServices,
  inFlight: () => number,
): void {
  const later = createYieldingWork({ inFlight, mostWaiting: mostCompletionsWaiting });
  /** Answers for the market of the path once nothing comes first, unless the caller is gone by then. */
  const answerLater =
    (answer: (market: Market, request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const isTurn = await new Promise<boolean>((resolve) => {
        if (!later(() => resolve(true))) resolve(false);
      });
      if (!isTurn) return sendFailure(reply, { code: 'Service.Unavailable' });
      if (reply.raw.destroyed) return reply.hijack();
      const market = markets().find(keyOf(request));
      if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
      return answer(market, request, reply);
    };

  const places = answerLater((market, request, reply) => {
    const { postalCode } = request.query as Readonly<Record<string, unknown>>;
    const found = findPlaces(postalCode, market.country);
    if ('places' in found) return sendReady(reply, readyAnswer(toCodePlaces(found)));
    const refused = { postalCode: null, places: [], ...refusedFor(renderItems(found, reply, market)) };
    return sendReady(reply, readyAnswer(refused), 'refused');
  });
  serve(marketOperations.findPlacesOfCode, places);

  const completions = answerLater((market, request, reply) => {
    const query = readCompletionQuery(requireBody(request), market.country);
    if ('text' in query) {
      reply.outcome = 'found';
      return reply.send(toAddressCompletions(findCompletions(query, market.country)));
    }
    reply.outcome = 'refused';
    return reply.send({ completions: [], ...refusedFor(renderItems(query, reply, market)) });
  });
  serve(marketOperations.completeAddress, completions);
}

/** Market rules and data change only with a reload. A form that is an hour old is still judged correctly. */
export const publicCacheControl = 'public, max-age=3600';

type ReadyAnswer = ReturnType<typeof readyAnswer>;

function readyAnswer(answer: object) {
  const body = Buffer.from(JSON.stringify(answer));
  return { type: jsonType, body, etag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` };
}

/** Sends an answer that caches may keep. */
function sendReady(reply: FastifyReply, ready: ReadyAnswer, outcome = 'found') {
  reply.outcome = outcome;
  return sendPrepared(reply.header('cache-control', publicCacheControl), ready);
}
