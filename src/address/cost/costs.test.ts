import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const table = readFileSync(new URL('costs.ts', import.meta.url), 'utf8');
const entries = table.split('\n').filter((line) => /^ {2}\w+: /.test(line));

const folders = [
  '../arrange',
  '../candidates',
  '../decide',
  '../street',
  '../reading',
  '../countries/profile',
  '../text',
];
const sources = [...folders, '../../completion'].flatMap((folder) => {
  const directory = new URL(`${folder}/`, import.meta.url);
  const names = readdirSync(directory).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return names.map((name) => ({ name, text: readFileSync(new URL(name, directory), 'utf8') }));
});

const limitOfWork = /^(?:most|longest|shortest|fewest|few|enough|sample|max)/;
const unitOfWork = /^comparisonsOf|OfComparison$/;
/** They belong to the form of data, or to the Earth. */
const noFigures = new Set(['kmPerDegree', 'roundedBy', 'rowLength', 'symbols', 'other', 'greatestNumber']);

it('has a sentence for each figure, on its line', () => {
  expect(entries.length).toBeGreaterThan(80);
  expect(entries.filter((line) => !/, \/\/ \S.*[.,]$/.test(line))).toEqual([]);
});

it('has every figure of the model: elsewhere stand only limits and units of work', () => {
  const found = sources.flatMap(({ name, text }) =>
    [...text.matchAll(/^(?:export )?const (\w+) = -?\d/gm)]
      .map(([, constant = '']) => constant)
      .filter((constant) => !limitOfWork.test(constant) && !unitOfWork.test(constant))
      .filter((constant) => !/Version$/.test(constant))
      .filter((constant) => !noFigures.has(constant))
      .map((constant) => `${name}: ${constant}`),
  );
  expect(found).toEqual([]);
});

it('has every figure with a fraction', () => {
  const code = (text: string) =>
    text.replace(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|\/(?:\\.|[^/\n])+\/[a-z]*/g, '');
  const found = sources.filter(({ text }) => /(?<![\w.])\d+\.\d/.test(code(text))).map(({ name }) => name);
  expect(found).toEqual(['distance.ts']);
});

it('has no figure that nothing reads', () => {
  const all = sources.map(({ text }) => text).join('\n');
  const unread = entries
    .map((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? '')
    .filter((name) => !new RegExp(`[cC]osts\\.${name}\\b`).test(all));
  expect(unread).toEqual([]);
});
