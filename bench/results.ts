import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Where benchmarks leave what they measured, for bench/report.ts; not part of the project. */
export const resultsFolder = new URL('results/', import.meta.url);

/** Writes what a benchmark measured to `results/<name>.json`, with what it was measured on. */
export function saveResults(name: string, content: object): void {
  const machine = { node: process.version, cores: cpus().length, processor: cpus()[0]?.model ?? '' };
  mkdirSync(resultsFolder, { recursive: true });
  const file = new URL(`${name}.json`, resultsFolder);
  const document = { measuredAt: new Date().toISOString(), machine, ...content };
  writeFileSync(file, `${JSON.stringify(document, null, 1)}\n`);
}

/** A table for people on standard output. */
export function printTable(rows: readonly Readonly<Record<string, string | number>>[]): void {
  // biome-ignore lint/suspicious/noConsole: a benchmark prints its table.
  console.table(rows);
}
