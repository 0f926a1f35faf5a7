import type { Caller, PlatformCaller } from '../checkout/caller.ts';
import type { JudgedStreet } from '../checkout/judge-shipping.ts';
import type { Problem } from '../problem/problem.ts';
import type { ServedOperation } from './served-operation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read wherever an operation asks for credentials. */
    caller: Caller | PlatformCaller | null;
  }
  interface FastifyContextConfig {
    /** Absent where no route matches. */
    operation?: ServedOperation;
  }
  interface FastifyReply {
    /** Whether the request counts as one that is worked on. */
    isInFlight: boolean;
    /** What became of the request, in a word, for the log, empty until it is known: `accepted`, `suggestion`, `refused`, … or a code of the catalogue. */
    outcome: string;
    /** What the answer reports; null until it is known. */
    problems: readonly Problem[] | null;
    /** How deep street data knew the address that was judged; null where none was. */
    street: JudgedStreet | null;
  }
}
