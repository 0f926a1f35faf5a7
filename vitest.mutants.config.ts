import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest comes late: most mutants are noticed before. Last comes the test that loads modules: one
 * that it loads first would count as covered by it alone.
 */
const above = /src\/(?:checkout|completion|decisions|market)\//;
const slow = [/\.properties\.test/, /vectors\.test/, above, /hostile-texts/, /floor\.test/, /loading\.test/];
const rank = ({ moduleId }: TestSpecification) => slow.findLastIndex((pattern) => pattern.test(moduleId));

class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => rank(a) - rank(b) || a.moduleId.localeCompare(b.moduleId));
  }
}

/**
 * The tests that hold the two engines, for `npm run mutants`: units, those of the folders right above,
 * vectors, bounds of work and the floor of accuracy, without store or server.
 */
export default defineConfig({
  test: {
    include: [
      'src/{address,application}/**/*.test.ts',
      'src/{checkout,completion,decisions,market}/**/*.test.ts',
      'test/{address,application}-*.test.ts',
      'test/{post-office-box,street}-vectors.test.ts',
      'test/hostile-texts.test.ts',
      'bench/accuracy/floor.test.ts',
      'bench/mutants/loading.test.ts',
    ],
    // It reads the source's text: a mutant shows there without being noticed.
    exclude: ['src/address/regular-expressions.test.ts'],
    isolate: false,
    sequence: { sequencer: QuickFirst },
    // Instrumented code is slower, by much on a busy machine.
    testTimeout: 60_000,
  },
});
