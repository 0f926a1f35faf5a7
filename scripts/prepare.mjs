// Installs what is missing and builds what is stale, so that a fresh clone needs no command but `npm start`
// or `npm test`. It imports only Node's own modules, since no package may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installStamp = join(root, 'node_modules', '.installed-for');
const buildStamp = join(root, 'dist', '.built-from');

requireNode(20, 19);
ensure('Installing packages', installStamp, digestOf(['package-lock.json', '.npmrc'], platform()), install);
ensure(
  'Building',
  buildStamp,
  digestOf([
    'package-lock.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'src',
    'data',
    'demo',
    'scripts/build-demo.mjs',
    'client/tsconfig.json',
    'client/package.json',
    'client/src',
    'docs',
    'client/README.md',
    'scripts/reference',
  ]),
  build,
);

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Node ${major}.${minor} or later is needed; this is ${process.versions.node}.`);
}

/** Does the work unless the stamp says that it was done for this digest. */
function ensure(title, stamp, digest, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.stderr.write(`${title} …\n`);
  work();
  writeFileSync(stamp, digest);
}

function install() {
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (npm?.endsWith('.js')) run(process.execPath, [npm, ...args]);
  else run('npm', args);
}

function build() {
  compile('tsconfig.build.json');
  compile(join('client', 'tsconfig.json'));
  run(process.execPath, [join('dist', 'gazetteer', 'build-builtin-data.js')]);
  run(process.execPath, [join('scripts', 'build-demo.mjs')]);
  run(process.execPath, [
    join('node_modules', 'tsx', 'dist', 'cli.mjs'),
    join('scripts', 'reference', 'build.ts'),
  ]);
}

function compile(project) {
  run(process.execPath, [join('node_modules', 'typescript', 'bin', 'tsc'), '-p', project]);
}

// Its output goes to standard error: standard output belongs to the command that is prepared.
function run(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  if (error) fail(`${command} could not be started: ${error.message}.`);
  if (status !== 0) fail(`${command} ${args.join(' ')} ended with status ${status}.`);
}

function platform() {
  return `${process.platform} ${process.arch}`;
}

function digestOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of paths.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
