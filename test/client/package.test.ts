import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as source from '../../client/src/index.ts';
import { wireTypes } from '../../scripts/wire-types.ts';

const folder = new URL('../../client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

/** What a page loads, in bytes: the element completes, offers ways out of a doubt, and remarks on slips. */
const mostBytes = { client: 4_096, element: 19_000 };

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [new URL('src/index.ts', folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

/** What a page that bundles the element loads: the element, and the words of each language. */
async function elementFiles(): Promise<{ readonly element: number; readonly languages: readonly number[] }> {
  const { outputFiles, metafile } = await build({
    entryPoints: [new URL('src/element/index.ts', folder).pathname],
    bundle: true,
    minify: true,
    write: false,
    splitting: true,
    charset: 'utf8',
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    outdir: folder.pathname,
    metafile: true,
  });
  const sizes = outputFiles.map(({ path, contents }) => ({
    isEntry: path.endsWith('index.js'),
    size: gzipSync(contents, { level: 9 }).length,
  }));
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).not.toContainEqual(
    expect.objectContaining({ external: true }),
  );
  return {
    element: sizes.find(({ isEntry }) => isEntry)?.size ?? 0,
    languages: sizes.filter(({ isEntry }) => !isEntry).map(({ size }) => size),
  };
}

describe('the client’s package', () => {
  it('weighs less than 4 KiB in a page, minified and compressed', async () => {
    const size = gzipSync(await bundle(), { level: 9 }).length;
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThan(mostBytes.client);
  });

  it('weighs at most 19 kB in a page with its element, in any language', async () => {
    const { element, languages } = await elementFiles();
    expect(languages).toHaveLength(7);
    expect(element + Math.max(...languages)).toBeGreaterThan(5_000);
    expect(element + Math.max(...languages)).toBeLessThanOrEqual(mostBytes.element);
  });

  it('can be loaded with its element without a page, as a server does that renders one', async () => {
    const built: object = await import(`${manifest.name}/element`);
    expect(Object.keys(built)).toEqual(['CheckoutAddress']);
  });

  it('works in one file, with nothing but fetch', async () => {
    const url = `data:text/javascript;base64,${Buffer.from(await bundle()).toString('base64')}`;
    const { createClient } = (await import(/* @vite-ignore */ url)) as typeof source;
    const fetch = async () => new Response('{"success":true,"error":null,"markets":[]}');
    expect(await createClient({ baseUrl: '', fetch }).markets()).toEqual([]);
  });

  it('exports, under its name, what its source does', async () => {
    const built: object = await import(manifest.name);
    expect(Object.keys(built).sort()).toEqual(Object.keys(source).sort());
  });

  it('names files that its sources become, and asks for no other package', () => {
    const paths = Object.values<Record<string, string>>(manifest.exports).flatMap(Object.values);
    for (const path of [...paths, manifest.sideEffects[0]]) {
      const compiled = path.replace('./dist/', './src/').replace(/(?:\.d\.ts|\.js)$/, '.ts');
      const source = path.startsWith('./types/') ? path : compiled;
      expect(existsSync(new URL(source, folder)), path).toBe(true);
    }
    expect(manifest.files).toEqual(['dist', 'types']);
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('has the types that the service serves, and the console too: npm run generate', async () => {
    for (const { path, text } of await wireTypes())
      expect(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')).toBe(text);
  });
});
