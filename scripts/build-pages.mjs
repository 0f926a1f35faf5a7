// Bundles demo, console and the address element into dist, in files whose names hold their digest.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleElement } from './bundle-element.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await Promise.all([...['demo', 'console'].map(bundlePage), writeElement()]);

async function writeElement() {
  const { name, contents } = await bundleElement();
  const target = join(root, 'dist', 'element');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, name), contents);
}

/** Makes `dist/<name>-page` of a folder. The page and its files are served below `/<name>`. */
async function bundlePage(name) {
  const source = join(root, name);
  const target = join(root, 'dist', `${name}-page`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });

  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: join(source, 'main.ts'),
      style: join(source, 'style.css'),
      icon: join(root, 'demo', 'icon.svg'),
    },
    outdir: target,
    bundle: true,
    // The page loads a language when somebody picks it.
    splitting: true,
    format: 'esm',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    charset: 'utf8',
    loader: { '.svg': 'copy', '.ndjson': 'text' },
    entryNames: '[name]-[hash]',
    chunkNames: 'part-[hash]',
    metafile: true,
    logLevel: 'warning',
  });

  const names = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) =>
    entryPoint === undefined ? [] : [[basename(entryPoint), basename(path)]],
  );
  const page = names.reduce(
    (text, [from, to]) => text.replaceAll(`"./${from}"`, `"/${name}/${to}"`),
    readFileSync(join(source, 'index.html'), 'utf8'),
  );
  writeFileSync(join(target, 'index.html'), page);
}
