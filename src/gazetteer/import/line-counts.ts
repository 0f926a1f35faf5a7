import { DataError } from '../read/data-error.ts';
import { cleanText } from '../read/place-row.ts';
import type { OnProgress, SourceFile } from './read-source.ts';
import { checkKind } from './source-fault.ts';

export interface BadLine {
  /** From 1. */
  readonly line: number;
  readonly reason: string;
}

// A file with a greater share of bad lines is of another kind, or broken.
const tolerableBadShare = 0.05;
const tolerableBadLines = 10;

const progressLines = 20_000;
export const shownBadLines = 20;

/** Counts the lines of a file, tells how far it is read, and keeps the first bad lines. */
export function lineCounts(file: string, onProgress: OnProgress | undefined) {
  const badLines: BadLine[] = [];
  let lines = 0;
  let bad = 0;
  const tooBad = (example = '') =>
    new DataError(`${file}: ${bad} of ${lines} lines are bad.${example} ${checkKind}`);
  return {
    badLines: badLines as readonly BadLine[],
    total: () => lines,
    badTotal: () => bad,
    /** `line` is the number of the line that is read now. */
    count(line: number, source: SourceFile): void {
      lines++;
      if (lines % progressLines === 0) onProgress?.(file, line, source.shareRead());
    },
    bad(reason: string, line: number): void {
      bad++;
      if (badLines.length < shownBadLines) badLines.push({ line, reason: cleanText(reason) });
    },
    tooBad,
    /** Throws a `DataError` if too many of the lines are bad. */
    requireGood(example?: string): void {
      if (bad > Math.max(tolerableBadLines, lines * tolerableBadShare)) throw tooBad(example);
    },
  };
}
