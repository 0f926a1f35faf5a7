import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { groupBy } from '../../src/address/text/group-by.ts';
import './skip-unless.ts';

/** If a file skips more tests than this, they are counted and not named. */
const mostNamed = 3;

/** Says at the start how long the suite takes, and at the end which tests were skipped and why. */
export default class SuiteReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    if (!specifications.some(({ project }) => project.name === 'shared')) return;
    const all = await this.#vitest?.globTestSpecifications();
    if (all?.length !== specifications.length) return;
    this.#vitest?.logger.log(
      `${specifications.length} files of tests: three to five minutes on two cores that do nothing else.`,
    );
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Tests that a pattern of names leaves out are also reported as skipped.
    if (this.#vitest?.config.testNamePattern !== undefined) return;
    for (const line of skippedLines(modules)) this.#vitest?.logger.log(line);
  }
}

function skippedLines(modules: readonly TestModule[]): string[] {
  const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')]);
  if (skipped.length === 0) return [];
  const reasons = groupBy(
    skipped,
    (test) => test.meta().skipReason ?? 'no reason is named where it is skipped',
  );
  const lines = [...reasons].flatMap(([reason, tests]) => [
    `  ${counted(tests)}: ${reason}`,
    ...[...groupBy(tests, (test) => test.module.relativeModuleId)].flatMap(linesOfFile),
  ]);
  return [`Skipped, ${counted(skipped)}:`, ...lines, ''];
}

function counted({ length }: readonly TestCase[]): string {
  return length === 1 ? '1 test' : `${length} tests`;
}

function linesOfFile([file, tests]: [string, readonly TestCase[]]): string[] {
  if (tests.length > mostNamed) return [`    ${file}: ${counted(tests)}`];
  return tests.map(({ fullName }) => `    ${file}: ${fullName}`);
}
