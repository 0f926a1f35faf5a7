import type { Statement } from '../statements.ts';
import { hashText } from './hash-text.ts';

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

/**
 * Answers which node holds the rows of a key; undefined where the shards do not say. `shards` are in order. A
 * wrong answer only costs time: the node passes on what is not its own.
 */
export function placementOver(shards: readonly Shard[]): (key: string) => number | undefined {
  return (key) => {
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
  };
}
