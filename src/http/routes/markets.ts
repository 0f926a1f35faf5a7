import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAddressForm } from '../../address-form/address-form.ts';
import type { Market, Markets } from '../../market/market.ts';
import type { Language } from '../../problem/render-problem.ts';
import { jsonType, nameLanguage, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { selectLanguage } from '../language.ts';
import { toAddressFormat } from '../wire/address-format.ts';
import { toMarketList } from '../wire/market-list.ts';
import { keyOf } from './path-key.ts';

export const marketListPath = '/v1/markets.json';
export const addressFormatPath = '/v1/markets/:market/address-format.json';

/** Rules of markets change with a reload, seldom: a form that is an hour old draws fields that are judged all the same. */
export const formsCacheControl = 'public, max-age=3600';

/** What a storefront draws before it knows anybody: no credentials, nothing of a session, and caches may keep it. */
export function addMarketRoutes(
  server: FastifyInstance,
  { markets, layouts }: Pick<HttpServices, 'markets' | 'layouts'>,
): void {
  const lists = rememberEach((all: Markets, language) => toMarketList(all, language));
  server.get(marketListPath, (request, reply) => {
    const language = selectLanguage(request.headers['accept-language']);
    return sendReady(request, reply, lists(markets(), language), language);
  });

  const forms = rememberEach((market: Market, language) => {
    const layout = layouts().get(market.code);
    if (layout === undefined) throw new Error(`no layout for ${market.code}`);
    return toAddressFormat(createAddressForm(market, layout, language));
  });
  server.get(addressFormatPath, (request, reply) => {
    const market = markets().find(keyOf(request.params));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    const language = selectLanguage(request.headers['accept-language'], market.language);
    return sendReady(request, reply, forms(market, language), language);
  });
}

/** An answer that is the same for everybody, as it is sent. */
interface ReadyAnswer {
  readonly bytes: Buffer;
  /** Strong: the answer's digest. */
  readonly etag: string;
}

/** Makes an answer when it is first asked for and keeps it as long as what it is about. */
function rememberEach<Subject extends object>(
  make: (subject: Subject, language: Language) => object,
): (subject: Subject, language: Language) => ReadyAnswer {
  const bySubject = new WeakMap<Subject, Map<Language, ReadyAnswer>>();
  return (subject, language) => {
    const byLanguage = bySubject.get(subject) ?? new Map<Language, ReadyAnswer>();
    bySubject.set(subject, byLanguage);
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const bytes = Buffer.from(JSON.stringify(make(subject, language)));
    const ready = { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    byLanguage.set(language, ready);
    return ready;
  };
}

function sendReady(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: ReadyAnswer,
  language: Language,
): FastifyReply {
  nameLanguage(reply, language);
  reply.headers({ 'cache-control': formsCacheControl, etag });
  reply.outcome = 'found';
  if (isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.header('content-type', jsonType).send(bytes);
}

/** Whether a caller has the answer already (RFC 9110, 13.1.2). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
