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
    isInFlight: boolean;
    /** One word for the log: `accepted`, `suggestion`, `refused`, … or a code. Empty until it is known. */
    outcome: string;
    /** The problems in the answer; null until they are known. */
    problems: readonly Problem[] | null;
    /** What street data knew of the judged address; null where no address was judged. */
    street: JudgedStreet | null;
  }
}
