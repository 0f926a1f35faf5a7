import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../support/free-port.ts';
import { serverUser } from '../support/server-user.ts';
import { untilAnswers } from '../support/until-answers.ts';

/** The test's own PostgreSQL server. */
export interface OwnPostgres {
  readonly url: string;
  start(): Promise<void>;
  /** SIGINT ends connections and stops in order; SIGQUIT stops at once, as a crash would. */
  stop(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** Kills the server and all its processes at once, and waits until they are gone. */
  killAll(): Promise<void>;
  /** Suspends or resumes the server and all its processes. */
  signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** The processes that serve the connections of an application. */
  backendsOf(application: string): Promise<number[]>;
  remove(): Promise<void>;
}

/** The folder of the newest installed server's programs; undefined without one, or without a user for it. */
export function findServerPrograms(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (process.platform !== 'linux' || !existsSync(root) || !serverUser()) return undefined;
  const folders = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return folders
    .map((version) => join(root, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

export const noServerPrograms =
  'install the server of PostgreSQL, and where you are root a user that it may run as';

/** `root` is the folder in which it makes its own; `settings` are those of postgresql.conf. */
export async function createOwnPostgres(
  programs: string,
  root: string = tmpdir(),
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnPostgres> {
  const user = serverUser();
  if (!user) throw new Error('Nobody may run the server.');
  const folder = await mkdtemp(join(root, 'checkout-postgres-'));
  await chmod(folder, 0o700);
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  await promisify(execFile)(
    join(programs, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', 'postgres', '-N'],
    options,
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const given = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', ...given];
    server = spawn(join(programs, 'postgres'), args, { ...options, stdio: 'ignore' });
    await untilAnswers(url);
  }

  async function stop(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill(signal);
    await exited;
  }

  async function killAll(): Promise<void> {
    const processes = server?.pid === undefined ? [] : [server.pid, ...childrenOf(server.pid)];
    const exited = server && once(server, 'exit');
    for (const each of processes) signalIfThere(each, 'SIGKILL');
    await exited;
    // A killed server leaves its lock, which another may take once nobody holds its memory.
    while (processes.some((each) => existsSync(`/proc/${each}`))) await delay(20);
  }

  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    const pid = server?.pid;
    if (pid === undefined) return;
    for (const each of [pid, ...childrenOf(pid)]) signalIfThere(each, signal);
  }

  return {
    url,
    start,
    stop,
    killAll,
    signalAll,
    backendsOf: (application) => backendsOf(url, application),
    remove: async () => {
      signalAll('SIGCONT');
      await stop('SIGQUIT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function backendsOf(url: string, application: string): Promise<number[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1',
    [application],
  );
  await client.end();
  return rows.map(({ pid }) => pid);
}

/** Each process of the server leads a group of its own, so they are found by their parent. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => parentOf(pid) === parent);
}

/** A process of the server may end between being found and being signalled. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1);
    return Number(afterName?.split(' ')[1]);
  } catch {
    return undefined;
  }
}
