import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope.ts';
import { operationOf } from './served-operation.ts';

/**
 * Turns requests away while too many are being worked on: whoever waits behind them would wait for nothing, and those
 * that are admitted are answered as fast as ever. A request counts from its handler until its answer is made or its
 * caller is gone, so that neither slow senders nor slow readers take anybody's place. Health is always answered: an instance that is busy is not to be restarted. Must be
 * called after the entry hook.
 */
export function addInFlightLimit(server: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0;
  server.decorateReply('isInFlight', false);
  const leave = (reply: FastifyReply) => {
    if (reply.isInFlight) inFlight -= 1;
    reply.isInFlight = false;
  };
  const admit = (request: FastifyRequest, reply: FastifyReply, onAdmitted: () => void): void => {
    if (inFlight < maxInFlight || operationOf(request).isProbe) onAdmitted();
    else sendFailure(reply, { code: 'Service.Unavailable' });
  };
  // Before anything is done for a request, and again when its body is here: many may have come in meanwhile.
  server.addHook('onRequest', (request, reply, done) => admit(request, reply, done));
  server.addHook('preHandler', (request, reply, done) =>
    admit(request, reply, () => {
      inFlight += 1;
      reply.isInFlight = true;
      reply.raw.on('close', () => leave(reply));
      done();
    }),
  );
  server.addHook('onSend', (_request, reply, _payload, done) => {
    leave(reply);
    done();
  });
}
