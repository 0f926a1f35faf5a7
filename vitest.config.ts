import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { nodeOptions } from './test/support/node-options.ts';
import { SlowFilesFirst } from './test/support/slow-files-first.ts';

/**
 * `npm run test:packages`: what it packs and installs with npm takes as long as a tenth of all the others.
 */
const packages = ['test/package/**/*.test.ts'];

/** More than all stores need that tests have open at the same moment. */
const scratchBytes = 4e9;

/**
 * Where tests make their folders, gone when all are over: in memory where there is plenty. A copy of an
 * embedded store has a thousand files, and no test looks at a real disk.
 */
function scratchFolder(): string {
  const folder = mkdtempSync(join(hasRoom('/dev/shm') ? '/dev/shm' : tmpdir(), 'checkout-tests-'));
  // Servers of tests run as another user.
  chmodSync(folder, 0o711);
  process.on('exit', () => removeFolder(folder));
  return folder;
}

/** A browser that ends may still write, and no retry of Node's looks for new files. */
function removeFolder(folder: string, again = 10): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 2 });
  } catch (error) {
    if (again === 0) throw error;
    removeFolder(folder, again - 1);
  }
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize >= scratchBytes;
}

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests wait a good deal for processes and clocks: four workers keep two cores busy.
    maxWorkers: 4,
    execArgv: [...nodeOptions],
    // A file that is as it was is not compiled again for the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest-modules' },
    sequence: { sequencer: SlowFilesFirst },
    reporters: ['default', './test/support/suite-reporter.ts'],
    env: { TMPDIR: scratchFolder() },
    projects: [
      {
        // A process runs file after file and loads each module once: that halves what these tests cost.
        extends: true,
        test: {
          name: 'shared',
          include: ['src', 'scripts', 'client/src', 'demo', 'console', 'test', 'bench'].map(
            (folder) => `${folder}/**/*.test.ts`,
          ),
          exclude: ['node_modules/**', ...packages],
          isolate: false,
        },
      },
      // File after file, since a package is assembled in its own folder, and packed once for all of them.
      { extends: true, test: { name: 'packages', include: packages, isolate: false } },
    ],
  },
});
