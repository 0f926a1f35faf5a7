import { Help } from 'commander';

/** Keeps one line of a terminal up to date; elsewhere nothing is shown. Empty text takes the line away. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}

let work = { title: '', startedAt: 0, startShare: 0 };

/** Shows how far work is, from 0 to 1, and how long the rest takes if it goes on so. */
export function showShare(title: string, share: number, detail = ''): void {
  const now = performance.now();
  if (work.title !== title || share < work.startShare) work = { title, startedAt: now, startShare: share };
  const done = share - work.startShare;
  const secondsLeft = done > 0 ? ((now - work.startedAt) / 1000 / done) * (1 - share) : undefined;
  const left = secondsLeft === undefined ? '' : `, about ${Math.ceil(secondsLeft)} s left`;
  showProgress(`${title}: ${detail}${Math.floor(100 * share)} %${left}`);
}

export function showReading(file: string, lines: number, share: number): void {
  showShare(file, share, `${lines} lines, `);
}

/** Writes a sentence to standard error, in place of the progress. */
export function tell(sentence: string): void {
  showProgress('');
  process.stderr.write(`${sentence}\n`);
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

export function printLines(values: readonly object[]): void {
  process.stdout.write(linesOf(values.map((value) => JSON.stringify(value))));
}

const widestTable = 100;
const narrowestColumn = 12;
/** Of commander's help, for a narrower room. */
const wrapper = Object.assign(new Help(), { minWidthToWrap: narrowestColumn });

/** Lines of columns that are as wide as their widest cell. The last column is wrapped at 100 characters. */
export function renderTable(rows: readonly (readonly (string | number)[])[]): string {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  const last = widths.length - 1;
  const before = widths.slice(0, last).reduce((sum, width) => sum + width + 2, 0);
  const room = Math.max(narrowestColumn, widestTable - before);
  const linesOfLast = (text: string) => wrapper.boxWrap(text, room).split('\n');
  const lines = cells.flatMap((row) =>
    linesOfLast(row[last] ?? '').map((text, line) => {
      const padded = row
        .slice(0, last)
        .map((cell, column) => (line === 0 ? cell : '').padEnd(widths[column] ?? 0));
      return [...padded, text].join('  ').trimEnd();
    }),
  );
  return linesOf(lines);
}
