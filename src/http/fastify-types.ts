import type { Caller, PlatformCaller } from '../checkout/caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read wherever an operation asks for credentials. */
    caller: Caller | PlatformCaller | null;
  }
  interface FastifyReply {
    /** What became of the request, in a word, for the log, empty until it is known: `accepted`, `suggestion`, `refused`, … or a code of the catalogue. */
    outcome: string;
  }
}
