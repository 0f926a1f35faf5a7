import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope.ts';
import { operationOf } from './served-operation.ts';

/** How many requests are in flight. */
export interface InFlight {
  all(): number;
  withCredentials(): number;
}

/**
 * Refuses requests while too many are in flight: they would only wait. A request is in flight from its
 * handler until its answer is made or its caller is gone: slow senders and readers take no slot. Health is
 * always answered: a busy instance must not be restarted. Must be called after the entry hook.
 */
export function addInFlightLimit(server: FastifyInstance, maxInFlight: number): InFlight {
  let inFlight = 0;
  let admitted = 0;
  const admittedBy = ({ request }: FastifyReply) => (operationOf(request).isPublic ? 0 : 1);
  server.decorateReply('isInFlight', false);
  const leave = (reply: FastifyReply) => {
    if (!reply.isInFlight) return;
    inFlight -= 1;
    admitted -= admittedBy(reply);
    reply.isInFlight = false;
  };
  const admit = (request: FastifyRequest, reply: FastifyReply, onAdmitted: () => void): void => {
    if (inFlight < maxInFlight || operationOf(request).isProbe) onAdmitted();
    else sendFailure(reply, { code: 'Service.Unavailable' });
  };
  // Checked on arrival, and again once the body is here: many others may have arrived meanwhile.
  server.addHook('onRequest', (request, reply, done) => admit(request, reply, done));
  server.addHook('preHandler', (request, reply, done) => {
    // Whoever left while credentials or limits were looked up gets no answer, and must take no slot.
    if (reply.raw.destroyed) reply.hijack();
    else
      admit(request, reply, () => {
        inFlight += 1;
        admitted += admittedBy(reply);
        reply.isInFlight = true;
        reply.raw.on('close', () => leave(reply));
        done();
      });
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    leave(reply);
    done();
  });
  return { all: () => inFlight, withCredentials: () => admitted };
}
