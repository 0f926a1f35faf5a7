import { expect, test } from 'vitest';
import { findLines, trackedFiles } from './support/tracked-files.ts';

const mergeMark = /^(?:<{7}(?: .*)?|>{7}(?: .*)?|={7})\r?$/;

test('no file has a mark of an unfinished merge', () => {
  const paths = trackedFiles();
  expect(paths.length).toBeGreaterThan(500);
  expect(findLines(paths, (line) => mergeMark.test(line))).toEqual([]);
});
