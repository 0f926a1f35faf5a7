import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from './operations/operation.ts';

/** What a request asked for, in words that the service chose: a URL can hold anything. */
export interface ServedOperation {
  /** The `operationId` of the document; `other` for pages, `unmatched` where no route matches. */
  readonly name: string;
  /** The pattern of the route; null where no route matches. */
  readonly route: string | null;
  readonly isPublic: boolean;
  readonly isProbe: boolean;
  /** What a request counts in the limits of requests without credentials: 1, or less for a file of a page. */
  readonly weight: number;
}

export const otherName = 'other';

export const unmatchedOperation: ServedOperation = Object.freeze({
  name: 'unmatched',
  route: null,
  isPublic: true,
  isProbe: false,
  weight: 1,
});

export function servedOperation({ id, scope, isProbe }: Operation, route: string): ServedOperation {
  const isPublic = scope === undefined;
  return Object.freeze({ name: id, route, isPublic, isProbe: isProbe === true, weight: 1 });
}

/** A route that serves no operation of the API. */
export function otherOperation(route: string, weight = 1): ServedOperation {
  return Object.freeze({ name: otherName, route, isPublic: true, isProbe: false, weight });
}

/** Names every route that serves no operation of the API. Must be called before the first route is added. */
export function nameOtherRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.operation !== undefined) return;
    route.config = { ...route.config, operation: otherOperation(route.url) };
  });
}

export function operationOf(request: FastifyRequest): ServedOperation {
  return request.routeOptions.config.operation ?? unmatchedOperation;
}
