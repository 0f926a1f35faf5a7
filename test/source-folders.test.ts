import { readdirSync, readFileSync } from 'node:fs';
import { join, normalize, relative } from 'node:path';
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

const rooms = sourceFolders.flatMap(({ folders: [folder = ''], rooms = {} }) =>
  Object.entries(rooms).map(([room, imports]) => ({ folder, room, imports })),
);

/** The other rooms of its folder that a room imports, except in tests. */
function roomsImportedBy(folder: string, room: string): string[] {
  const files = readdirSync(join(source, folder, room)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(source, folder, room, file), 'utf8');
    return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => normalize(join(room, path, '..')));
  });
  return [...new Set(found)].filter((name) => name !== room && !name.startsWith('.')).sort();
}

describe('scripts/source-folders.json', () => {
  it.each(rooms)('permits the room $room of $folder to import what it imports and no more', (each) => {
    expect(roomsImportedBy(each.folder, each.room)).toEqual(each.imports);
  });

  it('names every room of a folder that has rooms, each above those that it imports', () => {
    const folders = new Set(rooms.map(({ folder }) => folder));
    for (const folder of folders) {
      const own = rooms.filter((each) => each.folder === folder);
      const order = own.map(({ room }) => room);
      for (const [at, { imports }] of own.entries())
        for (const name of imports) expect(order.slice(0, at)).toContain(name);
      const present = readdirSync(join(source, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ parentPath, name }) => relative(join(source, folder), join(parentPath, name)));
      expect(order.sort()).toEqual(present.sort());
    }
  });

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
