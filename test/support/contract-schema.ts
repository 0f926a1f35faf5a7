import { Compile } from 'typebox/schema';
import { openApiDocument } from '../../scripts/openapi/document.ts';

interface MediaType {
  readonly schema: object;
  readonly examples?: Readonly<
    Record<string, { readonly value?: unknown; readonly 'x-invalid-on-purpose'?: true }>
  >;
}

export interface DocumentedResponse {
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  /** Absent if the answer has no body. */
  readonly content?: { readonly 'application/json': MediaType; readonly 'application/x-ndjson'?: MediaType };
}

interface Reference {
  readonly $ref: string;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': MediaType } };
  /** Failures refer to shared responses. */
  readonly responses: Readonly<Record<string, DocumentedResponse | Reference>>;
}

interface ContractDocument {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
    readonly headers: Readonly<Record<string, { readonly schema: { pattern?: string } }>>;
  };
}

/** The OpenAPI document as a caller gets it. */
export const contract = JSON.parse(JSON.stringify(openApiDocument())) as ContractDocument;

/** What the document says about an operation's answers, by status. */
export function responsesOf({
  responses,
}: Pick<DocumentedOperation, 'responses'>): [string, DocumentedResponse][] {
  return Object.entries(responses).map(([status, response]) => [status, resolve(response)]);
}

/** What the document says about an answer with this status; undefined if it has no such answer. */
export function responseOf(
  operation: DocumentedOperation | undefined,
  status: number,
): DocumentedResponse | undefined {
  const response = operation?.responses[status];
  return response && resolve(response);
}

function resolve(response: DocumentedResponse | Reference): DocumentedResponse {
  if (!('$ref' in response)) return response;
  const shared = contract.components.responses[response.$ref.replace('#/components/responses/', '')];
  if (shared === undefined) throw new Error(`the document lacks ${response.$ref}`);
  return shared;
}

/** What the document says about the bodies of an operation's answers, by status. */
export function answersOf(operation: DocumentedOperation): { status: string; media: MediaType }[] {
  return responsesOf(operation).flatMap(([status, { content = {} }]) =>
    Object.values(content).map((media) => ({ status, media })),
  );
}

export function operationAt(path: string, method: string): DocumentedOperation | undefined {
  return contract.paths[path]?.[method];
}

export function createCheck(schema: object): (value: unknown) => boolean {
  const validator = Compile({ ...schema, components: contract.components });
  return (value) => validator.Check(value);
}
