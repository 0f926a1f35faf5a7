import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Counted, RateLimits } from '../limits/rate-limits.ts';
import { countedAddress } from './client-address.ts';
import { sendFailure } from './envelope.ts';

/** What the credentials hook asks of the limits. */
export interface CallLimits {
  /** Whom a request counts for before its caller is known. */
  addressOf(request: FastifyRequest): string;
  /** Answers a request from an address that is over its limit; whether it was answered. */
  refuseAddress(address: string, reply: FastifyReply): boolean;
  /** Counts a request whose credentials were refused. */
  countRefused(address: string): void;
  /** Counts a request of a caller who is known, and goes on where it is within the limits. */
  goOnWithin(counted: Counted, reply: FastifyReply, goOn: () => void): void;
}

const noLimits: CallLimits = {
  addressOf: () => '',
  refuseAddress: () => false,
  countRefused: () => undefined,
  goOnWithin: (_counted, _reply, goOn) => goOn(),
};

export function createCallLimits(limits: RateLimits | undefined): CallLimits {
  if (limits === undefined) return noLimits;
  return {
    addressOf: countedAddress,
    refuseAddress(address, reply) {
      const waitMs = limits.addressWaitMs(address);
      if (waitMs > 0) refuse(reply, waitMs);
      return waitMs > 0;
    },
    countRefused: (address) => void limits.count({ address }),
    goOnWithin(counted, reply, goOn) {
      const decide = (waitMs: number) => (waitMs > 0 ? refuse(reply, waitMs) : goOn());
      const waitMs = limits.count(counted);
      if (typeof waitMs === 'number') decide(waitMs);
      else void waitMs.then(decide);
    },
  };
}

function refuse(reply: FastifyReply, waitMs: number): void {
  sendFailure(reply, { code: 'Request.TooMany' }, { 'retry-after': String(Math.ceil(waitMs / 1000)) });
}
