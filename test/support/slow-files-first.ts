import { BaseSequencer, type TestSpecification } from 'vitest/node';

const slowFolders = /\/test\/(?:browser|cli|faults|fuzz|limits)\//;

/**
 * Files that wait for processes come before those that compute. Both kinds run side by side then, and no long
 * file is left to the end when one worker alone is busy.
 */
export class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isQuick = ({ moduleId }: TestSpecification) => !slowFolders.test(moduleId);
    return (await super.sort(files)).sort((a, b) => Number(isQuick(a)) - Number(isQuick(b)));
  }
}
