import { escapeHtml } from './html.ts';
import { addressOf, type Group, type Page } from './pages.ts';

/** The addresses of the files that every page loads. */
export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly icon: string;
  readonly searchIndex: string;
}

/** A page with header, contents and search. */
export function frame(page: Page, groups: readonly Group[], assets: Assets): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)} – Checkout verification</title>
<link rel="icon" href="${assets.icon}">
<link rel="stylesheet" href="${assets.style}">
<script type="module" src="${assets.script}"></script>
</head>
<body>
<a class="skip" href="#content">Skip to the content</a>
<header>
<button type="button" class="contents-button" popovertarget="contents">Contents</button>
<a class="home" href="/docs">Checkout verification</a>
<form class="search" role="search" data-index="${assets.searchIndex}" hidden>
<input type="search" placeholder="Search" aria-label="Search the documents" autocomplete="off"
spellcheck="false">
<div class="found" role="status" hidden></div>
</form>
</header>
<nav id="contents" aria-label="Contents" popover>
${groups.map((group) => contentsOf(group, page)).join('\n')}
</nav>
<main id="content" tabindex="-1">
${page.content}</main>
</body>
</html>
`;
}

function contentsOf({ title, pages, isFolded = false }: Group, current: Page): string {
  const list = `<ul>${pages.map((page) => entryOf(page, current)).join('')}</ul>`;
  const heading = escapeHtml(title);
  if (!isFolded) return `<h2>${heading}</h2>\n${list}`;
  const open = pages.includes(current) ? ' open' : '';
  return `<details${open}><summary>${heading}</summary>${list}</details>`;
}

function entryOf(page: Page, current: Page): string {
  const isCurrent = page === current;
  const mark = isCurrent ? ' aria-current="page"' : '';
  const link = `<a href="${addressOf(page.name)}"${mark}>${escapeHtml(page.title)}</a>`;
  return `<li>${link}${isCurrent ? partsOf(page) : ''}</li>`;
}

function partsOf({ name, sections }: Page): string {
  const parts = sections.filter(({ depth }) => depth === 2);
  // The contents already list the parts of the API.
  if (parts.length < 2 || name === 'api') return '';
  const items = parts.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`);
  return `<ul class="parts">${items.join('')}</ul>`;
}
