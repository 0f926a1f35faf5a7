// Renders the documents that docs/site/contents.json lists into dist/reference: pages without a script, and what they show.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Marked } from 'marked';

const root = fileURLToPath(new URL('..', import.meta.url));
const target = join(root, 'dist', 'reference');
const groups = JSON.parse(readFileSync(join(root, 'docs/site/contents.json'), 'utf8'));
const pages = groups.flatMap(({ title, pages: paths }) => paths.map((path) => readPage(path, title)));
const nameOf = new Map(pages.map(({ path, name }) => [path, name]));

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const style = readFileSync(join(root, 'docs/site/style.css'));
const styleName = `style-${createHash('sha256').update(style).digest('hex').slice(0, 8)}.css`;
writeFileSync(join(target, styleName), style);
for (const page of pages) writeFileSync(join(target, `${page.name}.html`), htmlOf(page));

function readPage(path, group) {
  const text = readFileSync(join(root, path), 'utf8');
  const [, title = path] = /^# (.+)$/m.exec(text) ?? [];
  return { path, group, text, title, name: pageName(path) };
}

/** docs/errors.md is `errors`; a README is named after its folder. */
function pageName(path) {
  const name = basename(path, '.md');
  return name === 'README' ? basename(dirname(path)) : name;
}

function htmlOf(page) {
  const marked = new Marked({
    // An address in an example is no link.
    tokenizer: { url: () => undefined },
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${slugOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const address = linkTarget(href, page.path);
        return address === undefined ? content : `<a href="${escapeHtml(address)}">${content}</a>`;
      },
      image({ href, text }) {
        return `<img src="${imageTarget(href, page.path)}" alt="${escapeHtml(text)}">`;
      },
      html({ text }) {
        // Comments mark what is generated; nothing else is written as HTML.
        return text.startsWith('<!--') ? '' : escapeHtml(text);
      },
    },
  });
  const content = marked.parse(page.text).replace(/<table>[\s\S]*?<\/table>/g, '<div class="table">$&</div>');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} – Checkout verification</title>
<link rel="stylesheet" href="/docs/${styleName}">
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<nav aria-label="Documents"><div>
<p>Checkout verification</p>
${groups.map(({ title, pages: paths }) => navigation(title, paths, page)).join('\n')}
<h2>Try it</h2>
<ul><li><a href="/docs/console">Console</a></li><li><a href="/openapi.json">OpenAPI document</a></li></ul>
</div></nav>
<main id="content">
${content}</main>
</body>
</html>
`;
}

function navigation(title, paths, current) {
  const entries = paths.map((path) => {
    const page = pages.find((each) => each.path === path);
    const mark = page === current ? ' aria-current="page"' : '';
    return `<li><a href="${addressOf(page.name)}"${mark}>${escapeHtml(page.title)}</a></li>`;
  });
  return `<h2>${title}</h2>\n<ul>${entries.join('')}</ul>`;
}

function addressOf(name) {
  return name === 'index' ? '/docs' : `/docs/${name}`;
}

/** The address of a document of this site; undefined for a file of the project that is no page here. */
function linkTarget(href, from) {
  const [path, fragment = ''] = href.split('#');
  if (/^[a-z]+:|^\//.test(href) || path === '') return href;
  const resolved = posix.join(posix.dirname(from), path);
  const name = nameOf.get(resolved) ?? nameOf.get(posix.join(resolved, 'README.md'));
  if (name !== undefined) return `${addressOf(name)}${fragment && `#${fragment}`}`;
  return resolved === 'docs/openapi.json' ? '/openapi.json' : undefined;
}

function imageTarget(href, from) {
  const file = posix.join(posix.dirname(from), href);
  copyFileSync(join(root, file), join(target, basename(file)));
  return `/docs/${basename(file)}`;
}

function slugOf(text) {
  const words = text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '');
  return words.trim().replace(/\s+/g, '-');
}

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
