import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import sourceFolders from '../scripts/source-folders.json' with { type: 'json' };

const source = fileURLToPath(new URL('../src/', import.meta.url));
const restricted = sourceFolders.flatMap(({ folders, imports }) =>
  typeof imports === 'string'
    ? []
    : folders.filter((name) => name.endsWith('/')).map((name) => ({ folder: name.slice(0, -1), imports })),
);

/** The other folders of src that a folder imports, except in tests. */
function importedBy(folder: string): string[] {
  const files = readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(source, folder, file), 'utf8');
      const paths = [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, path = '']) => path);
      return paths.map((path) => normalize(join(folder, file, '..', path)).split('/'));
    })
    .filter((parts) => parts.length > 1 && parts[0] !== folder)
    .map(([name = '']) => name);
  return [...new Set(found)].sort();
}

describe('scripts/source-folders.json', () => {
  it('has a row for every folder and file of src, and for nothing else', () => {
    const present = readdirSync(source, { withFileTypes: true })
      .filter(({ name }) => !name.endsWith('.test.ts'))
      .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
    expect(sourceFolders.flatMap(({ folders }) => folders).sort()).toEqual(present.sort());
  });

  it.each(restricted)('permits $folder to import what it imports and no more', ({ folder, imports }) => {
    expect(importedBy(folder)).toEqual(imports);
  });

  it('permits no two folders to import each other, over whatever others', () => {
    const imports = new Map(restricted.map((each) => [each.folder, each.imports]));
    const reachedFrom = (folder: string): string[] => {
      const reached = new Set(imports.get(folder));
      // The loop also reads what is added to the set meanwhile.
      for (const name of reached) for (const next of imports.get(name) ?? []) reached.add(next);
      return [...reached];
    };
    for (const { folder } of restricted) expect(reachedFrom(folder)).not.toContain(folder);
  });
});
