import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { renderItems } from '../envelope.ts';
import type { HttpServices, Readiness } from '../http-services.ts';
import { shareAnswers } from '../shared-answer.ts';
import { failureOf } from '../status.ts';
import { livenessSchema, readinessSchema } from '../wire/health.ts';

export const livenessPath = '/health/live';
export const readinessPath = '/health/ready';

/** Whether a request is one that orchestrators and load balancers send. */
export function asksForHealth({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === livenessPath || routeOptions.url === readinessPath;
}

const alive = { success: true, error: null };
const unanswered: Readiness = { isReady: false, checks: {} };

/** For orchestrators and load balancers; no credentials. */
export function addHealthRoutes(
  server: FastifyInstance,
  { readiness }: Pick<HttpServices, 'readiness'>,
): void {
  server.get(livenessPath, { schema: { response: { 200: livenessSchema } } }, (_request, reply) => {
    reply.outcome = 'alive';
    reply.send(alive);
  });

  const look = shareAnswers(
    () => readiness().catch(() => unanswered),
    () => performance.now(),
  );
  const ready = { schema: { response: { 200: readinessSchema, 503: readinessSchema } } };
  server.get(readinessPath, ready, async (_request, reply) => {
    const { isReady, checks } = await look();
    if (!isReady) return sendUnready(reply, checks);
    reply.outcome = 'ready';
    return { success: true, error: null, checks };
  });
}

function sendUnready(reply: FastifyReply, checks: Readiness['checks']): FastifyReply {
  const { status, headers = {} } = failureOf('Service.Unavailable');
  const error = renderItems([{ code: 'Service.Unavailable' }], reply);
  reply.outcome = 'Service.Unavailable';
  return reply.code(status).headers(headers).send({ success: false, error, checks });
}
