import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A package installed in an empty folder outside the project. */
export interface Installed {
  readonly folder: string;
  /** The files of the package. */
  readonly files: readonly string[];
  /** The installed packages by path, as npm recorded them. */
  readonly tree: Readonly<Record<string, { readonly engines?: { readonly node?: string } }>>;
  /** The text of a file of the package. */
  read(path: string): string;
}

/**
 * Packs a package as for publishing, and installs it as its users do until the tests of the file are over.
 * npm refuses packages that this Node is too old for. `others` are installed beside it, as `name@version`.
 * Throws if npm fails.
 */
export function installPacked(
  workspace: '.' | 'client' | 'verify',
  others: readonly string[] = [],
): Installed {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-package-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const { tarball, files, name } = pack(workspace);
  const home = join(folder, 'home');
  mkdirSync(home);
  writeFileSync(join(home, 'package.json'), '{"private":true,"type":"module"}');
  const wanted = [tarball, ...others];
  npm(['install', '--engine-strict', '--ignore-scripts', '--prefer-offline', ...wanted], home);
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'));
  const installed = join(home, 'node_modules', name);
  return {
    folder: home,
    files,
    tree: packages,
    read: (path) => readFileSync(join(installed, path), 'utf8'),
  };
}

const packs = new Map<string, Pack>();

/** Packs a package as for publishing, once for a process: the file is there until all tests are over. */
export function pack(workspace: '.' | 'client' | 'verify'): Pack {
  const known = packs.get(workspace);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'checkout-pack-'));
  const packed = npm(['pack', '--json', '--pack-destination', folder], join(root, workspace));
  const [{ filename, files, name }]: [Packed] = JSON.parse(packed);
  const made = { tarball: join(folder, filename), files: files.map(({ path }) => path), name };
  packs.set(workspace, made);
  return made;
}

interface Pack {
  readonly tarball: string;
  readonly files: readonly string[];
  readonly name: string;
}

interface Packed {
  readonly filename: string;
  readonly name: string;
  readonly files: readonly { readonly path: string }[];
}

function npm(args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--no-audit', '--no-fund'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: withoutNpmSettings(),
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stderr}`);
  return stdout;
}

/** The environment without the settings that `npm test` passes on, which name this project's folder. */
function withoutNpmSettings(): NodeJS.ProcessEnv {
  const isOwn = (name: string) => /^npm_(?:config_(?:local_)?prefix|package_|lifecycle_)/.test(name);
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOwn(name)));
}
