/**
 * Runs a command with a cluster of Citus of its own, named in TEST_CITUS_URL, and removes the cluster after
 * it. Without Citus the command runs all the same and the output says so, unless REQUIRE_CITUS is 1.
 *
 *   npx tsx test/support/with-citus.ts [--workers 2] [--programs <folder of initdb>] [--] npm test
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { createOwnCitus, findCitusPrograms } from './own-citus.ts';

const { values, positionals } = parseArgs({
  options: { workers: { type: 'string', default: '2' }, programs: { type: 'string' } },
  allowPositionals: true,
});
const [command, ...parameters] = positionals;
if (command === undefined) throw new Error('Which command?');

const programs = findCitusPrograms(values.programs);
if (programs === undefined && process.env.REQUIRE_CITUS === '1')
  throw new Error('REQUIRE_CITUS is set and Citus is not installed.');
const citus = programs === undefined ? undefined : await createOwnCitus(programs, Number(values.workers));
const environment = citus === undefined ? {} : { TEST_CITUS_URL: citus.url };
try {
  const child = spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...environment } });
  // An interrupt reaches the command by itself; the cluster is removed once the command has ended.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void child.kill(signal));
  const [code] = await once(child, 'exit');
  process.exitCode = Number(code ?? 1);
} finally {
  await citus?.remove();
}
if (citus === undefined)
  process.stderr.write('NOT TESTED ON CITUS: no server here has it, so no test ran on a cluster.\n');
