import { existsSync, readFileSync } from 'node:fs';
import { CommanderError } from 'commander';
import { describe, expect, test } from 'vitest';
import { createProgram, withSubcommands } from '../../src/cli/program.ts';
import { fileVariables, settingsTable } from '../../src/config/settings-table.ts';
import { createMetrics } from '../../src/observability/metrics.ts';

const root = new URL('../../', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));

/** What a document marks as code: in backticks, and in the lines of shell blocks. */
function codeOf(path: string): string[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```/gm)].flatMap(([, block = '']) =>
    block.split('\n'),
  );
  const spans = [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`]+)`/g)];
  return [...blocks, ...spans.map(([, span = '']) => span)];
}

/** Settings of tests, and variables of the shell. */
const otherVariables = new Set(['TEST_DATABASE_URL', 'TEST_CITUS_URL']);

describe.each(['docs/operations.md', 'docs/platform.md'])('%s', (path) => {
  const code = codeOf(path);

  test('names settings that exist', () => {
    const names = code.flatMap((part) => part.match(/\b[A-Z]+(?:_[A-Z]+)+\b(?!_?…)/g) ?? []);
    expect(names.length).toBeGreaterThan(1);
    const known = new Set([
      ...Object.keys(settingsTable),
      ...fileVariables.map(({ variable }) => variable),
      ...otherVariables,
    ]);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  });

  test('names files of the project that exist', () => {
    const paths = code.flatMap(
      (part) => part.match(/(?:^|\s)(?:src|test|deploy|scripts|docs)\/[\w./-]+/g) ?? [],
    );
    for (const each of paths) expect([each, existsSync(new URL(each.trim(), root))]).toEqual([each, true]);
  });

  test('names commands that exist, with options that they have', async () => {
    const commands = code.flatMap(
      (part) => /^(?:\w+=\S+ )*checkout-verification ([^#]+)/.exec(part)?.[1]?.trim() ?? [],
    );
    for (const command of commands) {
      const program = createProgram();
      for (const each of withSubcommands(program)) each.action(() => undefined);
      const refusal = await program.parseAsync(command.split(/\s+/), { from: 'user' }).then(
        () => undefined,
        (error: unknown) => (error instanceof CommanderError ? error.message : error),
      );
      expect([command, refusal]).toEqual([command, undefined]);
    }
  });

  test('names scripts of npm and metrics that exist', () => {
    const scripts = code.flatMap((part) => /^npm run (?:--silent )?(\S+)/.exec(part)?.[1] ?? []);
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts));
    const { families } = createMetrics(
      { version: '', store: 'postgresql', places: () => [], dataFaults: () => [] },
      { endpoints: [], read: async () => [] },
    );
    const metrics = code.filter((part) => /^checkout_[a-z_]+_(?:seconds|total)$/.test(part));
    expect(families.map(({ name }) => name)).toEqual(expect.arrayContaining(metrics));
  });
});
