import { expect, test } from 'vitest';
import { findLines, trackedFiles } from './support/tracked-files.ts';

const longestLine = 110;

/** The formatter breaks code, but never a literal. A sentence or an expression stays whole to be found. */
const isOneLiteral = (line: string) =>
  /^\s*(?:\S+ )?(?:String\.raw)?(?!\/[/*])(?<quote>['"`/]).*\k<quote>[\w.()]*[,;\])]*$/.test(line);
const cannotBeBroken = (line: string) => isOneLiteral(line) || /https?:\/\/\S/.test(line);

/** Written by `npm run generate`. */
const generated = ['client/src/openapi.ts', 'console/openapi.ts'];

const checked = ['*.ts', '*.mjs', '*.cjs'];

test(`no line but a single literal has more than ${longestLine} characters`, () => {
  const paths = trackedFiles(...checked).filter((path) => !generated.includes(path));
  expect(paths.length).toBeGreaterThan(500);
  const tooLong = findLines(paths, (line) => [...line].length > longestLine && !cannotBeBroken(line));
  expect(tooLong).toEqual([]);
});
