import type { ClientBase } from 'pg';
import { obtain } from '../../address/text/group-by.ts';
import type { Database } from '../database.ts';
import type { Dialect, Lane, Lanes } from '../dialect.ts';
import { citusFunctions } from './citus-functions.ts';
import { gatedLane } from './gated-lane.ts';
import { isSpread, missingOfLayout } from './layout.ts';
import { placementOver, readShards, type Shard } from './placement.ts';

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
