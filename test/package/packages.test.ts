import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { beforeAll, describe, expect, test } from 'vitest';
import { shippedPackages } from '../../scripts/locked-packages.ts';
import { type Installed, installPacked } from '../support/packed.ts';

const oldestNode = '20.19.0';
const longestMs = 300_000;
const root = join(import.meta.dirname, '../..');

function run(installed: Installed, args: readonly string[], input = ''): string {
  const options = { cwd: installed.folder, input, encoding: 'utf8' } as const;
  const { stdout, stderr } = spawnSync(process.execPath, args, options);
  expect(stderr).toBe('');
  return stdout;
}

/** Links of a page that lead into the repository. */
function linksIntoRepository(page: string): string[] {
  return [...page.matchAll(/\]\(([^)\s]+)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(?:https:|#)/.test(link));
}

describe('the packed service', () => {
  let service: Installed;
  beforeAll(() => {
    service = installPacked('.');
  }, longestMs);

  test(`installs only packages that Node ${oldestNode} runs`, () => {
    const entries = Object.entries(service.tree);
    expect(entries.length).toBeGreaterThan(100);
    const tooNew = entries.filter(([, { engines }]) => !satisfies(oldestNode, engines?.node ?? '*'));
    expect(tooNew).toEqual([]);
  });

  test('installs its command, which judges an address', () => {
    const line = {
      Market: 'US',
      AddressPrimary: '39500 Stevenson Pl',
      City: 'Freemont',
      Province: 'CA',
      PostalCode: '94539',
    };
    const main = join('node_modules', 'checkout-verification', 'dist', 'main.js');
    expect(JSON.parse(run(service, [main, 'verify'], JSON.stringify(line)))).toMatchObject({
      City: 'Fremont',
    });
  });

  test('brings the tree that the tests ran with, by digest and without an address', () => {
    const { packages } = JSON.parse(service.read('npm-shrinkwrap.json'));
    const { '': self, ...others } = packages;
    expect(self).not.toHaveProperty('devDependencies');
    expect(Object.keys(others).sort()).toEqual(
      shippedPackages()
        .map(({ path }) => path)
        .sort(),
    );
    for (const entry of Object.values(others)) {
      expect(entry).toHaveProperty('integrity', expect.stringMatching(/^sha512-/));
      expect(entry).not.toHaveProperty('resolved');
    }
  });
});

describe('the packed engine', () => {
  let engine: Installed;
  beforeAll(() => {
    engine = installPacked('verify');
  }, longestMs);

  test('installs no other package', () => {
    expect(Object.keys(engine.tree)).toEqual(['', 'node_modules/@checkout-verification/verify']);
  });

  test('holds the engine without server, store, settings or telemetry', () => {
    const folders = engine.files.flatMap((path) => /^dist\/(\w[\w-]*)\/.*\.js$/.exec(path)?.[1] ?? []);
    const expected = ['address', 'address-form', 'fields', 'gazetteer', 'streets'];
    expect([...new Set(folders)].sort()).toEqual(expected);
  });

  test('verifies an address as its page shows', () => {
    const [, example = ''] = /```js\n([^`]+createVerifier\(\);[^`]+)```/.exec(engine.read('README.md')) ?? [];
    writeFileSync(join(engine.folder, 'example.js'), example);
    expect(run(engine, ['example.js'])).toBe('Fremont\n');
  });

  test('has types that a strict project takes as they are', () => {
    const use = `import { createVerifier, type AddressVerdict } from '@checkout-verification/verify';
export const verdict: AddressVerdict = createVerifier().verify({ line1: '1 Main St' }, 'US');
// @ts-expect-error a number is no line of an address
createVerifier().verify({ line1: 1 }, 'US');`;
    writeFileSync(join(engine.folder, 'use.ts'), use);
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
    const compilerOptions = { strict: true, noEmit: true, module: 'nodenext', types: [] };
    writeFileSync(
      join(engine.folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, files: ['use.ts'] }),
    );
    expect(run(engine, [tsc, '-p', '.'])).toBe('');
  });

  test('carries the licences of its code and of its data', () => {
    expect(engine.read('LICENSE')).toMatch(/MIT/);
    expect(engine.read('NOTICE.md')).toContain('Place data: GeoNames, CC BY 4.0');
    for (const link of linksIntoRepository(engine.read('NOTICE.md'))) expect(engine.files).toContain(link);
  });

  test('has a page without links into the repository', () => {
    expect(linksIntoRepository(engine.read('README.md'))).toEqual([]);
  });
});

describe('the packed client', () => {
  let client: Installed;
  beforeAll(() => {
    client = installPacked('client');
  }, longestMs);

  test('has a map with its source for each of its files', () => {
    const scripts = client.files.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    for (const path of scripts) {
      const { sourcesContent } = JSON.parse(client.read(`${path}.map`));
      expect([path, sourcesContent]).toEqual([path, [expect.stringMatching(/\S/)]]);
    }
  });

  test('holds the files that it exports, with their types', () => {
    const { exports } = JSON.parse(client.read('package.json'));
    const paths = Object.values<Record<string, string>>(exports).flatMap(Object.values);
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(client.files).toContain(path.slice('./'.length));
  });

  test('has keywords, and a page without links into the repository', () => {
    expect(JSON.parse(client.read('package.json')).keywords).toContain('checkout');
    expect(linksIntoRepository(client.read('README.md'))).toEqual([]);
  });
});
