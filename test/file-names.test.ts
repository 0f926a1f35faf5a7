import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { trackedFiles } from './support/tracked-files.ts';

/** A package's entry, and a table of words: its name is its language, and its folder says whose words. */
const mayRepeat = /^(?:index|[a-z]{2})\.ts$/;

test.each(['src', 'client/src', 'demo', 'console', 'docs/site', 'scripts', 'bench'])(
  'no two files of %s have the same name',
  (program) => {
    const patterns = ['ts', 'mjs'].map((ending) => `${program}/**.${ending}`);
    const names = trackedFiles(...patterns).map((path) => basename(path));
    expect(names.length).toBeGreaterThan(5);
    const repeated = names.filter((name, at) => names.indexOf(name) !== at && !mayRepeat.test(name));
    expect(repeated).toEqual([]);
  },
);
