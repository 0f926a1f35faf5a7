import type { TSchema } from 'typebox';
import type { Scope, sensitiveScope } from '../../checkout/caller.ts';
import type { FailureCode } from '../status.ts';
import type { Example } from './example.ts';

/** What the document says of one operation. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Its parameters in braces. */
  readonly path: string;
  /** What each parameter of the path is, by its name. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** What each parameter of the query is, by its name; all are required. */
  readonly query?: Readonly<Record<string, string>>;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** Absent where no credentials are asked for. */
  readonly scope?: Scope;
  /** Asked for as well. */
  readonly besides?: typeof sensitiveScope;
  readonly request?: TSchema;
  /** Media type of the request; JSON where it says nothing. */
  readonly requestType?: string;
  readonly response: TSchema;
  readonly examples: readonly Example[];
  /** Whether caches may keep what is found. */
  readonly isCacheable?: true;
  /** Failures of this operation besides those that every one can meet. */
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
