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
export class LineCounts {
  readonly #file: string;
  readonly #onProgress: OnProgress | undefined;
  readonly badLines: BadLine[] = [];
  total = 0;
  badTotal = 0;

  constructor(file: string, onProgress: OnProgress | undefined) {
    this.#file = file;
    this.#onProgress = onProgress;
  }

  /** `line` is the number of the line that is read now. */
  count(line: number, source: SourceFile): void {
    if (++this.total % progressLines === 0) this.#onProgress?.(this.#file, line, source.shareRead());
  }

  bad(reason: string, line: number): void {
    this.badTotal++;
    if (this.badLines.length < shownBadLines) this.badLines.push({ line, reason: cleanText(reason) });
  }

  tooBad(example = ''): DataError {
    const { badTotal, total } = this;
    return new DataError(`${this.#file}: ${badTotal} of ${total} lines are bad.${example} ${checkKind}`);
  }

  /** Throws a `DataError` if too many of the lines are bad. */
  requireGood(example?: string): void {
    if (this.badTotal > Math.max(tolerableBadLines, this.total * tolerableBadShare))
      throw this.tooBad(example);
  }
}
