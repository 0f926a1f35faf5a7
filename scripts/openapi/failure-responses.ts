import type { TSchema } from 'typebox';
import { catalog, type ProblemCode } from '../../src/fields/catalog.ts';
import type { Operation } from '../../src/http/operations/operation.ts';
import { type FailureCode, failures } from '../../src/http/status.ts';
import { renderProblem } from '../../src/words/render-problem.ts';
import { headersOf } from './headers.ts';
import { content, failureSchema } from './named-schemas.ts';
import { operations } from './operations.ts';
import { requestOf } from './requests.ts';

type Json = Readonly<Record<string, unknown>>;

const commonFailures: readonly FailureCode[] = [
  'Request.Malformed',
  'Request.TimedOut',
  'Request.TooMany',
  'Request.HeadersTooLarge',
  'Service.Fault',
];

const credentialFailures: readonly FailureCode[] = [
  'Authorization.Missing',
  'Authorization.Invalid',
  'Authorization.Expired',
  'Authorization.Scope',
  'Service.Unavailable',
];
const jsonFailures: readonly FailureCode[] = [
  'Request.NotJson',
  'Request.NotObject',
  'Request.TooLarge',
  'Request.MediaType',
];
const uploadFailures: readonly FailureCode[] = ['Request.TooLarge', 'Upload.MediaType'];

/** Names of responses that stand for more than one code. */
const sharedNames: Readonly<Record<number, string>> = { 400: 'BadRequest', 401: 'Unauthorized' };

export function isFailure(code: ProblemCode): code is FailureCode {
  return Object.hasOwn(failures, code);
}

/** The codes that an operation can fail with, under each status in rising order. */
export function failuresOf(operation: Operation): [status: number, codes: FailureCode[]][] {
  const { scope, requestType, failures: own = [] } = operation;
  const request = requestOf(operation);
  const possible = new Set([
    ...commonFailures,
    ...(scope === undefined ? [] : credentialFailures),
    ...(request === undefined ? [] : requestType === undefined ? jsonFailures : uploadFailures),
    ...own,
  ]);
  const codes = catalog
    .map(({ code }) => code)
    .filter(isFailure)
    .filter((code) => possible.has(code));
  const statuses = [...new Set(codes.map((code) => failures[code].status))].sort((a, b) => a - b);
  return statuses.map((status) => [status, codes.filter((code) => failures[code].status === status)]);
}

/** The failures among an operation's responses. All but readiness refer to what operations share. */
export function failureResponses(operation: Operation): [status: number, response: Json][] {
  return failuresOf(operation).map(([status, codes]) => {
    const own = ownSchema(operation, status);
    if (own !== undefined) return [status, unready(own, status, codes)];
    return [status, { $ref: `#/components/responses/${nameOf(status, codes)}` }];
  });
}

/** `components.responses`: each failure once, however many operations can meet it. */
export function sharedResponses(): Json {
  const responses: Record<string, Json> = {};
  for (const operation of operations) {
    for (const [status, codes] of failuresOf(operation)) {
      if (ownSchema(operation, status) === undefined)
        responses[nameOf(status, codes)] ??= response(status, codes);
    }
  }
  return Object.fromEntries(Object.entries(responses).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Throws where a status needs a name that it has not. A test finds two contents under one name. */
function nameOf(status: number, codes: readonly FailureCode[]): string {
  const name = codes.length === 1 ? codes[0]?.replace('.', '') : sharedNames[status];
  if (name === undefined) throw new Error(`no name for the failures of ${status}: ${codes.join(', ')}`);
  return name;
}

function response(status: number, codes: readonly FailureCode[]): Json {
  return {
    description: describe(codes),
    headers: headersOf(status),
    content: content(
      failureSchema,
      codes.map((code) => [code, code, failureExample(code)]),
    ),
  };
}

function ownSchema({ unavailableResponse }: Operation, status: number): TSchema | undefined {
  return status === 503 ? unavailableResponse : undefined;
}

/** A service that is not ready says what is wrong besides. */
function unready(schema: TSchema, status: number, codes: readonly FailureCode[]): Json {
  const checks = { store: 'does not answer', database: 'postgresql', data: '2026-11-01' };
  return {
    description: describe(codes),
    headers: headersOf(status),
    content: content(
      schema,
      codes.map((code) => [code, code, { ...failureExample(code), checks }]),
    ),
  };
}

function describe(codes: readonly FailureCode[]): string {
  return `Not judged: ${codes.map((code) => `\`${code}\``).join(', ')}.`;
}

function failureExample(code: FailureCode): Json {
  return { success: false, error: [renderProblem({ code, params: exampleParams }, 'en')] };
}

/** What messages say besides, where they can. */
const exampleParams = { limit: '64 KiB', scope: 'checkout' };
