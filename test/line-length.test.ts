import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const longestLine = 110;

/** The formatter breaks code, but never a literal. A sentence or an expression stays whole to be found. */
const isOneLiteral = (line: string) =>
  /^\s*(?:\S+ )?(?:String\.raw)?(?!\/[/*])(?<quote>['"`/]).*\k<quote>[\w.()]*[,;\])]*$/.test(line);
const cannotBeBroken = (line: string) => isOneLiteral(line) || /https?:\/\/\S/.test(line);

/** Written by `npm run generate`. */
const generated = 'client/src/openapi.ts';

const checked = ['*.ts', '*.mjs', '*.cjs'];

test(`no line but a single literal has more than ${longestLine} characters`, () => {
  const files = execFileSync('git', ['ls-files', ...checked], { cwd: root, encoding: 'utf8' });
  const paths = files.split('\n').filter((path) => path !== '' && path !== generated);
  expect(paths.length).toBeGreaterThan(500);
  const tooLong = paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        [...line].length > longestLine && !cannotBeBroken(line) ? [`${path}:${at + 1}`] : [],
      ),
  );
  expect(tooLong).toEqual([]);
});
