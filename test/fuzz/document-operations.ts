import { contract, createCheck, type DocumentedOperation, responsesOf } from '../support/contract-schema.ts';
import { type Members, membersOf } from './strange-json.ts';

/** What the OpenAPI document says about an operation: the parts that make requests and check answers. */
export interface FuzzedOperation {
  readonly id: string;
  readonly method: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Undefined if the operation needs no token. */
  readonly scope: string | undefined;
  /** Undefined if the operation takes no body. */
  readonly bodyType: string | undefined;
  /** The document's example bodies: members of an object, or the lines of an upload. */
  readonly examples: readonly (Members | string)[];
  /** The names of the members that the operation reads. */
  readonly members: readonly string[];
  /** For each documented status, a check whether a body matches the document. */
  readonly checks: ReadonlyMap<number, (body: unknown) => boolean>;
}

interface Content {
  readonly schema: { readonly properties?: object };
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
}

interface Described extends Pick<DocumentedOperation, 'operationId' | 'responses'> {
  readonly security: readonly { readonly bearer: readonly string[] }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
}

/** Every operation of the document. Those of the two steps stand four times, to be drawn more often. */
export function documentOperations(): FuzzedOperation[] {
  const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Readonly<Record<string, Described>>).map(([method, operation]) =>
      toFuzzed(path, method.toUpperCase(), operation),
    ),
  );
  const ofSteps = operations.filter(({ path }) => path.startsWith('/v1/'));
  return [...operations, ...ofSteps, ...ofSteps, ...ofSteps];
}

function toFuzzed(path: string, method: string, operation: Described): FuzzedOperation {
  const [[bodyType, content] = []] = Object.entries(operation.requestBody?.content ?? {});
  const examples = Object.values(content?.examples ?? {}).map(({ value }) => bodyOf(value));
  const named = examples.flatMap((example) =>
    typeof example === 'string' ? [] : example.map(([name]) => name),
  );
  return {
    id: operation.operationId,
    method,
    path,
    scope: operation.security[0]?.bearer[0],
    bodyType,
    examples: examples.length > 0 ? examples : [[]],
    members: [...new Set([...Object.keys(content?.schema.properties ?? {}), ...named, 'Name'])],
    checks: new Map(
      responsesOf(operation).map(([status, { content }]) => {
        const [media] = Object.values(content ?? {});
        const schema = media?.schema;
        const isAbsent = (body: unknown) => body === undefined;
        return [Number(status), schema === undefined ? isAbsent : createCheck(schema)] as const;
      }),
    ),
  };
}

function bodyOf(value: unknown): Members | string {
  if (typeof value === 'string') return value;
  return membersOf((value ?? {}) as Readonly<Record<string, unknown>>);
}
