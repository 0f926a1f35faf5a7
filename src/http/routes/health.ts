import { renderItems } from '../envelope.ts';
import type { HttpServices, Readiness } from '../http-services.ts';
import { healthOperations } from '../operations/operations.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { failures } from '../status.ts';
import { done, refusedFor } from '../wire/schema-parts.ts';

export function addHealthRoutes(serve: ServeOperation, { readiness }: HttpServices): void {
  serve(healthOperations.checkLiveness, async () => done);

  const look = shareAnswers(
    () => readiness().catch((): Readiness => ({ isReady: false, checks: {} })),
    () => performance.now(),
  );
  serve(healthOperations.checkReadiness, async (_request, reply) => {
    const { isReady, checks } = await look();
    reply.outcome = isReady ? 'ready' : 'Service.Unavailable';
    if (isReady) return { ...done, checks };
    const { status, headers = {} } = failures['Service.Unavailable'];
    const refused = refusedFor(renderItems([{ code: 'Service.Unavailable' }], reply));
    return reply
      .code(status)
      .headers(headers)
      .send({ ...refused, checks });
  });
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
    latest = ask().finally(() => {
      goodUntil = now() + rememberedMs;
    });
    return latest;
  };
}
