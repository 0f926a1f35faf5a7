import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Scope, sensitiveScope } from '../../checkout/ports.ts';
import type { FailureCode } from '../status.ts';

/**
 * One operation of the API, defined once. Its route, its callers, its limits, its name and its outcome in the
 * log and the metrics come from here. The OpenAPI document adds words (`scripts/openapi/operation-words.ts`).
 */
export interface Operation<Response extends TSchema = TSchema> {
  /** The `operationId` of the document, and the name in the log, the metrics and the traces. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With its parameters in braces. */
  readonly path: string;
  readonly scope?: Scope;
  readonly besides?: typeof sensitiveScope;
  readonly requestType?: string;
  readonly response: Response;
  /** Media type of the answer; JSON if absent. The schema is then of a line of it. */
  readonly responseType?: string;
  /** Schema of the answer 503 if it says more than other failures do. */
  readonly unavailableResponse?: TSchema;
  /** Whether caches may keep the answer. It is then sent as prepared bytes. */
  readonly isCacheable?: true;
  /** Whether orchestrators and load balancers call it: it is answered however busy the service is. */
  readonly isProbe?: true;
  /** The word in the log for its successes, beside `refused`. Absent: the handler says it. */
  readonly outcome?: string;
  /** Failures besides those that every operation can have, and those that follow from scope and body. */
  readonly failures?: readonly FailureCode[];
}

/** What an operation has besides its name, method, path and answer. */
export type OperationDetails = Omit<Operation, 'id' | 'method' | 'path' | 'response'>;

/** What makes the operations of a path, by their methods; all of them have what `common` has. */
export function at(path: string, common: OperationDetails = {}) {
  const by =
    (method: Operation['method']) =>
    <Response extends TSchema>(response: Response, more: OperationDetails = {}) => ({
      ...{ method, path, response },
      ...common,
      ...more,
    });
  return { get: by('get'), post: by('post'), put: by('put'), delete: by('delete') };
}

/** Operations, each with its key as its id. */
export function byId<const Group extends Readonly<Record<string, Omit<Operation, 'id'>>>>(group: Group) {
  const named = Object.entries(group).map(([id, operation]) => [id, { ...operation, id }]);
  return Object.fromEntries(named) as { readonly [Id in keyof Group]: Group[Id] & { readonly id: Id } };
}

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

const ofAnybody = { isPublic: true, isProbe: false, weight: 1 } as const;

export const unmatchedOperation: ServedOperation = { ...ofAnybody, name: 'unmatched', route: null };

export function servedOperation({ id, scope, isProbe }: Operation, route: string): ServedOperation {
  return { ...ofAnybody, name: id, route, isPublic: scope === undefined, isProbe: isProbe === true };
}

/** A route that serves no operation of the API. */
export function otherOperation(route: string, weight = 1): ServedOperation {
  return { ...ofAnybody, name: otherName, route, weight };
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
