import type { FastifyInstance } from 'fastify';
import { sendFailure } from './envelope.ts';

const healthPaths = '/health/';

/**
 * Turns requests away while too many are being worked on: whoever waits behind them would wait for nothing, and those
 * that are admitted are answered as fast as ever. A request counts from its handler to the end of its answer, so that
 * slow senders take nobody's place. Health is always answered: an instance that is busy is not to be restarted. Must be
 * called after the entry hook.
 */
export function addInFlightLimit(server: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0;
  const leave = () => {
    inFlight -= 1;
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (inFlight < maxInFlight || request.routeOptions.url?.startsWith(healthPaths)) done();
    else sendFailure(reply, { code: 'Service.Unavailable' });
  });
  server.addHook('preHandler', (_request, reply, done) => {
    inFlight += 1;
    reply.raw.once('close', leave);
    done();
  });
}
