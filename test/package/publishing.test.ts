import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Installed, installPacked, pack } from '../support/packed.ts';

const longestMs = 300_000;
const tools = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5'];

describe('the packages to publish', () => {
  let installed: Installed;
  beforeAll(() => {
    installed = installPacked('client', tools);
  }, longestMs);

  const run = (tool: string, ...args: readonly string[]) => {
    const options = { cwd: installed.folder, encoding: 'utf8' } as const;
    const path = join(installed.folder, 'node_modules', tool);
    const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], options);
    return { status, said: stdout + stderr };
  };

  test.each(['client', 'verify'] as const)(
    'have what their package.json names, with types that each way of importing finds: %s',
    (workspace) => {
      const { tarball } = pack(workspace);
      expect(run('publint/src/cli.js', tarball, '--strict')).toMatchObject({ status: 0 });
      const types = run('@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only');
      expect(types).toMatchObject({ status: 0 });
    },
    longestMs,
  );
});
