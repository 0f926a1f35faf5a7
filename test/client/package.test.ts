import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import * as source from '../../client/src/index.ts';
import { clientTypes, clientTypesPath } from '../../scripts/client-types.ts';

const folder = new URL('../../client/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8'));

/** What a page loads, in bytes. */
const mostBytes = 4_096;

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

describe('the client’s package', () => {
  it('weighs less than 4 KiB in a page, minified and compressed', async () => {
    const size = gzipSync(await bundle(), { level: 9 }).length;
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThan(mostBytes);
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

  it('holds the files that it names, and asks for no other package', () => {
    for (const path of Object.values<string>(manifest.exports['.'])) {
      expect(existsSync(new URL(path, folder)), path).toBe(true);
    }
    expect(manifest.files).toEqual(['dist']);
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('has the types of the document that the service serves: npm run generate', async () => {
    expect(readFileSync(new URL(`../../${clientTypesPath}`, import.meta.url), 'utf8')).toBe(
      await clientTypes(),
    );
  });
});
