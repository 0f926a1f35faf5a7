import type { Connections, StoreFaultKind, StoreMeter } from '../store/store-watch.ts';
import { type Counter, counterFamily, gaugeFamily, histogramFamily, remembered } from './families.ts';
import { durationBounds } from './request-metrics.ts';

const entryBounds = [1, 2, 4, 8, 16, 32, 64, 128];
const faultKinds: readonly StoreFaultKind[] = ['unavailable', 'rejected'];

export function createStoreMetrics() {
  const statements = createStatementMetrics();
  const queues = createQueueMetrics();
  let readConnections: (() => Connections) | undefined;
  const connections = gaugeFamily(
    'checkout_store_connections',
    'Connections to PostgreSQL.',
    ['state'],
    () => {
      const now = readConnections?.();
      return now === undefined ? [] : (['busy', 'idle'] as const).map((state) => [state, now[state]]);
    },
  );
  const waiters = gaugeFamily(
    'checkout_store_connection_waiters',
    'Statements that wait for a connection.',
    [],
    () => (readConnections === undefined ? [] : [[readConnections().waiting]]),
  );
  const meter: StoreMeter = {
    ended: statements.ended,
    queue: queues.queue,
    watchConnections(read) {
      readConnections = read;
    },
  };
  return { families: [...statements.families, ...queues.families, connections, waiters], meter };
}

function createStatementMetrics() {
  const durations = histogramFamily(
    'checkout_store_statement_duration_seconds',
    'Time of a statement, with the wait for a connection.',
    ['statement'],
    durationBounds,
  );
  const faults = counterFamily(
    'checkout_store_faults_total',
    'Statements that failed: the store was unavailable, or rejected the values.',
    ['statement', 'kind'],
  );
  const membersOf = remembered((statement: string) => ({
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
    'checkout_store_wait_seconds',
    'Time that a request waits for the statement it shares with others.',
    ['statement'],
    durationBounds,
  );
  const sizes = histogramFamily(
    'checkout_store_gathered_entries',
    'Requests that share one statement.',
    ['statement'],
    entryBounds,
  );
  const refusals = counterFamily(
    'checkout_store_refused_total',
    'Requests that the store refused because too many waited, or for too long.',
    ['statement'],
  );
  const waiting = new Map<string, number>();
  const queued = gaugeFamily(
    'checkout_store_waiting_entries',
    'Requests that wait for a statement.',
    ['statement'],
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
