import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/**
 * Makes one file of the compiled definitions of countries. Each process loads them, and would open 250 files.
 */
export async function bundleCountries() {
  const folder = fileURLToPath(new URL('../dist/address/countries/', import.meta.url));
  const index = join(folder, 'index.js');
  await build({
    entryPoints: [index],
    outfile: index,
    allowOverwrite: true,
    bundle: true,
    format: 'esm',
    charset: 'utf8',
    logLevel: 'error',
  });
  for (const name of readdirSync(folder))
    if (/^[a-z]{2}\.(?:js|d\.ts)$/.test(name)) rmSync(join(folder, name));
}
