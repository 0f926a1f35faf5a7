import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The folder in which benchmarks leave their results for bench/report/report.ts. It is not committed. */
export const resultsFolder = new URL('results/', import.meta.url);

/** Writes the results of a benchmark to `results/<name>.json`, with a description of the machine. */
export function saveResults(name: string, content: object): void {
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? '' };
  mkdirSync(resultsFolder, { recursive: true });
  const file = new URL(`${name}.json`, resultsFolder);
  const document = { measuredAt: new Date().toISOString(), machine, ...content };
  writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
}

export function printTable(rows: readonly Readonly<Record<string, string | number>>[]): void {
  // biome-ignore lint/suspicious/noConsole: a benchmark prints its table.
  console.table(rows);
}
