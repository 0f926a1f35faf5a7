import type { ClientBase } from 'pg';
import { obtain } from '../../address/text/group-by.ts';
import type { Database, Statement } from '../database.ts';
import type { Dialect, Lane, Lanes } from '../dialect.ts';
import { citusFunctions } from './citus-functions.ts';
import { gatedLane } from './gated-lane.ts';
import { isSpread, missingOfLayout } from './layout.ts';

/** A node that answers nothing for this long counts as stuck. */
const stuckMs = 1_000;

/** Connections kept for what belongs to no single node. */
const commonConnections = 2;

/**
 * PostgreSQL spread over nodes by Citus, with the tables laid out by `layOut`. The shards are read again
 * every `refreshMs`: some may have moved.
 */
export function citusDialect(shards: readonly Shard[], refreshMs = 5_000): Dialect {
  return {
    name: 'citus',
    functions: citusFunctions,
    openLanes: (database, poolSize) => openLanes(database, poolSize, shards, refreshMs),
    missing: missingOfLayout,
  };
}

/** The dialect of a database whose tables are spread over nodes; undefined for any other. */
export async function findCitus(client: ClientBase): Promise<Dialect | undefined> {
  if (!(await isSpread(client))) return undefined;
  const { rows } = await client.query<Shard>(readShards.text);
  return citusDialect(rows);
}

function openLanes(database: Database, poolSize: number, shards: readonly Shard[], refreshMs: number): Lanes {
  const lanes = new Map<number | undefined, Lane>();
  let known = placementOver(shards);
  const mostRunning = () => Math.max(1, Math.floor((poolSize - commonConnections) / known.nodes));

  const refresh = async () => {
    known = placementOver((await database.run(readShards, [])) as unknown as readonly Shard[]);
  };
  // While they cannot be read, the known ones stay in use.
  const timer = setInterval(() => refresh().catch(() => undefined), refreshMs).unref();

  return {
    of(key) {
      const node = known.nodeOf(key);
      const name = String(node ?? 'of an unknown number');
      return obtain(lanes, node, () => gatedLane(database, name, mostRunning, stuckMs));
    },
    close: () => clearInterval(timer),
  };
}

/** A share of the rows, by the hashes of their keys, and the node that holds it. */
export interface Shard {
  readonly smallest: number;
  readonly largest: number;
  /** Citus calls it a group: a node and its standbys. */
  readonly node: number;
}

/** Carts, and everything spread with them, are where `carts` is. */
export const readShards: Statement = {
  name: 'read_shards',
  text: `
    select shardminvalue::int as smallest, shardmaxvalue::int as largest, groupid as node
    from pg_dist_shard join pg_dist_placement using (shardid)
    where logicalrelid = 'carts'::regclass and shardstate = 1
    order by shardminvalue::int`,
};

/** The nodes that hold `shards`, which are in order. */
export function placementOver(shards: readonly Shard[]) {
  return {
    /** How many there are. */
    nodes: Math.max(1, new Set(shards.map(({ node }) => node)).size),
    /**
     * Which of them holds the rows of a key; undefined where the shards do not say. A wrong answer only costs
     * time: the node passes on what is not its own.
     */
    nodeOf(key: string): number | undefined {
      const hash = hashText(key);
      let [low, high] = [0, shards.length - 1];
      while (low <= high) {
        const middle = (low + high) >> 1;
        const shard = shards[middle] as Shard;
        if (hash < shard.smallest) high = middle - 1;
        else if (hash > shard.largest) low = middle + 1;
        else return shard.node;
      }
      return undefined;
    },
  };
}

/**
 * Citus places the row of a text key by PostgreSQL's `hashtext`: Bob Jenkins' lookup3 over UTF-8 with
 * PostgreSQL's seed (its src/common/hashfn.c, little-endian), a signed number of 32 bits.
 */
export function hashText(text: string): number {
  const octets = Buffer.from(text);
  const { length } = octets;
  const whole = length - (length % 12);
  let a = (0x9e3779b9 + length + 3_923_095) | 0;
  let b = a;
  let c = a;
  for (let at = 0; at < whole; at += 12) {
    a = (a + octets.readInt32LE(at)) | 0;
    b = (b + octets.readInt32LE(at + 4)) | 0;
    c = (c + octets.readInt32LE(at + 8)) | 0;
    // The words take turns: after six steps each is itself again.
    for (const by of [4, 6, 8, 16, 19, 4]) [a, b, c] = [b, (c + b) | 0, ((a - c) ^ rotated(c, by)) | 0];
  }
  const tail = Buffer.alloc(12);
  octets.copy(tail, 0, whole);
  a = (a + tail.readInt32LE(0)) | 0;
  b = (b + tail.readInt32LE(4)) | 0;
  // The lowest byte of the last word is reserved for the length.
  c = (c + (tail.readInt32LE(8) << 8)) | 0;
  for (const by of [14, 11, 25, 16, 4, 14, 24]) [a, b, c] = [b, ((c ^ b) - rotated(b, by)) | 0, a];
  return b;
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
