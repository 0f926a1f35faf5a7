import type { Outbox } from '../../src/store/outbox.ts';
import type { Statement } from '../../src/store/statements.ts';

/** Every statement of a module. A statement that can write events is there in the form of each outbox. */
export function statementsOf(module: object, outboxes: readonly Outbox[]): Statement[] {
  return Object.values(module).flatMap((value: unknown) => {
    if (typeof value !== 'function') return statementsIn(value);
    return outboxes.flatMap((outbox) => statementsIn((value as (outbox: Outbox) => unknown)(outbox)));
  });
}

function statementsIn(value: unknown): Statement[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isStatement(value)) return [value];
  return Object.values(value).filter(isStatement);
}

function isStatement(value: unknown): value is Statement {
  return typeof value === 'object' && value !== null && 'name' in value && 'text' in value;
}
