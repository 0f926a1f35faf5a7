import type { Statement } from '../../src/store/database.ts';

/** Every statement that a module exports, by itself or as a member of a record. */
export function statementsOf(module: object): Statement[] {
  return Object.values(module).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    return isStatement(value) ? [value] : Object.values(value).filter(isStatement);
  });
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'name' in value && 'text' in value;
}
