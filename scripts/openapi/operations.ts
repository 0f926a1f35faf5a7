import type { Operation } from '../../src/http/operations/operation.ts';
import * as served from '../../src/http/operations/operations.ts';
import { tags } from './operation-words.ts';

type Meanings = Readonly<Record<string, string>>;

/** An operation with what documents say of it. */
export interface DocumentedOperation extends Operation {
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  /** The meaning of each parameter of the path, by its name. */
  readonly parameters: Meanings;
  /** The same of the query. */
  readonly query: Meanings;
}

const byId = new Map(
  [
    ...Object.values(served.stepOperations),
    ...Object.values(served.marketOperations),
    ...Object.values(served.recordOperations).flatMap(({ missing: _, ...each }): Operation[] =>
      Object.values(each),
    ),
    served.verifyAddresses,
    ...Object.values(served.heldOperations),
    ...Object.values(served.decisionOperations),
    ...Object.values(served.healthOperations),
  ].map((operation: Operation) => [operation.id, operation]),
);

/** In the order in which documents list them. */
export const operations: readonly DocumentedOperation[] = Object.entries(tags).flatMap(([tag, ofTag]) =>
  Object.entries(ofTag.operations).map(([id, { query = [], ...words }]) => {
    const operation = byId.get(id);
    if (operation === undefined) throw new Error(`there is no operation ${id}`);
    const inPath = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const meaningsOf = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, ofTag.parameters?.[name] ?? '']));
    return { ...operation, tag, ...words, parameters: meaningsOf(inPath), query: meaningsOf(query) };
  }),
);

if (operations.length < byId.size) throw new Error('some operations have no words');
