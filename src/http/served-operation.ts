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
}

export const otherName = 'other';

export const unmatchedOperation: ServedOperation = Object.freeze({
  name: 'unmatched',
  route: null,
  isPublic: true,
  isProbe: false,
});

export function servedOperation({ id, scope, isProbe }: Operation, route: string): ServedOperation {
  return Object.freeze({ name: id, route, isPublic: scope === undefined, isProbe: isProbe === true });
}

/** Names every route that serves no operation of the API. Must be called before the first route is added. */
export function nameOtherRoutes(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    if (route.config?.operation !== undefined) return;
    const operation = Object.freeze({ name: otherName, route: route.url, isPublic: true, isProbe: false });
    route.config = { ...route.config, operation };
  });
}

export function operationOf(request: FastifyRequest): ServedOperation {
  return request.routeOptions.config.operation ?? unmatchedOperation;
}
