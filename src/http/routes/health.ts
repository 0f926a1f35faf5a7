import type { FastifyReply } from 'fastify';
import { renderItems } from '../envelope.ts';
import type { HttpServices, Readiness } from '../http-services.ts';
import { healthOperations } from '../operations/market-operations.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { failureOf } from '../status.ts';
import { done } from '../wire/schema-parts.ts';

const unanswered: Readiness = { isReady: false, checks: {} };

export function addHealthRoutes(serve: ServeOperation, { readiness }: Pick<HttpServices, 'readiness'>): void {
  serve(healthOperations.checkLiveness, (_request, reply) => {
    reply.outcome = 'alive';
    return reply.send(done);
  });

  const look = shareAnswers(
    () => readiness().catch(() => unanswered),
    () => performance.now(),
  );
  serve(healthOperations.checkReadiness, async (_request, reply) => {
    const { isReady, checks } = await look();
    if (!isReady) return sendUnready(reply, checks);
    reply.outcome = 'ready';
    return { ...done, checks: { ...checks } };
  });
}

function sendUnready(reply: FastifyReply, checks: Readiness['checks']): FastifyReply {
  const { status, headers = {} } = failureOf('Service.Unavailable');
  const error = renderItems([{ code: 'Service.Unavailable' }], reply);
  reply.outcome = 'Service.Unavailable';
  return reply.code(status).headers(headers).send({ success: false, error, checks });
}

const rememberedMs = 1_000;

/**
 * Runs `ask` once for all who wait, and reuses its answer for a second: one question at a time, however many
 * ask. `now` is monotonic, in milliseconds. `ask` must not reject.
 */
export function shareAnswers<Answer>(ask: () => Promise<Answer>, now: () => number): () => Promise<Answer> {
  let latest: Promise<Answer> | undefined;
  let goodUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (latest !== undefined && now() < goodUntil) return latest;
    goodUntil = Number.POSITIVE_INFINITY;
    latest = ask().then((answer) => {
      goodUntil = now() + rememberedMs;
      return answer;
    });
    return latest;
  };
}
