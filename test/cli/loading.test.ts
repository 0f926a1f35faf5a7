import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Environment, runCommand, temporaryFolder } from '../support/command.ts';

/** What Node loads to run a command: packages by name, and folders of `dist`. */
async function loadedBy(args: readonly string[], settings: Environment = {}): Promise<Set<string>> {
  const folder = temporaryFolder();
  const coverage = join(folder, 'coverage');
  await runCommand(args, { DATA_DIR: folder, NODE_V8_COVERAGE: coverage, ...settings });
  // Node writes down each module that ran.
  const urls = readdirSync(coverage).flatMap((file) => {
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(join(coverage, file), 'utf8'));
    return result.map(({ url }) => url);
  });
  return new Set(
    urls.flatMap((url) => /^.*\/(?:node_modules|dist)\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? []),
  );
}

const server = ['fastify', 'pino', 'typebox', 'prom-client', '@opentelemetry/api'];
const stores = ['store', 'pg', '@electric-sql/pglite', 'ioredis'];
const markets = ['gazetteer', 'market', 'libphonenumber-js'];

test.each([
  [['--version'], [...server, ...stores, ...markets, 'config', 'jose']],
  [['token'], [...server, ...stores, 'gazetteer', 'libphonenumber-js']],
  [
    ['data', 'list'],
    [...server, ...stores, 'libphonenumber-js', 'jose'],
  ],
  [['verify'], [...server, ...stores, 'jose']],
])('%j loads what it needs and no more', async (args, needless) => {
  const loaded = await loadedBy(args);
  expect(loaded).toContain('commander');
  expect(needless.filter((name) => loaded.has(name))).toEqual([]);
});

test('a command that reaches a database loads neither the server nor the embedded store', async () => {
  const loaded = await loadedBy(['migrate'], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(loaded).toContain('pg');
  expect([...server, '@electric-sql/pglite'].filter((name) => loaded.has(name))).toEqual([]);
});
