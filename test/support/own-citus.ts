import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { createOwnPostgres, findServerPrograms, type OwnPostgres } from '../faults/own-postgres.ts';
import { serverUser } from './server-user.ts';

/** A cluster of Citus of its own: each node is a server of PostgreSQL. */
export interface OwnCitus {
  /** The coordinator's. */
  readonly url: string;
  /** The coordinator comes first. */
  readonly nodes: readonly OwnPostgres[];
  remove(): Promise<void>;
}

/** What every node needs before the extension can be created. Nodes trust each other on this machine. */
const settings = {
  shared_preload_libraries: 'citus',
  wal_level: 'logical',
  max_connections: '300',
  'citus.node_conninfo': 'sslmode=disable',
};

/** The folder of a server's programs, if it has Citus. `folder`: absent, the newest installed one. */
export function findCitusPrograms(folder = findServerPrograms()): string | undefined {
  if (folder === undefined) return undefined;
  const shown = spawnSync(join(folder, 'initdb'), ['--show', '-D', 'none'], {
    ...serverUser(),
    cwd: '/',
    encoding: 'utf8',
  });
  const share = /^share_path=(.*)$/m.exec(shown.stderr)?.[1] ?? '';
  return existsSync(join(share, 'extension/citus.control')) ? folder : undefined;
}

/** Starts a coordinator and workers, in the order in which docs/operations.md sets one up. */
export async function createOwnCitus(programs: string, workers: number): Promise<OwnCitus> {
  const nodes = await Promise.all(
    Array.from({ length: workers + 1 }, () => createOwnPostgres(programs, undefined, settings)),
  );
  const remove = async () => void (await Promise.all(nodes.map((node) => node.remove())));
  const [coordinator, ...others] = nodes as [OwnPostgres, ...OwnPostgres[]];
  try {
    await Promise.all(nodes.map((node) => node.start()));
    await Promise.all(nodes.map(({ url }) => run(url, 'create extension citus')));
    await run(coordinator.url, placed('citus_set_coordinator_host', coordinator.url));
    for (const { url } of others) await run(coordinator.url, placed('citus_add_node', url));
  } catch (error) {
    await remove();
    throw error;
  }
  return { url: coordinator.url, nodes, remove };
}

function placed(task: string, url: string): string {
  const { hostname, port } = new URL(url);
  return `select ${task}('${hostname}', ${port})`;
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
