import type { FastifyReply } from 'fastify';
import { renderItems } from '../envelope.ts';
import type { HttpServices, Readiness } from '../http-services.ts';
import { checkLiveness, checkReadiness } from '../operations/health-operations.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { shareAnswers } from '../shared-answer.ts';
import { failureOf } from '../status.ts';

const alive = { success: true, error: null };
const unanswered: Readiness = { isReady: false, checks: {} };

export function addHealthRoutes(serve: ServeOperation, { readiness }: Pick<HttpServices, 'readiness'>): void {
  serve(checkLiveness, (_request, reply) => {
    reply.outcome = 'alive';
    return reply.send(alive);
  });

  const look = shareAnswers(
    () => readiness().catch(() => unanswered),
    () => performance.now(),
  );
  serve(checkReadiness, async (_request, reply) => {
    const { isReady, checks } = await look();
    if (!isReady) return sendUnready(reply, checks);
    reply.outcome = 'ready';
    return { success: true, error: null, checks: { ...checks } };
  });
}

function sendUnready(reply: FastifyReply, checks: Readiness['checks']): FastifyReply {
  const { status, headers = {} } = failureOf('Service.Unavailable');
  const error = renderItems([{ code: 'Service.Unavailable' }], reply);
  reply.outcome = 'Service.Unavailable';
  return reply.code(status).headers(headers).send({ success: false, error, checks });
}
