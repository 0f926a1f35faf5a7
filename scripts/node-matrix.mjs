// Runs the tests under each version of Node that the service supports. The versions are installed as packages
// in a folder of their own, without running their scripts. The project's own packages stay as they are.
//
//   node scripts/node-matrix.mjs [--versions 20,22,24,26] [arguments of vitest]
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { versions: { type: 'string', default: '20,22,24,26' } },
  allowPositionals: true,
});
const root = fileURLToPath(new URL('..', import.meta.url));
const platform = process.platform === 'win32' ? 'win' : process.platform;

const failed = values.versions.split(',').filter((version) => !passes(version));
if (failed.length > 0) {
  process.stderr.write(`Failed under Node ${failed.join(', ')}.\n`);
  process.exit(1);
}

function passes(version) {
  const node = install(version);
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  process.stderr.write(`Node ${stdout.trim()}\n`);
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  const { status } = spawnSync(node, [vitest, 'run', ...positionals], { cwd: root, stdio: 'inherit' });
  return status === 0;
}

/** The path of `node` in the newest release of a version. It is kept from one run to the next. */
function install(version) {
  if (!/^\d+(\.\d+){0,2}$/.test(version)) throw new Error('--versions must be numbers separated by commas.');
  const folder = join(root, 'node_modules', '.cache', 'node-matrix', version);
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
  const { status } = spawnSync('npm', args, { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`Node ${version} could not be installed.`);
  return program;
}
