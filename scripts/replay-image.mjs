// Replays the Dockerfile without a container engine, to find out whether what it copies builds, starts and answers:
// each stage is a folder, COPY and RUN are done as they are written, and the last stage runs read-only and, where this
// is root, as another user. It installs packages twice and takes some minutes.
//
//   node scripts/replay-image.mjs
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'checkout-image-'));
chmodSync(work, 0o755);
const context = join(work, 'context');
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

try {
  copyContext();
  const image = replay(instructionsOf(readFileSync(join(root, 'Dockerfile'), 'utf8')));
  await start(image);
} finally {
  spawnSync('chmod', ['-R', 'u+w', work]);
  rmSync(work, { recursive: true, force: true });
}

/** What Git knows and .dockerignore lets through. */
function copyContext() {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const rules = readFileSync(join(root, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const allowed = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1));
  const files = stdout
    .split('\n')
    .filter((file) => allowed.some((rule) => `${file}/`.startsWith(`${rule}/`)));
  for (const file of files.filter((each) => !each.endsWith('.test.ts')))
    copy(join(root, file), join(context, file));
}

/** One instruction a line, with its arguments as one text. */
function instructionsOf(text) {
  return text
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ (.*)/s));
}

function replay(instructions) {
  let stage = '';
  let environment = {};
  for (const [instruction, rest] of instructions) {
    if (instruction === 'FROM') {
      stage = join(work, rest.split(' AS ')[1] ?? 'image');
      environment = {};
      mkdirSync(join(stage, 'app'), { recursive: true });
    }
    if (instruction === 'ENV')
      environment = { ...environment, ...Object.fromEntries(rest.split(' ').map(nameAndValue)) };
    if (instruction === 'COPY') copyInto(stage, rest.split(' '));
    // The last stage makes a folder and gives it away: here it is made below.
    if (instruction === 'RUN' && !stage.endsWith('image')) run(rest, join(stage, 'app'));
  }
  return { folder: join(stage, 'app'), environment };
}

function nameAndValue(pair) {
  const end = pair.indexOf('=');
  return [pair.slice(0, end), pair.slice(end + 1)];
}

function copyInto(stage, words) {
  const from = words[0]?.startsWith('--from=') ? join(work, words[0].slice('--from='.length)) : undefined;
  const paths = from === undefined ? words : words.slice(1);
  const target = paths.at(-1) ?? '';
  for (const path of paths.slice(0, -1)) {
    const source = from === undefined ? join(context, path) : join(from, path);
    const isFolder = target.endsWith('/');
    const name = path.split('/').at(-1) ?? '';
    copy(source, join(stage, 'app', isFolder ? join(target, name) : target));
  }
}

function copy(source, target) {
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, verbatimSymlinks: true });
}

function run(command, cwd) {
  process.stderr.write(`${command}\n`);
  const { status } = spawnSync('sh', ['-c', command], { cwd, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`"${command}" ended with status ${status}.`);
}

/** Serves from the read-only tree, with the quick start's store in a folder of its own, and asks whether it is ready. */
async function start({ folder, environment }) {
  const data = join(work, 'data');
  mkdirSync(data);
  if (nobody.uid !== undefined) spawnSync('chown', [`${nobody.uid}:${nobody.gid}`, data]);
  spawnSync('chmod', ['-R', 'a-w', folder]);
  const port = 20_000 + (process.pid % 20_000);
  const settings = {
    ...environment,
    NODE_ENV: 'development',
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const server = spawn(process.execPath, ['dist/main.js', 'serve'], {
    cwd: folder,
    env: settings,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...nobody,
  });
  const exited = new Promise((resolve) => server.once('exit', resolve));
  try {
    await untilReady(`http://127.0.0.1:${port}/health/ready`);
  } finally {
    server.kill('SIGTERM');
  }
  const status = await exited;
  if (status !== 0) throw new Error(`The service ended with status ${status}.`);
  process.stderr.write('The image builds, starts read-only, answers and stops.\n');
}

async function untilReady(url) {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The service did not get ready.');
}
