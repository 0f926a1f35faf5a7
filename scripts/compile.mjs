// Turns TypeScript into JavaScript file by file, without looking at types: `npm run types` does that.
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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

/**
 * Makes one file of a program and what it imports of the project, which starts faster than through a loader.
 * Each of its files still finds what lies beside it. Returns these files.
 */
export async function bundleProgram(program, outfile) {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [program],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    metafile: true,
    plugins: [{ name: 'addresses', setup: keepAddresses }],
  });
  return Object.keys(metafile.inputs)
    .map((path) => relative(root, join(root, path)))
    .sort();
}

function keepAddresses({ onLoad }) {
  onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', `'${pathToFileURL(path).href}'`),
    loader: extname(path) === '.ts' ? 'ts' : 'js',
  }));
}
