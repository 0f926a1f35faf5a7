import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { gatedLane } from './citus/gated-lane.ts';
import type { Database, Row, Statement } from './database.ts';
import { eachLane, type Lane } from './dialect.ts';
import { gather } from './gather.ts';
import { StoreRejectedError } from './store-fault.ts';

const statement: Statement = { name: 'ask', text: '' };
const stuckMs = 20;

/** A node that answers, or keeps what it is asked until it is told what to answer. */
function createNode() {
  const asked: { readonly answer: (rows: Row[]) => void; readonly fail: (error: unknown) => void }[] = [];
  const node = { answers: true, asked, statements: 0 };
  const database: Pick<Database, 'run'> = {
    run: (_statement, values) => {
      node.statements += 1;
      return node.answers
        ? Promise.resolve([{ values }])
        : new Promise((answer, fail) => asked.push({ answer, fail }));
    },
  };
  return { node, database };
}

const createLane = (database: Pick<Database, 'run'>, mostRunning = 2, patienceMs = stuckMs) =>
  gatedLane(database, '7', () => mostRunning, patienceMs);

const untilClosed = async (lane: Required<Lane>) => {
  while (lane.gate.isOpen()) await delay(1);
};

describe('a lane', () => {
  test('runs a limited number of statements at a time, and the others in order', async () => {
    const { node, database } = createNode();
    node.answers = false;
    const lane = createLane(database, 2, 60_000);
    const answers = [1, 2, 3, 4].map((value) => lane.run(statement, [value]));
    await delay(0);
    expect(node.statements).toBe(2);
    for (let turn = 0; turn < 4; turn += 1) {
      node.asked[turn]?.answer([{ turn }]);
      await delay(0);
    }
    expect(await Promise.all(answers)).toEqual([0, 1, 2, 3].map((turn) => [{ turn }]));
  });

  test('closes when its node is silent: it refuses unsent statements and waits for sent ones', async () => {
    const { node, database } = createNode();
    node.answers = false;
    const lane = createLane(database, 1);
    let closed = 0;
    lane.gate.onClose(() => {
      closed += 1;
    });
    const sent = lane.run(statement, []);
    const behind = lane.run(statement, []);
    await expect(behind).rejects.toThrow('The node 7 of the database does not answer.');
    await expect(lane.run(statement, [])).rejects.toBeInstanceOf(StoreUnavailableError);
    expect([closed, node.statements]).toEqual([1, 1]);
    node.asked[0]?.answer([]);
    expect(await sent).toEqual([]);
    expect(lane.gate.isOpen()).toBe(true);
  });

  test('lets one statement at a time through to a stuck node, until one is answered', async () => {
    const { node, database } = createNode();
    node.answers = false;
    const lane = createLane(database);
    const sent = lane.run(statement, []);
    await untilClosed(lane);
    node.asked[0]?.fail(new StoreUnavailableError('no answer'));
    await expect(sent).rejects.toThrow('no answer');
    const probe = lane.run(statement, []);
    await expect(lane.run(statement, [])).rejects.toBeInstanceOf(StoreUnavailableError);
    node.asked[1]?.answer([]);
    await probe;
    node.answers = true;
    await Promise.all([lane.run(statement, []), lane.run(statement, [])]);
    expect(node.statements).toBe(4);
  });

  test('is opened by a node that refuses values: that is an answer', async () => {
    const { node, database } = createNode();
    node.answers = false;
    const lane = createLane(database);
    const sent = lane.run(statement, []);
    await untilClosed(lane);
    node.asked[0]?.fail(new StoreRejectedError('ask', '22P05'));
    await expect(sent).rejects.toBeInstanceOf(StoreRejectedError);
    node.answers = true;
    await Promise.all([lane.run(statement, []), lane.run(statement, [])]);
  });
});

describe('gathering for each node', () => {
  const limits = { maxEntries: 4, maxRunning: 1, maxWaiting: 100, maxWaitMs: 10_000 };

  /** Keys of even and of odd numbers lie on a node each. */
  function gatherForTwo() {
    const nodes = [createNode(), createNode()] as const;
    const lanes = nodes.map(({ database }) => createLane(database));
    const batches: (readonly number[])[] = [];
    const ask = eachLane<number, Row | undefined>(
      { of: (key) => lanes[Number(key) % 2] as Lane, close: () => undefined },
      String,
      ({ run, gate }) =>
        gather({
          ...limits,
          task: 'ask',
          gate,
          run: async (entries) => {
            batches.push(entries);
            const rows = await run(statement, [...entries]);
            return entries.map(() => rows[0]);
          },
        }),
    );
    return { nodes, lanes, batches, ask };
  }

  test('what goes to different nodes shares no statement', async () => {
    const { batches, ask } = gatherForTwo();
    await Promise.all([1, 2, 3, 4, 5].map(ask));
    expect(batches).toEqual([
      [1, 3, 5],
      [2, 4],
    ]);
  });

  test('a stuck node does not hold up the other, and refuses what waits for it', async () => {
    const { nodes, lanes, ask } = gatherForTwo();
    const [{ node: stuck }, { node: sound }] = nodes;
    stuck.answers = false;
    const sent = ask(2);
    // What is asked before the statement is sent would share it.
    while (stuck.statements === 0) await delay(1);
    const waiting = Promise.allSettled([4, 6, 8, 10, 12].map(ask));
    expect(await Promise.all([1, 3, 5].map(ask))).toHaveLength(3);
    expect((await waiting).map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
    expect(stuck.statements).toBe(1);
    await expect(ask(14)).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(await Promise.all([1, 3].map(ask))).toHaveLength(2);
    expect(sound.statements).toBe(2);
    stuck.answers = true;
    stuck.asked[0]?.answer([{ late: true }]);
    expect(await sent).toEqual({ late: true });
    expect(lanes[0]?.gate.isOpen()).toBe(true);
    expect(await ask(16)).toBeDefined();
  });

  test('entries of one key keep their order when the gate closes between them', async () => {
    const { database, node } = createNode();
    node.answers = false;
    const lane = createLane(database);
    const put = gather<string, Row | undefined>({
      ...limits,
      task: 'put',
      gate: lane.gate,
      keyOf: () => 'one key',
      run: async ([entry]) => [(await lane.run(statement, [entry]))[0]],
    });
    const first = put('first');
    await untilClosed(lane);
    await expect(put('refused')).rejects.toBeInstanceOf(StoreUnavailableError);
    node.answers = true;
    node.asked[0]?.answer([{ values: ['first'] }]);
    expect(await first).toEqual({ values: ['first'] });
    expect(await put('second')).toEqual({ values: ['second'] });
  });
});
