import { existsSync, readFileSync } from 'node:fs';

/** A line of a table in `data`, with the place where it stands for messages. */
export type TableLine = ReturnType<typeof parseTable>[number];

/** Reads a country's table in a folder of `data`, empty where there is none. */
export function readTable(folder: 'names' | 'places', country: string): TableLine[] {
  const path = new URL(`../../../data/${folder}/${country.toLowerCase()}.tsv`, import.meta.url);
  return existsSync(path) ? parseTable(path.pathname, readFileSync(path, 'utf8')) : [];
}

/** Tabs separate the cells of a line. Lines that begin with "#" are comments. */
export function parseTable(fileName: string, text: string) {
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => ({ cells: line.split('\t'), where: `${fileName}, line ${index + 1}` }))
    .filter(({ cells }) => !cells[0]?.startsWith('#'));
}
