import type { Section } from './sections.ts';
import { escapeHtml } from './svg.ts';

const style = `
:root { color-scheme: light dark; --ink: #1b1f24; --paper: #fff; --faint: #d8dee4;
  --right: #2f6fb2; --doubt: #e0a84e; --passed: #9aa4ae; --wrong: #b3261e;
  --one: #6b7580; --two: #2f6fb2; --three: #1a7f64; --four: #a2488f; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --paper: #14181c; --faint: #353c44;
  --right: #6aa5e0; --doubt: #d9a441; --passed: #77818b; --wrong: #f2766d;
  --one: #9aa4ae; --two: #6aa5e0; --three: #56c2a0; --four: #d48ac5; } }
body { margin: 0 auto; max-width: 960px; padding: 24px 16px; font: 15px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--paper); }
h1 { font-size: 26px; } h2 { font-size: 19px; margin: 40px 0 4px; } p { margin: 4px 0 10px; }
code { font: 13px ui-monospace, monospace; }
svg { width: 100%; height: auto; } svg text { font-size: 12.5px; fill: var(--ink); }
.grid { stroke: var(--faint); } .line { fill: none; stroke-width: 2; }
.right { fill: var(--right); } .doubt { fill: var(--doubt); } .passed { fill: var(--passed); }
.wrong { fill: var(--wrong); } .other { fill: var(--passed); }
.series-0 { stroke: var(--one); } .series-1 { stroke: var(--two); }
.series-2 { stroke: var(--three); } .series-3 { stroke: var(--four); }
svg text.series-0, svg text.series-1, svg text.series-2, svg text.series-3 { stroke: none; }
svg text.series-0 { fill: var(--one); } svg text.series-1 { fill: var(--two); }
svg text.series-2 { fill: var(--three); } svg text.series-3 { fill: var(--four); }
ul.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; list-style: none; margin: 0 0 8px; padding: 0; }
ul.legend svg { width: 12px; height: 12px; margin-right: 6px; }
`;

/** One HTML page that has no script and loads nothing. */
export function page(sections: readonly Section[], missing: readonly string[]): string {
  const commands = missing.map((command) => `<li><code>${escapeHtml(command)}</code></li>`).join('');
  const left = missing.length === 0 ? '' : `<h2>Not measured</h2><ul>${commands}</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Accuracy and speed</title><style>${style}</style>
</head>
<body>
<h1>Accuracy and speed</h1>
<p>The last results of the checkout verification service's benchmarks.
Ratios hold from machine to machine; absolute figures hold for the named machine only.</p>
${sections.map(draw).join('\n')}
${left}
</body>
</html>
`;
}

function draw({ title, explanation, legend = [], command, svg }: Section): string {
  const entries = legend.map(({ className, label }) => {
    const square = `<rect class="${className}" width="12" height="12"/>`;
    return `<li><svg viewBox="0 0 12 12" aria-hidden="true">${square}</svg>${escapeHtml(label)}</li>`;
  });
  const legendList = entries.length === 0 ? '' : `<ul class="legend">${entries.join('')}</ul>`;
  return `<section>
<h2>${escapeHtml(title)}</h2>
<p>${escapeHtml(explanation)} <code>${escapeHtml(command)}</code></p>
${legendList}
${svg}
</section>`;
}
