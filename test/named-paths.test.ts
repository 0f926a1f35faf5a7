import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { trackedFiles } from './support/tracked-files.ts';

const files = trackedFiles();
const folders = files.flatMap((path) =>
  [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index + 1)),
);
const paths = new Set([...files, ...folders]);
const documents = files.filter((path) => path.endsWith('.md') && path !== 'CHANGELOG.md');
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Each piece of a document that a pattern finds, as "document: piece". */
function piecesOf(pattern: RegExp): { readonly at: string; readonly piece: string }[] {
  return documents.flatMap((document) =>
    [...read(document).matchAll(pattern)].map(([, piece = '']) => ({ at: `${document}: ${piece}`, piece })),
  );
}

describe('the documents', () => {
  test('name no file and no folder that does not exist', () => {
    const named = piecesOf(
      /(?<![\w./-])((?:src|client|console|demo|docs|verify|scripts|test|bench|data|deploy)\/(?:[\w./-]*(?:\w\.[a-z]+\b|\/))?)/g,
    );
    expect(named.length).toBeGreaterThan(150);
    expect(named.filter(({ piece }) => !paths.has(piece)).map(({ at }) => at)).toEqual([]);
  });

  test('name no script of npm that does not exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = piecesOf(/`npm run (?:--silent )?([\w:]+)/g);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(({ piece }) => !Object.hasOwn(scripts, piece)).map(({ at }) => at)).toEqual([]);
  });
});
