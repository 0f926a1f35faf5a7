import { escapeHtml } from './html.ts';

/** Kinds of words in code, each a class of docs/site/style.css. The first pattern that matches decides. */
type Kind = 'comment' | 'name' | 'string' | 'number' | 'word';
type Grammar = readonly (readonly [Kind, RegExp])[];

const quoted = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/;
const number = /\b\d[\d_.]*\b/;
const hash = /(?<=^|\s)#.*/;

const ts: Grammar = [
  ['comment', /\/\/.*|\/\*[\s\S]*?\*\//],
  ['string', /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/],
  ['number', number],
  [
    'word',
    /\b(?:async|await|break|case|catch|class|const|continue|else|export|extends|false|finally|for|from|function|if|import|in|instanceof|interface|let|new|null|of|readonly|return|switch|this|throw|true|try|type|typeof|undefined|while)\b/,
  ],
];

const grammars: Readonly<Record<string, Grammar>> = {
  ts,
  js: ts,
  json: [
    ['name', /"(?:[^"\\\n]|\\.)*"(?=\s*:)/],
    ['string', /"(?:[^"\\\n]|\\.)*"/],
    ['number', /-?\b\d[\d.]*\b/],
    ['word', /\b(?:true|false|null)\b/],
  ],
  py: [
    ['comment', hash],
    ['string', /f?(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/],
    ['number', number],
    [
      'word',
      /\b(?:and|as|def|elif|else|except|False|for|from|if|import|in|is|None|not|or|raise|return|True|try|while|with)\b/,
    ],
  ],
  sh: [
    ['comment', hash],
    ['string', /"(?:[^"\\]|\\.)*"|\$?'[^']*'/],
    ['name', /\$\w+|\$\{\w+\}|\b[A-Z][A-Z_]+(?==)/],
    ['word', /(?<=\s)--?[A-Za-z][\w-]*/],
  ],
  sql: [
    ['comment', /--.*/],
    ['string', /'[^']*'/],
    ['number', number],
    [
      'word',
      /\b(?:alter|and|create|delete|from|group|insert|into|order|role|select|set|table|update|values|where)\b/,
    ],
  ],
  yaml: [
    ['comment', hash],
    ['name', /[\w-]+(?=:)/],
    ['string', quoted],
    ['number', number],
  ],
  html: [
    ['comment', /<!--[\s\S]*?-->/],
    ['word', /<\/?[\w-]+|\/?>/],
    ['name', /[\w-]+(?==)/],
    ['string', quoted],
  ],
};

/** Code as HTML with colours, or without where the language has no patterns. */
export function colour(text: string, language: string): string {
  const grammar = grammars[language];
  if (grammar === undefined) return escapeHtml(text);
  const any = new RegExp(grammar.map(([, { source }]) => `(${source})`).join('|'), 'gm');
  let html = '';
  let end = 0;
  for (const match of text.matchAll(any)) {
    const kind = grammar[match.slice(1).findIndex((part) => part !== undefined)]?.[0];
    html += escapeHtml(text.slice(end, match.index));
    html += `<span class="c-${kind}">${escapeHtml(match[0])}</span>`;
    end = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(end));
}
