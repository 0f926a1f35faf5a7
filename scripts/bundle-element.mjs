// Bundles <checkout-address> into one file, for pages without a bundler.
import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The file, its name with its digest in it, and the value of `integrity` for a page that names it. */
export async function bundleElement() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: { element: join(root, 'client', 'src', 'element', 'script.ts') },
    outdir: root,
    write: false,
    bundle: true,
    format: 'esm',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    charset: 'utf8',
    entryNames: '[name]-[hash]',
    logLevel: 'warning',
  });
  const [{ path, contents }] = outputFiles;
  const integrity = `sha384-${createHash('sha384').update(contents).digest('base64')}`;
  return { name: basename(path), contents, integrity };
}
