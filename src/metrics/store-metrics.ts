import type { Connections, StoreFaultKind, StoreMeter } from '../store/store-watch.ts';
import { type Counter, counterFamily, type Family, gaugeFamily, histogramFamily } from './families.ts';
import { durationBounds } from './request-metrics.ts';

const entryBounds = [1, 2, 4, 8, 16, 32, 64, 128];
const faultKinds: readonly StoreFaultKind[] = ['unavailable', 'rejected'];

export interface StoreMetrics {
  readonly families: readonly Family[];
  readonly meter: StoreMeter;
}

export function createStoreMetrics(): StoreMetrics {
  const statements = createStatementMetrics();
  const queues = createQueueMetrics();
  let readConnections: (() => Connections) | undefined;
  const connections = gaugeFamily(
    {
      name: 'checkout_store_connections',
      help: 'Connections to PostgreSQL.',
      labels: ['state'],
    },
    () => {
      const now = readConnections?.();
      return now === undefined
        ? []
        : [
            ['busy', now.busy],
            ['idle', now.idle],
          ];
    },
  );
  const waiters = gaugeFamily(
    { name: 'checkout_store_connection_waiters', help: 'Statements that wait for a connection.' },
    () => (readConnections === undefined ? [] : [[readConnections().waiting]]),
  );
  return {
    families: [...statements.families, ...queues.families, connections, waiters],
    meter: {
      ended: statements.ended,
      queue: queues.queue,
      watchConnections(read) {
        readConnections = read;
      },
    },
  };
}

function createStatementMetrics() {
  const durations = histogramFamily(
    {
      name: 'checkout_store_statement_duration_seconds',
      help: 'Time of a statement, with the wait for a connection.',
      labels: ['statement'],
    },
    durationBounds,
  );
  const faults = counterFamily({
    name: 'checkout_store_faults_total',
    help: 'Statements that failed: the store was unavailable, or rejected the values.',
    labels: ['statement', 'kind'],
  });
  const membersOf = remembered((statement) => ({
    duration: durations.of(statement),
    faults: new Map(faultKinds.map((kind): [string, Counter] => [kind, faults.of(statement, kind)])),
  }));
  const ended: StoreMeter['ended'] = (statement, durationMs, fault) => {
    const members = membersOf(statement);
    members.duration.observe(durationMs / 1000);
    if (fault !== null) members.faults.get(fault)?.increment();
  };
  return { families: [durations, faults], ended };
}

function createQueueMetrics() {
  const waits = histogramFamily(
    {
      name: 'checkout_store_wait_seconds',
      help: 'Time that a request waits for the statement it shares with others.',
      labels: ['statement'],
    },
    durationBounds,
  );
  const sizes = histogramFamily(
    {
      name: 'checkout_store_gathered_entries',
      help: 'Requests that share one statement.',
      labels: ['statement'],
    },
    entryBounds,
  );
  const refusals = counterFamily({
    name: 'checkout_store_refused_total',
    help: 'Requests that the store refused because too many waited, or for too long.',
    labels: ['statement'],
  });
  const waiting = new Map<string, number>();
  const queued = gaugeFamily(
    {
      name: 'checkout_store_waiting_entries',
      help: 'Requests that wait for a statement.',
      labels: ['statement'],
    },
    () => [...waiting],
  );
  const queue: StoreMeter['queue'] = (statement) => {
    const [wait, size, refused] = [waits.of(statement), sizes.of(statement), refusals.of(statement)];
    const change = (by: number) => waiting.set(statement, (waiting.get(statement) ?? 0) + by);
    change(0);
    return {
      entered: () => void change(1),
      left(waitedMs) {
        change(-1);
        wait.observe(waitedMs / 1000);
      },
      gathered: (entries) => size.observe(entries),
      refused: () => refused.increment(),
    };
  };
  return { families: [waits, sizes, refusals, queued], queue };
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
