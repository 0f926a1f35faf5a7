import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Operation } from './openapi/operation.ts';
import { operations } from './openapi/operations.ts';

/** What a request asked for, in words that the service chose: a URL can hold anything. */
export interface ServedOperation {
  /** The `operationId` of the document; `other` for pages, `unmatched` where no route matches. */
  readonly name: string;
  /** The pattern that the service declares; null where no route matches. */
  readonly route: string | null;
  /** Whether it asks for no credentials. */
  readonly isPublic: boolean;
}

const otherName = 'other';

export const unmatchedOperation: ServedOperation = Object.freeze({
  name: 'unmatched',
  route: null,
  isPublic: true,
});

/** Every name that a request can be given. */
export const operationNames: readonly string[] = [
  ...operations.map(({ id }) => id),
  otherName,
  unmatchedOperation.name,
];

const byRoute = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]));

/** Names the operation of each route as it is added. Must be called before the first one is. */
export function nameOperations(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const served = findOperation(method, route.url);
    const operation: ServedOperation = Object.freeze({
      name: served?.id ?? otherName,
      route: route.url,
      isPublic: served?.scope === undefined,
    });
    route.config = { ...route.config, operation };
  });
}

/** HEAD is answered by the operation of GET. */
function findOperation(method: string, url: string): Operation | undefined {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  return byRoute.get(`${verb} ${path}`);
}

export function operationOf(request: FastifyRequest): ServedOperation {
  return request.routeOptions.config.operation ?? unmatchedOperation;
}
