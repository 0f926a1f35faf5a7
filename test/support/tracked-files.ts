import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Returns the paths of the files that git tracks. With patterns, only of those that match one. */
export function trackedFiles(...patterns: readonly string[]): string[] {
  const files = execFileSync('git', ['ls-files', '-z', ...patterns], { cwd: root, encoding: 'utf8' });
  return files.split('\0').filter((path) => path !== '');
}

/** Returns where the lines of tracked files are that a test finds, each as "path:line". */
export function findLines(paths: readonly string[], isFound: (line: string) => boolean): string[] {
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, at) => (isFound(line) ? [`${path}:${at + 1}`] : [])),
  );
}
