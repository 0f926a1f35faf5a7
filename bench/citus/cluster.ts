import type pg from 'pg';

export interface Server {
  readonly node: number;
  /** Its first process. */
  readonly postmaster: number;
}

/** The servers of all nodes, as each names its first process. */
export async function findServers(coordinator: pg.Client): Promise<Server[]> {
  const { rows } = await coordinator.query<{ node: number; result: string }>(`
    select groupid as node, result
    from run_command_on_all_nodes($$select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)$$) as answer
    join pg_dist_node on pg_dist_node.nodeid = answer.nodeid`);
  return rows.map(({ node, result }) => ({ node, postmaster: Number(result) }));
}

/** Gives shards that are made later to the first so many workers. */
export async function holdShardsOn(coordinator: pg.Client, nodes: number): Promise<void> {
  const { rows: workers } = await coordinator.query<{ nodename: string; nodeport: number }>(
    'select nodename, nodeport from pg_dist_node where groupid <> 0 order by groupid',
  );
  for (const [at, { nodename, nodeport }] of workers.entries())
    await coordinator.query(`select citus_set_node_property($1, $2, 'shouldhaveshards', $3)`, [
      nodename,
      nodeport,
      at < nodes,
    ]);
}
