import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node';
import { groupBy } from '../../src/address/text/group-by.ts';
import './skip-unless.ts';

/** If a file skips more tests than this, they are counted and not named. */
const mostNamed = 3;

const slowestCount = 10;

/** Says at the start how long the suite takes, and at the end what took longest and what was skipped. */
export default class SuiteReporter implements Reporter {
  #vitest: Vitest | undefined;
  #isWhole = false;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    if (!specifications.some(({ project }) => project.name === 'shared')) return;
    const all = await this.#vitest?.globTestSpecifications();
    this.#isWhole = all?.length === specifications.length;
    if (!this.#isWhole) return;
    this.#vitest?.logger.log(
      `${specifications.length} files of tests: three to five minutes on two cores that do nothing else.`,
    );
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    // Tests that a pattern of names leaves out are also reported as skipped.
    if (this.#vitest?.config.testNamePattern !== undefined) return;
    const slowest = this.#isWhole ? slowestLines(modules) : [];
    for (const line of [...slowest, ...skippedLines(modules)]) this.#vitest?.logger.log(line);
  }
}

/** The duration of a file is that of its tests and hooks, beside those of other files. */
function slowestLines(modules: readonly TestModule[]): string[] {
  const durations = modules.map((module) => ({
    file: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1000,
  }));
  const slowest = durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestCount);
  const lines = slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${file}`);
  return ['Slowest files:', ...lines, ''];
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
