import type { Server } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from './envelope.ts';
import type { HttpSettings } from './http-services.ts';
import { addressOwner } from './limit-calls.ts';
import { operationOf } from './operations/operation.ts';
import type { ConnectionLimit, Observers } from './request-observer.ts';

export type InFlight = ReturnType<typeof addInFlightLimit>;

/**
 * Refuses requests while too many are in flight: they would only wait. A request is in flight from its
 * handler until its answer is made or its caller is gone: slow senders and readers take no slot. Health is
 * always answered: a busy instance must not be restarted. Must be called after the entry hook. Answers how
 * many requests are in flight.
 */
export function addInFlightLimit(server: FastifyInstance, maxInFlight: number) {
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

/**
 * Closes new connections while too many are open, and reports which limit it was. Connections of trusted
 * proxies, which bring those of many, do not count for an address.
 */
export function limitConnections(
  server: Server,
  { maxConnections, maxConnectionsPerAddress, trustedProxies }: HttpSettings,
  observers: Observers,
): void {
  const onClosed = (limit: ConnectionLimit) => {
    for (const observer of observers) observer.closed?.(limit);
  };
  server.maxConnections = maxConnections;
  server.on('drop', () => onClosed('all'));
  const proxies = networksOf(trustedProxies);
  const byAddress = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    const owner = addressOwner(address);
    const open = byAddress.get(owner) ?? 0;
    if (open >= maxConnectionsPerAddress) {
      socket.destroy();
      onClosed('address');
      return;
    }
    byAddress.set(owner, open + 1);
    socket.once('close', () => {
      const left = (byAddress.get(owner) ?? 0) - 1;
      if (left > 0) byAddress.set(owner, left);
      else byAddress.delete(owner);
    });
  });
}

function networksOf(list: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const entry of list) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) networks.addAddress(address, family);
    else networks.addSubnet(address, Number(bits), family);
  }
  return networks;
}
