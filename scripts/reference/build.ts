// Renders the pages that docs/site/contents.json names into dist/reference: documents, a page for each
// operation, and the files that pages load.
//
//   tsx scripts/reference/build.ts
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { bundleElement } from '../bundle-element.mjs';
import { operations } from '../openapi/operations.ts';
import { apiOverview } from './api-page.ts';
import { operationPage } from './operation-page.ts';
import { frame } from './page-frame.ts';
import { addressOf, type Group, type Page } from './pages.ts';
import { type Resolve, renderMarkdown } from './render-markdown.ts';
import { searchIndex } from './search-index.ts';

interface Contents {
  readonly title: string;
  /** Documents of the project, or `API` for the pages that are made from the operations. */
  readonly pages: readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const site = join(root, 'docs', 'site');
const target = join(root, 'dist', 'reference');
const contents = JSON.parse(readFileSync(join(site, 'contents.json'), 'utf8')) as readonly Contents[];
const otherWords = JSON.parse(readFileSync(join(site, 'other-words.json'), 'utf8'));
const element = await bundleElement();
const names = new Map(contents.flatMap(({ pages }) => pages.map((path) => [path, nameOf(path)])));

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, 'api'), { recursive: true });

const groups = contents.flatMap(groupsOf);
const pages = groups.flatMap((group) => group.pages);
const [script, style] = await bundle();
const assets = {
  script,
  style,
  icon: keep('icon.svg', readFileSync(join(root, 'demo', 'icon.svg'))),
  searchIndex: keep('search.json', JSON.stringify(searchIndex(pages, otherWords))),
};
for (const page of pages) write(page);
const lost = renderMarkdown(
  readFileSync(join(site, 'not-found.md'), 'utf8'),
  resolveFrom('docs/site/not-found.md'),
);
write({ ...lost, name: 'not-found' });
writeFileSync(join(target, 'favicon.ico'), readFileSync(join(site, 'favicon.ico')));

function write(page: Page): void {
  writeFileSync(join(target, `${page.name}.html`), frame(page, groups, assets));
}

/** The page of docs/errors.md is `errors`. The page of a README has the name of its folder. */
function nameOf(path: string): string {
  const name = basename(path, '.md');
  return name === 'README' ? basename(dirname(path)) : name;
}

function groupsOf({ title, pages }: Contents): Group[] {
  if (!pages.includes('API')) return [{ title, pages: pages.map(documentPage) }];
  const overview = { ...renderMarkdown(apiOverview(), resolveFrom('docs/api.md')), name: 'api' };
  const documents = pages.filter((path) => path !== 'API').map(documentPage);
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const folded = tags.map((tag) => ({
    title: tag,
    pages: operations.filter((operation) => operation.tag === tag).map(operationPage),
    isFolded: true,
  }));
  return [{ title, pages: [overview, ...documents] }, ...folded];
}

function documentPage(path: string): Page {
  const text = namingElement(readFileSync(join(root, path), 'utf8'));
  return { ...renderMarkdown(text, resolveFrom(path)), name: nameOf(path) };
}

/** The pages name the file that the service serves. In the documents an ellipsis stands there. */
function namingElement(text: string): string {
  return text.replace('element-….js', element.name).replace('sha384-…', element.integrity);
}

function resolveFrom(from: string): Resolve {
  return {
    link(href) {
      const [path = '', fragment = ''] = href.split('#');
      if (/^[a-z]+:|^\//.test(href) || path === '') return href;
      const resolved = posix.join(posix.dirname(from), path);
      if (resolved === 'docs/openapi.json') return '/openapi.json';
      const name = names.get(resolved) ?? names.get(posix.join(resolved, 'README.md'));
      return name && `${addressOf(name)}${fragment && `#${fragment}`}`;
    },
    image: (href) => keep(basename(href), readFileSync(join(root, dirname(from), href))),
  };
}

/** Writes a file under a name that holds its digest, and returns its address. */
function keep(name: string, content: string | Buffer): string {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const [stem, ending] = name.split('.');
  const file = `${stem}-${digest}.${ending}`;
  writeFileSync(join(target, file), content);
  return `/docs/${file}`;
}

async function bundle(): Promise<[script: string, style: string]> {
  const { outputFiles } = await build({
    entryPoints: [join(site, 'main.ts'), join(site, 'style.css')],
    outdir: target,
    write: false,
    bundle: true,
    format: 'esm',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    charset: 'utf8',
    logLevel: 'warning',
  });
  const [script, style] = outputFiles.map(({ path, contents }) =>
    keep(basename(path), Buffer.from(contents)),
  );
  if (script === undefined || style === undefined) throw new Error('esbuild wrote too little');
  return [script, style];
}
