import { describe, expect, it } from 'vitest';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { gather } from '../store/gather.ts';
import { StoreRejectedError } from '../store/store-fault.ts';
import { watchDatabase } from '../store/store-watch.ts';
import { createStoreMetrics } from './store-metrics.ts';

function createCounted() {
  const { meter, families } = createStoreMetrics();
  const samples = () => families.flatMap((family) => family.render().trimEnd().split('\n'));
  const numberOf = (sample: string) => {
    const line = samples().find((each) => each.startsWith(`${sample} `));
    return line === undefined ? undefined : Number(line.split(' ').at(-1));
  };
  return { meter, samples, numberOf };
}

const statement = { name: 'read_things', text: '', rows: '' };

describe('metrics of statements', () => {
  it.each([
    ['unavailable', new StoreUnavailableError('gone')],
    ['rejected', new StoreRejectedError('read_things', '22001')],
  ])('count a fault by its kind and pass it on: %s', async (kind, fault) => {
    const { meter, numberOf } = createCounted();
    const run = () => Promise.reject(fault);
    const database = watchDatabase({ run, close: async () => undefined }, { meter });
    await expect(database.run(statement, [])).rejects.toBe(fault);
    expect(numberOf(`checkout_store_faults_total{statement="read_things",kind="${kind}"}`)).toBe(1);
    expect(numberOf('checkout_store_statement_duration_seconds_count{statement="read_things"}')).toBe(1);
  });

  it('count those that succeed, with their time', async () => {
    const { meter, numberOf } = createCounted();
    const run = async () => [{ answer: 42 }];
    const database = watchDatabase({ run, close: async () => undefined }, { meter });
    expect(await database.run(statement, [])).toEqual([{ answer: 42 }]);
    expect(numberOf('checkout_store_faults_total{statement="read_things",kind="unavailable"}')).toBe(0);
    expect(
      numberOf('checkout_store_statement_duration_seconds_sum{statement="read_things"}'),
    ).toBeGreaterThan(0);
  });
});

describe('metrics of what is gathered', () => {
  const common = { task: 'read_things', isEntryFault: () => false, maxRunning: 1, maxWaitMs: 1_000 };

  it('count the entries that wait, share a statement or are refused', async () => {
    const { meter, numberOf } = createCounted();
    const ask = gather<number, number>({
      ...common,
      run: async (entries) => entries,
      maxEntries: 8,
      maxWaiting: 3,
      meter: meter.queue('read_things'),
    });
    const answers = [1, 2, 3].map(ask);
    await expect(ask(4)).rejects.toThrow(StoreUnavailableError);
    expect(numberOf('checkout_store_waiting_entries{statement="read_things"}')).toBe(3);
    expect(await Promise.all(answers)).toEqual([1, 2, 3]);
    expect(numberOf('checkout_store_waiting_entries{statement="read_things"}')).toBe(0);
    expect(numberOf('checkout_store_wait_seconds_count{statement="read_things"}')).toBe(3);
    expect(numberOf('checkout_store_gathered_entries_sum{statement="read_things"}')).toBe(3);
    expect(numberOf('checkout_store_gathered_entries_count{statement="read_things"}')).toBe(1);
    expect(numberOf('checkout_store_refused_total{statement="read_things"}')).toBe(1);
  });

  it('count an entry that waited too long as refused, and no longer as waiting', async () => {
    const { meter, numberOf } = createCounted();
    const ask = gather<number, number>({
      ...common,
      run: async (entries) => entries,
      maxEntries: 8,
      maxWaiting: 3,
      maxWaitMs: -1,
      meter: meter.queue('read_things'),
    });
    await expect(ask(1)).rejects.toThrow(StoreUnavailableError);
    expect(numberOf('checkout_store_refused_total{statement="read_things"}')).toBe(1);
    expect(numberOf('checkout_store_waiting_entries{statement="read_things"}')).toBe(0);
    expect(numberOf('checkout_store_gathered_entries_count{statement="read_things"}')).toBe(0);
  });
});

describe('metrics of connections', () => {
  it('are read when they are asked for, and left out if there are none', () => {
    const { meter, samples, numberOf } = createCounted();
    expect(samples().filter((line) => line.startsWith('checkout_store_connection'))).toEqual([]);
    let waiting = 0;
    meter.watchConnections(() => ({ busy: 2, idle: 1, waiting }));
    waiting = 5;
    expect(numberOf('checkout_store_connections{state="busy"}')).toBe(2);
    expect(numberOf('checkout_store_connections{state="idle"}')).toBe(1);
    expect(numberOf('checkout_store_connection_waiters')).toBe(5);
  });
});
