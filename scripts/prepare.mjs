// Installs what is missing and builds what is stale, so that a fresh clone needs no command but `npm start`
// or `npm test`. It imports only Node's own modules, since no package may be installed yet.
//
//   node scripts/prepare.mjs [serve | test | package]
//
// serve: what serving and building need; test: all packages; package: declarations too, with types checked.
import { fork, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installStamp = join(root, 'node_modules', '.installed-for');
const buildStamp = join(root, 'dist', '.built-from');
const purpose = process.argv[2] ?? 'serve';
const running = new Set();

const codeFiles = [
  'tsconfig.json',
  'tsconfig.build.json',
  'src',
  'client/tsconfig.json',
  'client/package.json',
  'client/src',
  'scripts/compile.mjs',
  'scripts/bundle-countries.mjs',
];
const builtinData = join('scripts', 'builtin-data');
const placesProgram = join(builtinData, 'build-builtin-data.ts');
const sampleProgram = join(builtinData, 'build-street-sample.ts');
const documentsProgram = join('scripts', 'reference', 'build.ts');
const storeProgram = join('scripts', 'build-empty-store.ts');
const pageFiles = ['demo', 'console', 'scripts/build-pages.mjs', 'scripts/bundle-element.mjs'];
const documentFiles = [
  'demo',
  'docs',
  'client/README.md',
  'scripts/reference',
  'scripts/openapi',
  'scripts/bundle-element.mjs',
];

for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(1);
  });

requireNode(20, 19);
await install(purpose !== 'serve');
const stamps = readStamps();
await build();
if (purpose === 'package') await ensure('types', 'Checking types, about 30 s', () => codeFiles, checkTypes);

function requireNode(major, minor) {
  const [haveMajor = 0, haveMinor = 0] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`Node ${major}.${minor} or later is needed; this is ${process.versions.node}.`);
}

/** The packages of the tests are those of the workspaces. Whoever has all packages can serve too. */
async function install(isWhole) {
  const digest = digestOf(['package-lock.json', '.npmrc'], `${process.platform} ${process.arch}`);
  const whole = `${digest} all`;
  const installed = existsSync(installStamp) ? readFileSync(installStamp, 'utf8') : '';
  if (installed === whole || (!isWhole && installed === digest)) return;
  const args = ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!isWhole) args.push('--workspaces=false');
  await announced(`Installing ${isWhole ? 'all packages, about 25 s' : 'packages, about 15 s'}`, async () => {
    const npm = process.env.npm_execpath;
    if (npm?.endsWith('.js')) await run(process.execPath, [npm, ...args]);
    else await run('npm', args);
  });
  writeFileSync(installStamp, isWhole ? whole : digest);
}

async function build() {
  await ensure('code', 'Compiling the program, about 1 s', () => codeFiles, compileCode);
  // The places take much longer than all else.
  await Promise.all([
    ensure(
      'places',
      'Compiling the places of all countries, about 15 s',
      async () => [...(await bundle(placesProgram)), 'data'],
      compilePlaces,
    ),
    // Optimizing the engine costs more than it gives back in these seconds.
    ensure(
      'store',
      'Making an empty store, about 5 s',
      () => bundle(storeProgram),
      () => runBundled(storeProgram, '--liftoff-only'),
    ),
    ensure(
      'sample',
      'Compiling a sample of streets, about 1 s',
      async () => [...(await bundle(sampleProgram)), 'data/sample/streets.tsv'],
      () => runBundled(sampleProgram),
    ),
    ensure(
      'demo',
      'Bundling demo and console, about 1 s',
      () => [...codeFiles, ...pageFiles],
      () => run(process.execPath, [join('scripts', 'build-pages.mjs')]),
    ),
    ensure(
      'reference',
      'Rendering the documents, about 1 s',
      async () => [...(await bundle(documentsProgram)), ...codeFiles, ...documentFiles],
      () => runBundled(documentsProgram),
    ),
  ]);
}

async function compileCode() {
  const { compile } = await import('./compile.mjs');
  // Declarations go with the rest.
  forget('types');
  const made = ['data', 'street-sample', 'empty-store', 'demo-page', 'console-page', 'element', 'reference'];
  const others = [...made, '.built-from'];
  for (const name of namesIn('dist').filter((each) => !others.includes(each)))
    rmSync(join(root, 'dist', name), { recursive: true });
  rmSync(join(root, 'client', 'dist'), { recursive: true, force: true });
  await Promise.all([
    compile('src', 'dist'),
    compile(join('client', 'src'), join('client', 'dist'), { platform: 'browser', sourcemap: true }),
  ]);
  await bundleCountries();
}

async function bundleCountries() {
  const { bundleCountries: bundle } = await import('./bundle-countries.mjs');
  await bundle();
}

/** Makes one file of a program, and returns the files that it is made of. */
async function bundle(program) {
  const { bundleProgram } = await import('./compile.mjs');
  return bundleProgram(program, bundleOf(program));
}

function bundleOf(program) {
  const folder = join(root, 'node_modules', '.cache', 'checkout-verification');
  return join(folder, basename(program).replace(/\.ts$/, '.mjs'));
}

function runBundled(program, ...options) {
  return run(process.execPath, [...options, bundleOf(program)]);
}

async function compilePlaces() {
  const program = bundleOf(placesProgram);
  // Most of what they make is soon garbage, which would be left lying where a machine has memory to spare.
  const memory = ['--max-semi-space-size=32', '--max-old-space-size=450'];
  // Inlining more costs more than it gives back in these seconds.
  const options = {
    cwd: root,
    execArgv: [...memory, '--max-inlined-bytecode-size-cumulative=200'],
    stdio: ['ignore', 2, 2, 'ipc'],
  };
  rmSync(join(root, 'dist', 'data'), { recursive: true, force: true });
  mkdirSync(join(root, 'dist', 'data'));
  let [countries, task] = [0, 0];
  const compile = () => {
    const child = fork(program, options);
    child.on('message', (compiled) => {
      countries += compiled;
      if (process.stderr.isTTY) process.stderr.write(`  ${countries} countries\r`);
      child.send(task++);
    });
    return ended(child, `node ${program}`);
  };
  await Promise.all([compile(), compile()]);
}

/** The package has declarations, and what TypeScript's own compiler makes of the sources. */
async function checkTypes() {
  const tsc = join('node_modules', 'typescript', 'bin', 'tsc');
  for (const project of ['tsconfig.build.json', join('client', 'tsconfig.json')])
    await run(process.execPath, [tsc, '-p', project]);
  await bundleCountries();
}

/** Does the work unless it was done for the same contents of its files. */
async function ensure(part, title, filesOfPart, work) {
  const known = stamps[part];
  if (known !== undefined && known.digest === digestOf(known.files)) return;
  // What is interrupted counts as not done.
  forget(part);
  const files = ['package-lock.json', ...(await filesOfPart())];
  const digest = digestOf(files);
  await announced(title, work);
  stamps[part] = { files, digest };
  keepStamps();
}

function forget(part) {
  delete stamps[part];
  keepStamps();
}

function keepStamps() {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(buildStamp, JSON.stringify(stamps));
}

async function announced(title, work) {
  process.stderr.write(`${title} …\n`);
  const start = performance.now();
  await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stderr.write(`${title.replace(/,.*/, '')}: done after ${seconds} s\n`);
}

// Its output goes to standard error: standard output belongs to the command that is prepared.
function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
  return ended(child, `${command} ${args.join(' ')}`);
}

function ended(child, command) {
  running.add(child);
  return new Promise((resolve) => {
    child.once('error', ({ message }) => fail(`${command} could not be started: ${message}.`));
    child.once('exit', (status, signal) => {
      running.delete(child);
      if (status !== 0) fail(`${command} ended with ${signal ?? `status ${status}`}.`);
      resolve();
    });
  });
}

function readStamps() {
  try {
    return JSON.parse(readFileSync(buildStamp, 'utf8'));
  } catch {
    return {};
  }
}

function digestOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of paths.flatMap(filesUnder))
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Tests are no part of what is built. */
function filesUnder(path) {
  const full = join(root, path);
  if (!existsSync(full) || path.endsWith('.test.ts')) return [];
  if (!statSync(full).isDirectory()) return [path];
  return namesIn(path).flatMap((name) => filesUnder(join(path, name)));
}

function namesIn(path) {
  const full = join(root, path);
  return existsSync(full) ? readdirSync(full).sort() : [];
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  for (const child of running) child.kill();
  process.exit(1);
}
