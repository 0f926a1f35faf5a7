import { createHash } from 'node:crypto';

export interface OutboxOptions {
  /** Names of the endpoints, each of which gets every event. */
  readonly endpoints: readonly string[];
  readonly onWritten?: () => void;
}

/** Where the functions of the store write events: once for each endpoint, so nothing without endpoints. */
export interface Outbox {
  readonly endpoints: readonly string[];
  /** The name of a statement that says who the endpoints are: other text needs another name. */
  named(name: string): string;
  /** Call it once such a statement has run. */
  written(): void;
}

export function openOutbox({ endpoints, onWritten }: OutboxOptions = { endpoints: [] }): Outbox {
  const suffix = createHash('sha256').update(endpoints.join(', ')).digest('hex').slice(0, 8);
  return {
    endpoints,
    named: (name) => (endpoints.length === 0 ? name : `${name}_noting_${suffix}`),
    written: () => void (endpoints.length > 0 && onWritten?.()),
  };
}
