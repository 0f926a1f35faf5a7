import { Marked, type Tokens } from 'marked';
import { codeBlock } from './code-block.ts';
import { escapeHtml, slugOf } from './html.ts';
import type { Section } from './pages.ts';

export interface Resolve {
  /** The address that a link leads to; undefined for a file of the project that has no page. */
  link(href: string): string | undefined;
  image(href: string): string;
}

export interface Rendered {
  readonly title: string;
  readonly content: string;
  readonly sections: readonly Section[];
}

/** What people look up: a code of the catalogue, a setting, a metric or a command. */
const lookedUp = /^`([A-Za-z][\w.]*(?: [\w.]+)?)`$/;

/** The head of the column with the words of the glossary: people look up all of them. */
const glossaryColumn = 'word';

/**
 * A document as HTML, and what the search can find in it. HTML in a document is shown as text; comments are
 * left out.
 */
export function renderMarkdown(text: string, resolve: Resolve): Rendered {
  const findable = createFindable();
  const marked = new Marked({
    // Bare addresses stay text: examples hold many that lead nowhere.
    tokenizer: { url: () => undefined },
    renderer: {
      heading({ tokens, depth, text }) {
        const id = findable.addHeading(plain(text), depth);
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      code: ({ text, lang }) => codeBlock(text, lang),
      codespan: ({ text }) => `<code>${breakable(escapeHtml(text))}</code>`,
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const address = resolve.link(href);
        return address === undefined ? content : `<a href="${escapeHtml(address)}">${content}</a>`;
      },
      image: ({ href, text }) => `<img src="${resolve.image(href)}" alt="${escapeHtml(text)}">`,
      html: ({ text }) => (text.startsWith('<!--') ? '' : escapeHtml(text)),
      table(token) {
        const columns = token.header.map(({ text }) => plain(text));
        const cells = (row: Tokens.TableCell[]) => row.map(({ tokens }) => this.parser.parseInline(tokens));
        const named = columns[0] === glossaryColumn ? /^(.+)$/ : lookedUp;
        return tableHtml(
          columns,
          token.rows.map((row) => ({ id: findable.addRow(row, named), cells: cells(row) })),
        );
      },
    },
  });
  const html = marked.lexer(text).map((token) => {
    if (token.type !== 'heading' && token.type !== 'space') findable.addText(plain(token.raw));
    return marked.parser([token]);
  });
  const { sections } = findable;
  return { title: sections[0]?.title ?? '', content: html.join(''), sections };
}

/** Collects what the search can find, and gives each heading and row an id of its own. */
function createFindable() {
  const ids = new Set<string>();
  const sections: { id: string; title: string; depth: number; text: string }[] = [];
  const unique = (id: string): string => {
    const free = ids.has(id) ? unique(`${id}-`) : id;
    ids.add(free);
    return free;
  };
  return {
    sections,
    addHeading: (title: string, depth: number): string => {
      const id = unique(slugOf(title));
      sections.push({ id: depth === 1 ? '' : id, title, depth, text: '' });
      return id;
    },
    addText: (text: string): void => {
      const last = sections.at(-1);
      if (last !== undefined) last.text += ` ${text}`;
    },
    addRow: ([first, ...others]: Tokens.TableCell[], named: RegExp): string | undefined => {
      const [, name] = named.exec(first?.text ?? '') ?? [];
      if (name === undefined || ids.has(name.replace(' ', '-'))) return undefined;
      const id = unique(name.replace(' ', '-'));
      sections.push({ id, title: name, depth: 7, text: others.map(({ text }) => plain(text)).join(' ') });
      return id;
    },
  };
}

interface Row {
  readonly id?: string | undefined;
  /** As HTML. */
  readonly cells: readonly string[];
}

/** This many columns do not fit. */
const many = 6;

/** A table that scrolls if it is too wide. On a narrow screen each cell is a line that names its column. */
export function tableHtml(columns: readonly string[], rows: readonly Row[]): string {
  const head = columns.map((name) =>
    name === '' ? '<td></td>' : `<th scope="col">${escapeHtml(name)}</th>`,
  );
  const body = rows.map(({ id, cells }) => {
    const filled = cells.map((cell, at) => {
      // In a table of two columns, the second needs no name.
      const name =
        at === 0 || columns.length === 2 || columns[at] === ''
          ? ''
          : ` data-column="${escapeHtml(columns[at] ?? '')}"`;
      return `<td${name}>${cell}</td>`;
    });
    return `<tr${id === undefined ? '' : ` id="${id}"`}>${filled.join('')}</tr>`;
  });
  const kind = columns.length < many ? 'table' : 'table many';
  return `<div class="${kind}" tabindex="0" role="group" aria-label="Table"><table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>\n`;
}

/** Lets code break after a slash, a comma or an ampersand, and not after a hyphen as browsers would. */
export function breakable(html: string): string {
  return html
    .replace(/-+\w[\w.-]*|\w[\w.]*-[\w.-]*/g, '<span class="whole">$&</span>')
    .replace(/(?<=[\w}]|<\/span>)([/,?=|])(?=[\w{]|<span)/g, '$1<wbr>');
}

function plain(markdown: string): string {
  return markdown
    .replace(/\]\([^)]*\)|[`*|#[\]]|<!--.*?-->/gs, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
