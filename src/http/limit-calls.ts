import { isIP } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Counted, type RateLimits, windowMs } from '../limits/rate-limits.ts';
import { sendFailure } from './envelope.ts';
import { operationOf } from './operations/operation.ts';
import { createYieldingWork } from './yielding-work.ts';

/** Without limits no caller is limited. */
export function createCallLimits(limits: RateLimits | undefined) {
  // Connections send their next request once they have their answer. If hundreds got theirs at once, all
  // would send again at once, and buyers would wait for all of them. So one answer goes out in a turn.
  const later = createYieldingWork();
  const refuse = (reply: FastifyReply, waitMs: number): void => {
    later(() => {
      const retryAfter = String(Math.ceil(waitMs / 1000));
      if (!reply.raw.destroyed)
        sendFailure(reply, { code: 'Request.TooMany' }, { 'retry-after': retryAfter });
    });
  };
  return {
    /** Refuses a request from an address that is over its limit, and says whether it did. */
    refuseAddress(address: string, reply: FastifyReply): boolean {
      const waitMs = limits?.addressWaitMs(address) ?? 0;
      if (limits === undefined || waitMs === 0) return false;
      nameQuotas(reply, limits, { address });
      refuse(reply, waitMs);
      return true;
    },
    countRefused: (address: string) => void limits?.count({ address }),
    /** Counts a request and goes on if it is within the limits. The reply says what is left of them. */
    goOnWithin(counted: Counted, reply: FastifyReply, goOn: () => void) {
      if (limits === undefined) return goOn();
      const decide = (waitMs: number) => {
        nameQuotas(reply, limits, counted);
        if (waitMs > 0) refuse(reply, waitMs);
        else goOn();
      };
      const waitMs = limits.count(counted);
      if (typeof waitMs === 'number') decide(waitMs);
      else void waitMs.then(decide);
    },
  };
}

/**
 * Whose quota a request without credentials uses. Health has a quota of its own: other requests from the
 * address of an orchestrator, or of a proxy that is not listed as one, must not make an instance look dead.
 */
export function countedAsPublic(request: FastifyRequest): Counted {
  const address = countedAddress(request);
  const { isProbe, weight } = operationOf(request);
  return { address, public: isProbe ? `health ${address}` : address, weight };
}

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-11, 3 and 4). */
function nameQuotas(reply: FastifyReply, limits: RateLimits, counted: Counted): void {
  const quotas = limits.quotasOf(counted);
  if (quotas.length === 0) return;
  const policies = quotas.map(({ kind, most }) => `"${kind}";q=${most};w=${windowMs / 1000}`);
  const left = quotas.map(({ kind, left, resetMs }) => `"${kind}";r=${left};t=${Math.ceil(resetMs / 1000)}`);
  reply.header('ratelimit-policy', policies.join(', ')).header('ratelimit', left.join(', '));
}

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whose quota a request uses: an IPv4 address, or the first 64 bits of an IPv6 address, since one subscriber
 * commonly owns the rest. It is the connection's; X-Forwarded-For counts only from trusted proxies.
 */
export function countedAddress(request: FastifyRequest): string {
  const address = isIP(request.ip) === 0 ? (request.raw.socket.remoteAddress ?? '') : request.ip;
  return addressOwner(address);
}

export function addressOwner(address: string): string {
  if (!address.includes(':')) return address;
  return mapped.exec(address)?.[1] ?? firstHalf(address);
}

/** The first four groups of an IPv6 address, however it is written (RFC 4291, 2.2). */
function firstHalf(address: string): string {
  // A URL has the shortest form: without leading zeros, and an IPv4 address at the end as two groups.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((groups) => (groups === '' ? [] : groups.split(':')));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}
