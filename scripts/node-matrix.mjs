// Tries both commands of README under each supported version of Node: `npm start` until it has answered a
// request and has ended by a signal to npm, and `npm test`, whole under the recommended version and a part of
// it under the others. The versions are packages, installed in a folder of their own without their scripts.
//
//   node scripts/node-matrix.mjs [--whole 24] [--part 20,22,26]
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { whole: { type: 'string', default: '24' }, part: { type: 'string', default: '20,22,26' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const platform = process.platform === 'win32' ? 'win' : process.platform;
const own = process.versions.node;
/** Each layer has files here: the command, signals, HTTP, both stores, the engine, streets, faults. */
const part = [
  'src/credentials',
  'src/http',
  'src/streets',
  'test/address-vectors',
  'test/cli/command',
  'test/cli/npm-start',
  'test/contract/application-store',
  'test/deploy',
  'test/faults/killed-service',
  'test/store/store',
];

const asked = [values.whole, ...values.part.split(',')].filter((version) => version !== '');
if (!asked.every((version) => /^\d+(\.\d+){0,2}$/.test(version)))
  throw new Error('Versions must be numbers separated by commas.');
const programs = new Map(asked.map((version) => [version, programOf(version)]));
const missing = asked.filter((version) => programs.get(version) === undefined);
const results = [];
// Where the version for it is missing, the whole suite runs all the same.
if (values.whole !== '') results.push(await tryCommands(programs.get(values.whole) ?? process.execPath, []));
for (const version of asked.filter((each) => each !== values.whole && programs.get(each) !== undefined))
  results.push(await tryCommands(programs.get(version), part));

for (const { sentence } of results) process.stderr.write(`\n${sentence}`);
for (const version of missing)
  process.stderr.write(`\nNOT TRIED: Node ${version} could not be installed, so nothing ran under it.`);
process.stderr.write('\n\n');
process.exit(results.every(({ fault }) => fault === undefined) ? 0 : 1);

async function tryCommands(program, files) {
  const env = { ...process.env, PATH: `${dirname(program)}${delimiter}${process.env.PATH}` };
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const name = `Node ${stdout.trim().slice(1)}`;
  process.stderr.write(`\n${name}\n`);
  const fault = (await faultOfStart(env)) ?? faultOfTest(env, files);
  const tests = files.length === 0 ? 'npm test' : 'a part of npm test';
  return {
    fault,
    sentence: fault === undefined ? `${name}: npm start and ${tests} pass.` : `FAILED, ${name}: ${fault}.`,
  };
}

/** Faults and attacks are tested against the clock, so a test may try once more on a busy machine. */
function faultOfTest(env, files) {
  const { status } = spawnSync('npm', ['test', '--', '--retry=1', ...files], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  return status === 0 ? undefined : `npm test ended with status ${status}`;
}

/** What is wrong with `npm start`; undefined if it serves and ends. */
async function faultOfStart(env) {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-start-'));
  const { DATABASE_URL: _, ...others } = env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...others, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Its standard output stays open as long as a process of it lives.
  const ended = once(npm, 'close');
  try {
    const address = await Promise.race([addressIn(npm.stdout), ended.then(() => undefined)]);
    if (address === undefined) return 'npm start ended before it served';
    const { status } = await fetch(`${address}/health/ready`);
    npm.kill('SIGTERM');
    const [code] = await ended;
    if (status !== 200) return `npm start answered ${status}`;
    return code === 0 ? undefined : `npm start ended with status ${code}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function addressIn(output) {
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const [, address] = /"address":"([^"]+)".*"listening"/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

/** The path of a version's `node`: its newest release, or this one. undefined: it cannot be installed. */
function programOf(version) {
  if (`${own}.`.startsWith(`${version}.`)) return process.execPath;
  // `npm ci` empties node_modules, which therefore cannot hold what runs it.
  const folder = join(root, '.node-versions', version);
  const name = `node-${platform}-${process.arch}`;
  const program = join(folder, 'node_modules', name, 'bin', 'node');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const args = [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    `${name}@${version}`,
  ];
  spawnSync('npm', args, { stdio: ['ignore', 2, 2] });
  return existsSync(program) ? program : undefined;
}
