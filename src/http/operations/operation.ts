import type { TSchema } from 'typebox';
import type { Scope, sensitiveScope } from '../../checkout/caller.ts';
import type { FailureCode } from '../status.ts';
import type { Example } from './example.ts';

/**
 * One operation of the API, defined once. Its route, its callers, its limits, its name in the log and the
 * metrics, and its part of the OpenAPI document all come from here.
 */
export interface Operation<Response extends TSchema = TSchema> {
  /** The `operationId` of the document, and the name in the log, the metrics and the traces. */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** With its parameters in braces. */
  readonly path: string;
  /** The meaning of each parameter of the path, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The meaning of each parameter of the query, by its name. All are required. */
  readonly query?: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The scope that a token needs. Absent if the operation needs no credentials. */
  readonly scope?: Scope;
  readonly besides?: typeof sensitiveScope;
  readonly request?: TSchema;
  /** Media type of the request; JSON if absent. */
  readonly requestType?: string;
  readonly response: Response;
  /** Media type of the answer; JSON if absent. The schema and the examples are then of a line of it. */
  readonly responseType?: string;
  /** Schema of the answer 503 if it says more than other failures do. */
  readonly unavailableResponse?: TSchema;
  readonly examples: readonly Example[];
  /** Whether caches may keep the answer. It is then sent as prepared bytes. */
  readonly isCacheable?: true;
  /** Whether orchestrators and load balancers call it: it is answered however busy the service is. */
  readonly isProbe?: true;
  /** Failures of this operation, besides those that every operation can have. */
  readonly failures: readonly FailureCode[];
}

export const credentialFailures = [
  'Authorization.Missing',
  'Authorization.Invalid',
  'Authorization.Expired',
  'Authorization.Scope',
  'Service.Unavailable',
] as const satisfies FailureCode[];

export const bodyFailures = [
  'Request.NotJson',
  'Request.NotObject',
  'Request.TooLarge',
  'Request.MediaType',
] as const satisfies FailureCode[];
