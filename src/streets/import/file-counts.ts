import type { OnProgress, SourceFile } from '../../gazetteer/import/read-source.ts';
import { checkKind, isTolerable, progressLines, shownBadLines } from '../../gazetteer/import/source-fault.ts';
import { DataError } from '../../gazetteer/read/data-error.ts';
import { cleanText } from '../../gazetteer/read/place-row.ts';

export interface BadLine {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface FileCounts {
  readonly file: string;
  readonly rows: number;
  /** Rows without a whole postal code, which are of no use. */
  readonly withoutPostalCode: number;
  readonly linesWithoutPostalCode: readonly number[];
  /** Rows whose house number is missing or not understood; only their street counts. */
  readonly withoutNumber: number;
  readonly badLines: number;
}

const shownWithoutCode = 3;

export class Counts {
  withoutNumber = 0;
  #rows = 0;
  #withoutPostalCode = 0;
  readonly #linesWithoutPostalCode: number[] = [];
  #badLines = 0;
  readonly #source: SourceFile;
  readonly #file: string;
  readonly #shown: BadLine[];
  readonly #onProgress: OnProgress | undefined;

  constructor(source: SourceFile, shown: BadLine[], onProgress: OnProgress | undefined) {
    this.#source = source;
    this.#file = source.name;
    this.#shown = shown;
    this.#onProgress = onProgress;
  }

  rowAt(line: number): void {
    this.#rows++;
    if (this.#rows % progressLines === 0) this.#onProgress?.(this.#file, line, this.#source.shareRead());
  }

  lacksCode(line: number): void {
    this.#withoutPostalCode++;
    if (this.#linesWithoutPostalCode.length < shownWithoutCode) this.#linesWithoutPostalCode.push(line);
  }

  bad(reason: string, line: number): void {
    this.#badLines++;
    if (this.#shown.length < shownBadLines)
      this.#shown.push({ file: this.#file, line, reason: cleanText(reason) });
  }

  requireGood(): void {
    if (isTolerable(this.#badLines, this.#rows)) return;
    const [first] = this.#shown.filter(({ file }) => file === this.#file);
    const example = first === undefined ? '' : ` Line ${first.line}: ${first.reason}.`;
    throw new DataError(
      `${this.#file}: ${this.#badLines} of ${this.#rows} lines are bad.${example} ${checkKind}`,
    );
  }

  counts(): FileCounts {
    return {
      file: this.#file,
      rows: this.#rows,
      withoutPostalCode: this.#withoutPostalCode,
      linesWithoutPostalCode: this.#linesWithoutPostalCode,
      withoutNumber: this.withoutNumber,
      badLines: this.#badLines,
    };
  }
}
