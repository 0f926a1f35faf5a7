import { catalog } from '../../problem/catalog.ts';
import { languages, renderProblem } from '../../problem/render-problem.ts';
import { type FailureCode, failureOf, isFailure } from '../status.ts';
import { readinessSchema } from '../wire/health.ts';
import { failureSchema } from '../wire/schema-parts.ts';
import { headers, headersOf, securitySchemes } from './headers.ts';
import { introduction } from './introduction.ts';
import type { Operation } from './operation.ts';
import { namedSchemas, operations } from './operations.ts';

type Json = Readonly<Record<string, unknown>>;

/** What any request can meet, whatever it asks for. */
const commonFailures: readonly FailureCode[] = [
  'Request.Malformed',
  'Request.TimedOut',
  'Request.TooMany',
  'Request.HeadersTooLarge',
  'Service.Fault',
];

/** What each tag holds together. */
const tagDescriptions: Readonly<Record<string, string>> = {
  'Shipping address': 'Where the order of a cart goes to: read, set and verified.',
  'Distributor application': 'The application of a new distributor: read, validated and stored.',
  Markets: 'What a storefront draws before it knows anybody. No credentials.',
  'Platform: profiles': 'Profiles of customers, which carts fall back on.',
  'Platform: branches': 'Branches at which orders are picked up.',
  'Platform: siteurls': 'Site URLs that are taken, and whose they are.',
  'Platform: carts': 'What buyers left with their carts.',
  'Platform: applications': 'Applications that came in, and their registration.',
  'Platform: personal data': 'All that is held about somebody: exported and erased.',
  Health: 'For orchestrators and load balancers. No credentials.',
};

/** The OpenAPI 3.1 document, from the schemas that serve. */
export function openApiDocument(): Json {
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Checkout verification',
      version: '1.0.0',
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'Where this document comes from.' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({
      name,
      description: tagDescriptions[name],
    })),
    paths: pathsOf(operations),
    components: {
      schemas: Object.fromEntries(
        Object.entries(namedSchemas).map(([name, schema]) => [name, withReferences(schema, schema)]),
      ),
      headers,
      securitySchemes,
    },
  };
  return document;
}

function pathsOf(all: readonly Operation[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of all) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  }
  return paths;
}

function operationObject(operation: Operation): Json {
  const { id, tag, summary, description, scope, besides, request, requestType, examples } = operation;
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: scope === undefined ? [] : [{ bearer: besides === undefined ? [scope] : [scope, besides] }],
    parameters: [...pathParameters(operation), requestIdParameter, languageParameter],
    ...(request === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: content(
              request,
              examples.map(({ name, summary, request, isInvalid }) => [name, summary, request, isInvalid]),
              requestType,
            ),
          },
        }),
    responses: responsesOf(operation),
  };
}

function pathParameters({ parameters = {} }: Operation): Json[] {
  return Object.entries(parameters).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  }));
}

const requestIdParameter = {
  name: 'X-Request-Id',
  in: 'header',
  required: false,
  description: 'An id of your own for this request; the answer and the log carry it.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
};

const languageParameter = {
  name: 'Accept-Language',
  in: 'header',
  required: false,
  description: `Languages wanted for messages (RFC 9110, 12.5.4). There are ${Object.keys(languages).join(', ')}; where none of them is wanted it is the market's, the first unless the operator says otherwise.`,
  schema: { type: 'string' },
  example: 'pt-BR, es;q=0.8',
};

/** Says to people and to tools that an example breaks its schema, and is to. */
const invalidMark = { description: 'Invalid on purpose.', 'x-invalid-on-purpose': true };

const notModified = {
  description: 'What the ETag in If-None-Match names has not changed. There is no body.',
  headers: headersOf(304, true),
};

function responsesOf(operation: Operation): Json {
  const judged = {
    description: operation.isCacheable ? 'Found.' : 'Judged: `success` says how.',
    headers: headersOf(200, operation.isCacheable),
    content: content(
      operation.response,
      operation.examples.map((example) => [example.name, example.summary, example.response]),
    ),
  };
  const codes = catalog
    .map(({ code }) => code)
    .filter(isFailure)
    .filter((code) => commonFailures.includes(code) || operation.failures.includes(code));
  const statuses = [...new Set(codes.map((code) => failureOf(code).status))].sort((a, b) => a - b);
  const failures = statuses.map((status) => [
    status,
    failureResponse(
      operation,
      status,
      codes.filter((code) => failureOf(code).status === status),
    ),
  ]);
  const unchanged = operation.isCacheable ? [[304, notModified]] : [];
  return Object.fromEntries([[200, judged], ...unchanged, ...failures]);
}

function failureResponse(operation: Operation, status: number, codes: readonly FailureCode[]): Json {
  const isUnready = operation.response === readinessSchema && status === 503;
  return {
    description: `Not judged: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
    headers: headersOf(status),
    content: content(
      isUnready ? readinessSchema : failureSchema,
      codes.map((code) => [
        code,
        code,
        {
          ...failureExample(code),
          ...(isUnready
            ? { checks: { store: 'does not answer', database: 'postgresql', data: '2026-11-01' } }
            : {}),
        },
      ]),
    ),
  };
}

function failureExample(code: FailureCode): Json {
  return { success: false, error: [renderProblem({ code }, 'en')] };
}

function content(
  schema: object,
  examples: readonly (readonly [
    name: string,
    summary: string,
    value: unknown,
    isInvalid?: true | undefined,
  ])[],
  type = 'application/json',
): Json {
  const named = examples.map(([name, summary, value, isInvalid]) => [
    name,
    { summary, ...(isInvalid ? invalidMark : {}), value },
  ]);
  return {
    [type]: { schema: withReferences(schema), examples: Object.fromEntries(named) },
  };
}

const names = new Map(Object.entries(namedSchemas).map(([name, schema]) => [schema as unknown, name]));

/** A copy of a schema in which every named schema is a reference, except `root` itself. */
function withReferences(value: unknown, root?: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const name = names.get(value);
  if (name !== undefined && value !== root) return { $ref: `#/components/schemas/${name}` };
  if (Array.isArray(value)) return value.map((entry) => withReferences(entry));
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withReferences(entry)]));
}
