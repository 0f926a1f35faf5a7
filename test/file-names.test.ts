import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A package's entry, and a table of words: its name is its language, and its folder says whose words. */
const mayRepeat = /^(?:index|[a-z]{2})\.ts$/;

test.each(['src', 'client/src', 'demo', 'docs/site', 'scripts', 'bench'])(
  'no two files of %s have the same name',
  (program) => {
    const patterns = ['ts', 'mjs'].map((ending) => `${program}/**.${ending}`);
    const paths = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
    const names = paths
      .trim()
      .split('\n')
      .map((path) => basename(path));
    expect(names.length).toBeGreaterThan(5);
    const repeated = names.filter((name, at) => names.indexOf(name) !== at && !mayRepeat.test(name));
    expect(repeated).toEqual([]);
  },
);
