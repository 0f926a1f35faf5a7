// Bundles the demo checkout into dist/demo-page: one page, and files whose names hold their digest.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'demo');
const target = join(root, 'dist', 'demo-page');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: {
    main: join(source, 'main.ts'),
    style: join(source, 'style.css'),
    icon: join(source, 'icon.svg'),
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
  (text, [from, to]) => text.replaceAll(`"./${from}"`, `"/demo/${to}"`),
  readFileSync(join(source, 'index.html'), 'utf8'),
);
writeFileSync(join(target, 'index.html'), page);
