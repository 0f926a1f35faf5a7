import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../support/free-port.ts';
import { findProgram } from '../support/programs.ts';
import { serverUser } from '../support/server-user.ts';
import { untilAnswers } from '../support/until-answers.ts';

/** The test's own PgBouncer, in transaction mode, with fewer connections to the server than from clients. */
export interface OwnPgBouncer {
  readonly url: string;
  remove(): Promise<void>;
}

/** Undefined if PgBouncer is not installed, or if there is no user it may run as. */
export function findPgBouncer(): string | undefined {
  return serverUser() && findProgram('pgbouncer');
}

/** In front of one database. The user of the URL is that of every connection. */
export async function createOwnPgBouncer(program: string, databaseUrl: string): Promise<OwnPgBouncer> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const ownPort = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'checkout-pgbouncer-'));
  const secret = password === '' ? '' : ` password=${decodeURIComponent(password)}`;
  const settings = `[databases]
${pathname.slice(1)} = host=${hostname} port=${port || '5432'} user=${username}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
logfile = /dev/null
`;
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, settings);
  const user = serverUser() ?? {};
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, file]) await chown(path, user.uid, user.gid);
  const child = spawn(program, ['-q', file], { ...user, cwd: folder, stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${ownPort}${pathname}`;
  await untilAnswers(url);
  return {
    url,
    async remove() {
      if (child.exitCode === null && child.signalCode === null) {
        const exited = once(child, 'exit');
        child.kill('SIGKILL');
        await exited;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
