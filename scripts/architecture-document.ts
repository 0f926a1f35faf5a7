import sourceFolders from './source-folders.json' with { type: 'json' };
import { withGenerated } from './with-generated.ts';

/** ARCHITECTURE.md with an up-to-date table of source folders. */
export function withSourceFolders(document: string): string {
  const rows = sourceFolders.map(({ folders, holds, imports }) => {
    const names = folders.map((name) => `\`src/${name}\``).join(', ');
    const permitted = typeof imports === 'string' ? imports : imports.map((name) => `\`${name}\``).join(', ');
    return `| ${names} | ${holds} | ${permitted} |\n`;
  });
  return withGenerated(
    document,
    'source folders',
    `| folder | what it holds | may import |\n|---|---|---|\n${rows.join('')}`,
  );
}
