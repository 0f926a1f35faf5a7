/** Keeps one line of a terminal up to date; elsewhere nothing is shown. Empty text takes the line away. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
