import type { FastifyRequest } from 'fastify';
import type { JudgedStreet } from '../checkout/judge-shipping.ts';
import type { Problem } from '../problem/problem.ts';
import type { ServedOperation } from './served-operation.ts';

/**
 * Sees each request and what became of it: the log, metrics and traces. Its calls neither throw nor wait. Nothing that a
 * caller sent belongs in what it writes down.
 */
export interface RequestObserver {
  /** The headers are here. */
  began?(request: FastifyRequest): void;
  /** The body is here: `proceed` runs the handler. */
  handles?(request: FastifyRequest, proceed: () => void): void;
  /** The response is over, however it ended. */
  ended(ended: EndedRequest, request: FastifyRequest): void;
  /** A connection was refused before there was a request. */
  refused?(refused: RefusedConnection): void;
  /** A connection was closed as it came, since there were as many as may be. */
  closed?(limit: ConnectionLimit): void;
}

/** Which limit of connections: that of all of them, or that of an address. */
export const connectionLimits = ['all', 'address'] as const;
export type ConnectionLimit = (typeof connectionLimits)[number];

export interface EndedRequest {
  readonly requestId: string;
  readonly method: string;
  readonly operation: ServedOperation;
  /** ISO 3166-1 alpha-2 of the market that the credentials name; null where nobody with one was admitted. */
  readonly market: string | null;
  /** null: the caller went away before there was one. */
  readonly status: number | null;
  /** In a word: `accepted`, `suggestion`, `refused`, … or a code of the catalogue. */
  readonly outcome: string;
  /** What the answer reports. */
  readonly problems: readonly Problem[];
  /** How deep street data knew the address that was judged; null where none was. */
  readonly street: JudgedStreet | null;
  readonly durationMs: number;
}

export interface RefusedConnection {
  readonly requestId: string;
  readonly status: number;
  readonly problem: Problem;
}
