import { languages } from '../../src/words/render-problem.ts';
import { examplesOf } from './examples/examples.ts';
import { failureResponses, sharedResponses } from './failure-responses.ts';
import { headers, headersOf, securitySchemes } from './headers.ts';
import { introduction } from './introduction.ts';
import { content, namedSchemas, withReferences } from './named-schemas.ts';
import { tags } from './operation-words.ts';
import { type DocumentedOperation, operations } from './operations.ts';
import { requestOf } from './requests.ts';

type Json = Readonly<Record<string, unknown>>;

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
    tags: Object.entries(tags).map(([name, { description }]) => ({ name, description })),
    paths: pathsOf(operations),
    components: {
      schemas: Object.fromEntries(
        Object.entries(namedSchemas).map(([name, schema]) => [name, withReferences(schema, schema)]),
      ),
      parameters,
      responses: sharedResponses(),
      headers,
      securitySchemes,
    },
  };
  return document;
}

function pathsOf(all: readonly DocumentedOperation[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of all) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operationObject(operation) };
  }
  return paths;
}

function operationObject(operation: DocumentedOperation): Json {
  const { id, tag, summary, description, scope, besides, requestType } = operation;
  const request = requestOf(operation);
  return {
    operationId: id,
    tags: [tag],
    summary,
    description,
    security: scope === undefined ? [] : [{ bearer: besides === undefined ? [scope] : [scope, besides] }],
    parameters: [...ownParameters(operation), ...sharedParameters],
    ...(request === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: content(
              request,
              examplesOf(operation).map(({ name, summary, request, isInvalid }) => [
                name,
                summary,
                request,
                isInvalid,
              ]),
              requestType,
            ),
          },
        }),
    responses: responsesOf(operation),
  };
}

function ownParameters({ parameters, query }: DocumentedOperation): Json[] {
  const described = (part: string, own: Readonly<Record<string, string>>) =>
    Object.entries(own).map(([name, description]) => ({
      name,
      in: part,
      required: true,
      description,
      schema: { type: 'string' },
    }));
  return [...described('path', parameters), ...described('query', query)];
}

const parameters = {
  RequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'An id of your own for this request; the answer and the log carry it.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    required: false,
    description: `Languages wanted for messages (RFC 9110, 12.5.4): ${Object.keys(languages).join(', ')}. If none of them is wanted, messages are in the market's language: the first of these, unless the operator says otherwise.`,
    schema: { type: 'string' },
    example: 'pt-BR, es;q=0.8',
  },
};

const sharedParameters = Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }));

const notModified = {
  description: 'Nothing has changed since the answer with the ETag of If-None-Match. There is no body.',
  headers: headersOf(304, true),
};

function responsesOf(operation: DocumentedOperation): Json {
  const judged = {
    description: operation.isCacheable ? 'Found.' : 'Judged: `success` says how.',
    headers: headersOf(200, operation.isCacheable),
    content: content(
      operation.response,
      examplesOf(operation).map((example) => [example.name, example.summary, example.response]),
      operation.responseType,
    ),
  };
  const unchanged = operation.isCacheable ? [[304, notModified]] : [];
  return Object.fromEntries([[200, judged], ...unchanged, ...failureResponses(operation)]);
}
