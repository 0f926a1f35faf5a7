import { defineConfig } from 'vitest/config';

/**
 * The tests that hold the two engines by themselves, for `npm run mutants`: units and vectors, without store
 * or server.
 */
export default defineConfig({
  test: {
    include: ['src/{address,application}/**/*.test.ts', 'test/{address,application}-*.test.ts'],
    // It reads the source's text: a mutant shows there without being noticed.
    exclude: ['src/address/regular-expressions.test.ts'],
    isolate: false,
    // Instrumented code is slower, by much on a busy machine.
    testTimeout: 60_000,
  },
});
