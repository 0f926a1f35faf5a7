import type { FastifyInstance, FastifyRequest } from 'fastify';
import { operations } from './openapi/operations.ts';

/** What a request asked for, in words that the service chose: a URL can hold anything. */
export interface ServedOperation {
  /** The `operationId` of the document; `other` for pages, `unmatched` where no route matches. */
  readonly name: string;
  /** The pattern that the service declares; null where no route matches. */
  readonly route: string | null;
}

const otherName = 'other';

export const unmatchedOperation: ServedOperation = Object.freeze({ name: 'unmatched', route: null });

/** Every name that a request can be given. */
export const operationNames: readonly string[] = [
  ...operations.map(({ id }) => id),
  otherName,
  unmatchedOperation.name,
];

const idsByRoute = new Map(operations.map(({ id, method, path }) => [`${method} ${path}`, id]));

/** Names the operation of each route as it is added. Must be called before the first one is. */
export function nameOperations(server: FastifyInstance): void {
  server.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const operation = Object.freeze({ name: nameOf(method, route.url), route: route.url });
    route.config = { ...route.config, operation };
  });
}

/** HEAD is answered by the operation of GET. */
function nameOf(method: string, url: string): string {
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const path = url.replaceAll(/:(\w+)/g, '{$1}');
  return idsByRoute.get(`${verb} ${path}`) ?? otherName;
}

export function operationOf(request: FastifyRequest): ServedOperation {
  return request.routeOptions.config.operation ?? unmatchedOperation;
}
