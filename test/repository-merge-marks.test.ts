import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const mergeMark = /^(?:<{7}(?: .*)?|>{7}(?: .*)?|={7})\r?$/;

test('no file has a mark of an unfinished merge', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const paths = files.split('\0').filter((path) => path !== '');
  expect(paths.length).toBeGreaterThan(500);
  const marked = paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (mergeMark.test(line) ? [`${path}:${at + 1}`] : [])),
  );
  expect(marked).toEqual([]);
});
