import { languages } from '../src/words/render-problem.ts';
import { type FieldName, type Fields, labelsOf } from '../src/words/words.ts';

/** The fields whose labels the element draws; those of the address come from the service. */
const labelled = [
  'Email',
  'Phone',
  'ShipToEmail',
  'PONumber',
  'ShipToInstruction',
  'ShipToId',
] as const satisfies readonly FieldName[];

const folder = 'client/src/element/words';
const head = '// Made by `npm run generate` from src/words; not edited by hand.\n';
const longestLine = 110;

const typeOfWords = `/** The element’s words, in any language. */
export type Words = Readonly<Record<keyof typeof en, string>>;
`;

/**
 * The element's share of the words of each language, a module each. The client is a package of its own, and a
 * page that draws the element has no use for the rest.
 */
export function elementWords(): { readonly path: string; readonly text: string }[] {
  const tags = Object.keys(languages);
  const modules = Object.entries(languages).map(([tag, { element, fields }]) => ({
    path: `${folder}/${tag}.ts`,
    text: moduleOf(tag, { ...labelsAmong(fields), ...element }),
  }));
  return [...modules, { path: `${folder}/loaders.ts`, text: loadersOf(tags.filter((tag) => tag !== 'en')) }];
}

function labelsAmong(fields: Fields): Readonly<Record<string, string>> {
  const labels = labelsOf(fields);
  return Object.fromEntries(labelled.map((name) => [name, labels[name]]));
}

function moduleOf(tag: string, words: Readonly<Record<string, string>>): string {
  const lines = Object.entries(words)
    .map(([key, text]) => lineOf(key, text))
    .join('');
  if (tag !== 'en')
    return `${head}import type { Words } from './en.ts';\n\nexport const ${tag}: Words = {\n${lines}};\n`;
  return `${head}export const en = {\n${lines}} as const;\n\n${typeOfWords}`;
}

function lineOf(key: string, text: string): string {
  const quoted = text.includes("'") ? JSON.stringify(text) : `'${text}'`;
  const line = `  ${key}: ${quoted},\n`;
  return line.length - 1 > longestLine ? `  ${key}:\n    ${quoted},\n` : line;
}

/** A page needs one language, so each is loaded on demand. */
function loadersOf(tags: readonly string[]): string {
  const lines = tags.map(
    (tag) => `  ${tag}: async (): Promise<Words> => (await import('./${tag}.ts')).${tag},\n`,
  );
  return `${head}import type { Words } from './en.ts';\n\nexport const loaders = {\n${lines.join('')}};\n`;
}
