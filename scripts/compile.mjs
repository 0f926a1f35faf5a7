// Turns TypeScript into JavaScript file by file, without looking at types: `npm run types` does that.
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Compiles a folder. Imports keep their paths, with the ending that the files have then. */
export async function compile(from, to, options = {}) {
  const files = readdirSync(join(root, from), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(({ parentPath, name }) => join(parentPath, name));
  await build({
    absWorkingDir: root,
    entryPoints: files,
    outbase: from,
    outdir: to,
    // Bundling alone resolves imports, and all of them stay outside.
    bundle: true,
    treeShaking: false,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
    plugins: [{ name: 'imports', setup: keepImports }],
    ...options,
  });
}

function keepImports({ onResolve }) {
  onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
    kind === 'entry-point' ? undefined : { path: path.replace(/\.ts$/, '.js'), external: true },
  );
}

/** The files of the project that a program is made of. */
export async function filesOf(program) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs)
    .map((path) => relative(root, join(root, path)))
    .sort();
}
