import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { lockedPackages, shippedPackages } from '../scripts/locked-packages.ts';

interface Manifest {
  readonly overrides?: Readonly<Record<string, string | object>>;
  readonly license: string;
  readonly files: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const manifestOf = (path: string): Manifest => JSON.parse(read(path));

const manifests = ['package.json', 'client/package.json', 'verify/package.json', 'test/package.json'].map(
  manifestOf,
);
const locked = lockedPackages();
const shipped = shippedPackages();

/** Licences that ask for no more than their own text to be passed on. */
const allowed = new Set(['MIT', 'Apache-2.0', 'BSD-3-Clause', 'ISC']);

describe('packages that ship', () => {
  test('are under licences that were read and allowed', () => {
    const others = shipped
      .filter(({ license }) => license === undefined || !allowed.has(license))
      .map(({ name, version, license = 'no licence' }) => `${name} ${version} is under ${license}.`);
    expect(others).toEqual([]);
  });

  test('leave none of the allowed licences unused', () => {
    expect(new Set(shipped.map(({ license }) => license))).toEqual(allowed);
  });

  test('declare the licence that the lock file says', () => {
    for (const { path, license } of shipped)
      expect([path, manifestOf(`${path}/package.json`).license]).toEqual([path, license]);
  });

  test('run no script when they are installed', () => {
    const withScripts = shipped
      .filter(({ hasInstallScript }) => hasInstallScript)
      .map(({ name, version }) => `${name} ${version} wants to run a script when it is installed.`);
    expect(withScripts).toEqual([]);
  });
});

test('the bill of materials names each package that ships, with its digest and licence', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
  expect(status).toBe(0);
  const { bomFormat, metadata, components } = JSON.parse(stdout);
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'checkout-verification']);
  const named = components.map((each: { 'bom-ref': string }) => each['bom-ref']);
  expect(named.sort()).toEqual([...new Set(shipped.map(({ name, version }) => `${name}@${version}`))].sort());
  for (const { name, hashes, licenses } of components)
    expect([name, hashes, licenses]).toEqual([
      name,
      [expect.objectContaining({ alg: 'SHA-512' })],
      [expect.anything()],
    ]);
});

test('the package carries its licence and what its data asks for', () => {
  expect(manifestOf('package.json').files).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE.md']));
  expect(read('NOTICE.md')).toContain('Place data: GeoNames, CC BY 4.0');
});

describe('the lock file', () => {
  test('holds a digest of every package and no address to get it from', () => {
    expect(locked.length).toBeGreaterThan(shipped.length);
    for (const { path, integrity, resolved } of locked)
      expect([path, integrity, resolved]).toEqual([
        path,
        expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/),
        undefined,
      ]);
  });

  test('is installed without running anybody’s script', () => {
    expect(read('scripts/prepare.mjs')).toMatch(/\['ci', [^\]]*'--ignore-scripts'/);
  });
});

test('no override is about a package that ships: overrides do not travel with a package', () => {
  const { overrides = {} } = manifestOf('package.json');
  const names = shipped.map(({ name }) => name);
  expect(Object.keys(overrides).filter((name) => names.includes(name))).toEqual([]);
});

describe('a dependency', () => {
  const [, section = ''] = read('ARCHITECTURE.md').split('## Dependencies, a reason each');
  const rows = section.split('\n').filter((line) => line.startsWith('| `'));
  const reasons = rows.map((row) => row.split(' | ').slice(0, 2));
  const needed = manifests.flatMap(({ dependencies = {} }) => Object.entries(dependencies));
  const forDevelopment = manifests.flatMap(({ devDependencies = {} }) => Object.entries(devDependencies));
  const { overrides = {} } = manifestOf('package.json');
  const overridden = Object.entries(overrides).filter(([, version]) => typeof version === 'string');

  test.each([...needed, ...forDevelopment, ...overridden])(
    '%s is pinned to one version: %s',
    (_name, version) => {
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    },
  );

  test.each(needed)('%s has a reason in ARCHITECTURE.md', (name) => {
    const [, reason] = reasons.find(([names]) => names?.includes(`\`${name}\``)) ?? [];
    expect(reason).toMatch(/\w{3}/);
  });

  test('has no reason there when it is gone', () => {
    const named = reasons.flatMap(([names = '']) =>
      [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    const all = [...needed, ...forDevelopment].map(([name]) => name);
    expect(named.filter((name) => name !== 'overrides').sort()).toEqual(all.sort());
  });

  test.each(forDevelopment)('%s is named among those for development', (name) => {
    expect(section.slice(section.indexOf('Development only.'))).toContain(`\`${name}\``);
  });
});
