import { createAddressForm } from '../../address-form/address-form.ts';
import type { Market, Markets } from '../../market/market.ts';
import type { Language } from '../../problem/render-problem.ts';
import { nameLanguage, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { selectLanguage } from '../language.ts';
import { marketOperations } from '../operations/market-operations.ts';
import { type ReadyAnswer, readyAnswer, sendReady } from '../ready-answer.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { keyOf } from '../serve-operation.ts';
import { toAddressFormat, toMarketList } from '../wire/market-bodies.ts';

/** No credentials: a storefront needs this before it knows its buyer. */
export function addMarketRoutes(
  serve: ServeOperation,
  { markets, layouts }: Pick<HttpServices, 'markets' | 'layouts'>,
): void {
  const lists = rememberEach((all: Markets, language) => toMarketList(all, language));
  serve(marketOperations.listMarkets, (request, reply) => {
    const language = selectLanguage(request.headers['accept-language']);
    nameLanguage(reply, language);
    return sendReady(request, reply, lists(markets(), language));
  });

  const forms = rememberEach((market: Market, language) => {
    const layout = layouts().get(market.code);
    if (layout === undefined) throw new Error(`no layout for ${market.code}`);
    return toAddressFormat(createAddressForm(market, layout, language));
  });
  serve(marketOperations.readAddressFormat, (request, reply) => {
    const market = markets().find(keyOf(request));
    if (market === undefined) return sendFailure(reply, { code: 'Market.NotFound' });
    const language = selectLanguage(request.headers['accept-language'], market.language);
    nameLanguage(reply, language);
    return sendReady(request, reply, forms(market, language));
  });
}

/** Makes an answer at its first request, and keeps it as long as its subject lives. */
function rememberEach<Subject extends object>(
  make: (subject: Subject, language: Language) => object,
): (subject: Subject, language: Language) => ReadyAnswer {
  const bySubject = new WeakMap<Subject, Map<Language, ReadyAnswer>>();
  return (subject, language) => {
    const byLanguage = bySubject.get(subject) ?? new Map<Language, ReadyAnswer>();
    bySubject.set(subject, byLanguage);
    const known = byLanguage.get(language);
    if (known !== undefined) return known;
    const ready = readyAnswer(make(subject, language));
    byLanguage.set(language, ready);
    return ready;
  };
}
