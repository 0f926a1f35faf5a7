/**
 * Colours by their names after `--checkout-`. The dark ones apply where the page's `color-scheme` is dark.
 */
const colours: readonly (readonly [name: string, light: string, dark: string])[] = [
  ['text', '#18211d', '#e7ede9'],
  ['muted', '#525e58', '#a6b2ac'],
  ['surface', '#fff', '#191f1c'],
  ['raised', '#f4f6f4', '#212925'],
  ['line', '#dde3df', '#2d3632'],
  ['edge', '#7b8882', '#77857e'],
  ['accent', '#1c6b50', '#63cda2'],
  ['accent-hover', '#15553f', '#86dcb8'],
  ['on-accent', '#fff', '#06150e'],
  ['accent-soft', '#e3f1eb', '#17352a'],
  ['bad', '#a8201a', '#ffb3ab'],
  ['bad-soft', '#fdeeec', '#391b18'],
];

/** Where the colours apply: inside the element, and where a page takes over the styles. */
const scope = ':host,.checkout';

function paletteOf(pick: (light: string, dark: string) => string): string {
  const values = colours.map(
    ([name, light, dark]) => `--c-${name}:var(--checkout-${name},${pick(light, dark)})`,
  );
  return `${scope}{${values.join(';')};--c-radius:var(--checkout-radius,12px)}`;
}

const rules = `
:host{display:block;container-type:inline-size;color:var(--c-text);line-height:1.5}
:host([hidden]),[hidden]{display:none!important}
:host(:disabled){opacity:.6}
*{box-sizing:border-box}
h2,h3,p,ul,fieldset{margin:0;padding:0}
h2{font-size:1.0625rem}
h3{font-size:.9375rem;color:var(--c-muted)}
:focus-visible{outline:3px solid var(--c-accent);outline-offset:2px}
.hint,.optional{color:var(--c-muted);font-size:.875rem;font-weight:400}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.group{min-width:0;margin-bottom:1rem;padding:1.25rem;
border:1px solid var(--c-line);border-radius:var(--c-radius);background:var(--c-surface)}
legend{float:left;width:100%;margin-bottom:.75rem;padding:0;font-size:1.0625rem;font-weight:700}
details.group>summary{margin:-1.25rem;padding:1.25rem;border-radius:var(--c-radius);font-weight:700;
cursor:pointer}
details.group[open]>summary{margin-bottom:0}
.grid{display:grid;clear:both;grid-template-columns:repeat(6,minmax(0,1fr));gap:.75rem 1rem}
.field{display:grid;grid-row:span 3;grid-template-rows:subgrid;grid-column:span 6;align-content:start;
row-gap:.25rem}
label{font-weight:600;font-size:.9375rem}
.field>label{align-self:end}
input,select,textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;
border:1px solid var(--c-edge);border-radius:8px;background:var(--c-surface);color:inherit;font:inherit;
text-overflow:ellipsis}
textarea{resize:vertical}
input:focus-visible,select:focus-visible,textarea:focus-visible{outline-offset:-1px;
border-color:var(--c-accent)}
[aria-invalid=true]{border:2px solid var(--c-bad)}
.problems p{position:relative;padding-left:1.375rem;color:var(--c-bad);font-size:.875rem}
.problems p::before{content:"!";position:absolute;left:0;top:.1875rem;width:1rem;height:1rem;
border-radius:50%;background:var(--c-bad);color:var(--c-surface);font:700 .75rem/1rem sans-serif;
text-align:center}
.field:has(.suggestions){position:relative}
.suggestions{position:absolute;z-index:1;grid-row:3;inset:0 0 auto;padding:.25rem;
border:1px solid var(--c-edge);border-radius:8px;background:var(--c-surface);list-style:none}
.suggestions li{padding:.5rem;cursor:pointer}
.suggestions li:hover{background:var(--c-raised)}
.suggestions [aria-selected=true]{outline:2px solid var(--c-accent);background:var(--c-accent-soft)}
.row{display:contents}
.extra:empty,.problems:empty,.suggestions:empty,.below:not(:has(p,output,button)){display:none}
button{min-height:2.75rem;padding:.5rem 1.125rem;
border:1px solid var(--c-edge);border-radius:8px;background:var(--c-surface);color:var(--c-text);
font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--c-raised)}
.primary{border-color:var(--c-accent);background:var(--c-accent);color:var(--c-on-accent)}
.primary:hover{border-color:var(--c-accent-hover);background:var(--c-accent-hover)}
.quiet{border-color:transparent;background:none;color:var(--c-accent);text-decoration:underline;
text-underline-offset:.2em}
.actions .primary{width:100%;min-height:3.25rem;font-size:1.0625rem}
.remark{padding-left:.75rem;border-left:3px solid var(--c-accent);font-size:.875rem}
.remark-choices{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .5rem;margin-top:.25rem}
.remark-choices button{min-height:2.25rem;padding:.25rem .75rem;font-size:.875rem}
.folded,.unfold{display:none}
.receipt{display:grid;gap:.75rem;justify-items:start;scroll-margin:1rem}
.receipt .note{width:100%;margin:0}
.receipt ul{padding:0;color:var(--c-muted);font-size:.9375rem;list-style:none;overflow-wrap:anywhere}
.note,.failure{scroll-margin:1rem}
.note{margin-top:.75rem;padding:.375rem .75rem;border-radius:8px;background:var(--c-accent-soft);
color:var(--c-accent);font-weight:600;font-size:.9375rem}
.note::before{content:"✓ "/""}
.note:empty{display:none}
.summary,.failure{margin-bottom:1rem;padding:1rem 1.25rem;border:1px solid var(--c-bad);border-left-width:6px;
border-radius:var(--c-radius);background:var(--c-bad-soft)}
.summary:focus{outline:3px solid var(--c-bad);outline-offset:2px}
.summary ul{margin:.25rem 0 0;padding-left:1.25rem}
.summary li{padding:.125rem 0}
.summary .ways{padding:0;list-style:none}
.summary>h3{margin-top:.75rem}
.summary .quiet{display:inline;min-height:0;padding:.125rem 0;color:var(--c-text);font-weight:400;
text-align:left;vertical-align:top}
.summary>button{margin-top:.75rem}
.failure{display:grid;gap:.5rem;justify-items:start;margin-top:1rem}
.skeleton{display:grid;gap:1.5rem;padding:1.25rem;
border:1px solid var(--c-line);border-radius:var(--c-radius);background:var(--c-surface)}
.bar{height:2.75rem;border-radius:8px;background:var(--c-raised)}
dialog{width:min(44rem,calc(100vw - 1.5rem));max-height:calc(100dvh - 1.5rem);
padding:clamp(1.125rem,4vw,2rem);border:1px solid var(--c-line);border-radius:16px;
background:var(--c-surface);color:var(--c-text);box-shadow:0 24px 64px rgb(0 0 0/30%)}
dialog::backdrop{background:rgb(8 20 14/55%)}
dialog h2{font-size:1.375rem}
dialog>p{margin-top:.375rem;color:var(--c-muted)}
.choices{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-top:1.25rem}
.choice{display:flex;flex-direction:column;gap:.75rem;padding:1.125rem;
border:1px solid var(--c-line);border-radius:var(--c-radius);background:var(--c-raised)}
.offered{border:2px solid var(--c-accent);padding:calc(1.125rem - 1px);background:var(--c-accent-soft)}
.offered h3{color:var(--c-accent)}
.choice button{margin-top:auto}
.label{overflow-wrap:anywhere}
.choice .label{margin-bottom:.5rem;font-size:1.0625rem}
del,ins{border-radius:3px;text-decoration-thickness:2px;text-underline-offset:.2em}
del{text-decoration:underline wavy var(--c-bad) 1.5px}
del b{background:var(--c-bad-soft);color:var(--c-bad)}
ins{text-decoration:underline solid var(--c-accent) 2px}
ins b{color:var(--c-accent)}
.changes{margin:1.25rem 0 .75rem;font-size:.9375rem}
.changes ul{padding-left:1.25rem}
dialog>.quiet{margin-left:-1.125rem}
@media(width<34rem){.choices{grid-template-columns:1fr}}
@container(width>=34rem){.columns-2{grid-column:span 2}.columns-3{grid-column:span 3}}
@container(width<34rem){
.group{padding:1rem}
.rare:has(:placeholder-shown){display:block;grid-row:auto}
.rare:has(:placeholder-shown)>:not(.unfold){display:none}
.rare:has(:placeholder-shown)>.unfold{display:block;justify-self:start;padding-inline:0}
.row{display:grid;grid-column:span 6;grid-template-columns:repeat(2,minmax(0,1fr));column-gap:.5rem;
row-gap:.25rem}
.row-3{grid-template-columns:repeat(3,minmax(0,1fr))}
.row .field{display:contents}
.row label{grid-row:1}
.row :is(input,select){grid-area:2/var(--at);padding-inline:.5rem}
.row :has(select)::after{content:attr(data-code)/"";grid-area:2/var(--at);margin:auto 1.75rem auto .5rem;
background:var(--c-surface);pointer-events:none}
.row .below{grid-column:1/-1}
.row>:last-child .hint{text-align:end}
}`;

let made: CSSStyleSheet | undefined;

/** The styles of the element, shared by all instances. */
export function sheet(): CSSStyleSheet {
  if (made !== undefined) return made;
  made = new CSSStyleSheet();
  const lightOnly = paletteOf((light) => light);
  const byTheme = paletteOf((light, dark) => `light-dark(${light},${dark})`);
  made.replaceSync(`${lightOnly}@supports(color:light-dark(red,red)){${byTheme}}${rules}`);
  return made;
}
