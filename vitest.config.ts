import { defineConfig } from 'vitest/config';

/** Counts calls of a module of Node, which has to be loaded anew for that. */
const alone = ['test/store/embedded-sync.test.ts'];

/** Start processes and servers of their own, or work on the process that they run in. */
const isolated = ['test/{browser,cli,faults,fuzz,limits,package}/**/*.test.ts', ...alone];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    projects: [
      {
        // A process runs file after file and loads each module once: that halves what these tests cost.
        extends: true,
        test: {
          name: 'shared',
          include: ['src/**/*.test.ts', 'client/src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['node_modules/**', ...isolated],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: isolated } },
    ],
  },
});
