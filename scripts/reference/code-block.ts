import { colour } from './colour.ts';
import { escapeHtml } from './html.ts';

/** A block of code that a keyboard can scroll. The title tells blocks of several languages apart. */
export function codeBlock(text: string, language = '', title?: string): string {
  const name = title === undefined ? '' : ` data-title="${escapeHtml(title)}"`;
  return `<div class="code"${name}><pre tabindex="0"><code>${colour(text, language)}</code></pre></div>\n`;
}
