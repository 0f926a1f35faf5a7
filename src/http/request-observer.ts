import type { FastifyRequest } from 'fastify';
import type { JudgedStreet } from '../checkout/judge-shipping.ts';
import type { Problem } from '../problem/problem.ts';
import type { ServedOperation } from './served-operation.ts';

/**
 * The log, metrics and traces. Its functions neither throw nor wait, and record nothing that a caller sent.
 */
export interface RequestObserver {
  began?(request: FastifyRequest): void;
  /** The body has arrived: `proceed` runs the handler. */
  handles?(request: FastifyRequest, proceed: () => void): void;
  /** The response is over, however it ended. */
  ended(ended: EndedRequest, request: FastifyRequest): void;
  refused?(refused: RefusedConnection): void;
  closed?(limit: ConnectionLimit): void;
}

export const connectionLimits = ['all', 'address'] as const;
export type ConnectionLimit = (typeof connectionLimits)[number];

export interface EndedRequest {
  readonly requestId: string;
  readonly method: string;
  readonly operation: ServedOperation;
  /** ISO 3166-1 alpha-2; null where no caller with a market was admitted. */
  readonly market: string | null;
  /** null: the caller disconnected before there was one. */
  readonly status: number | null;
  /** One word: `accepted`, `suggestion`, `refused`, … or a code of the catalogue. */
  readonly outcome: string;
  readonly problems: readonly Problem[];
  /** What street data knew of the judged address; null where no address was judged. */
  readonly street: JudgedStreet | null;
  readonly durationMs: number;
}

export interface RefusedConnection {
  readonly requestId: string;
  readonly status: number;
  readonly problem: Problem;
}
