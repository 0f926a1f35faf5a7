import { explainAddress } from '../../../address/explain-address.ts';
import { readPair } from '../../../decisions/read-pair.ts';
import { actorOf } from '../../credentials-hook.ts';
import { renderItems } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import {
  approvePair,
  explainPair,
  readDecisions,
  readLearned,
  rejectPair,
} from '../../operations/decision-operations.ts';
import { requireBody } from '../../request-body.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import { toDecisions } from '../../wire/platform/decisions-body.ts';
import { toExplanation, toLearned, toNoExplanation } from '../../wire/platform/learned-body.ts';
import { toOutcome } from '../../wire/platform/outcome-body.ts';

export function addDecisionRoutes(
  serve: ServeOperation,
  { decisions, markets }: Pick<HttpServices, 'decisions' | 'markets'>,
): void {
  serve(readDecisions, async (_request, reply) => {
    reply.outcome = 'reported';
    return toDecisions(await decisions.decisions());
  });

  serve(readLearned, async (_request, reply) => {
    reply.outcome = 'reported';
    return toLearned(await decisions.pairs());
  });

  for (const operation of [approvePair, rejectPair]) {
    const isApproved = operation === approvePair;
    serve(operation, async (request, reply) => {
      const named = readPair(requireBody(request), markets());
      reply.outcome = 'pair' in named ? 'stored' : 'refused';
      if (!('pair' in named)) return toOutcome(renderItems(named, reply));
      await decisions.teach({ ...named.pair, isApproved, by: actorOf(request).actor });
      return toOutcome([]);
    });
  }

  serve(explainPair, async (request, reply) => {
    const named = readPair(requireBody(request), markets());
    reply.outcome = 'pair' in named ? 'reported' : 'refused';
    if (!('pair' in named)) return toNoExplanation(renderItems(named, reply));
    return toExplanation(explainAddress(named.address, named.market.country));
  });
}
