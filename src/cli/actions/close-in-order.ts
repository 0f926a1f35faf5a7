import closeWithGrace from 'close-with-grace';

/**
 * Signals that a fault in native code raises. The process must end by them: with a listener it would return
 * to the faulty instruction and repeat it for ever (Node's documentation of signal events).
 */
const faultSignals = ['SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGSEGV'] as const;

/** By these a terminal and a process manager end a process. */
export const endSignals = ['SIGINT', 'SIGTERM'] as const;

/**
 * A terminal sends its signal to npm and to what npm runs, and npm hands it on as well: for this long another
 * signal says nothing new.
 */
const repeatedMs = 1_000;

interface Closing {
  readonly delayMs: number;
  /** Those of the signals that end this process itself; none where another process tells it. */
  readonly signals?: readonly NodeJS.Signals[] | undefined;
  /** Kills what the process would leave behind if it ended at once. */
  readonly kill?: () => void;
  /** Closes for a defect, or for a signal. */
  close(cause: { readonly err?: Error | undefined; readonly signal?: string | undefined }): Promise<void>;
}

/**
 * Closes at the first signal or defect, and exits: 0 after a signal, 1 after a defect. A later signal ends
 * the process at once, and so does a closing that takes longer than the delay. Answers what closes without a
 * signal.
 */
export function closeInOrder({ delayMs, signals = endSignals, kill, close }: Closing): () => void {
  let cause: { readonly signal?: NodeJS.Signals; readonly since: number } | undefined;
  const skip = ['SIGHUP' as const, ...faultSignals, ...endSignals];
  // An exit waits for the writes that were begun, and one to a pipe that nobody reads never ends.
  const killAll = () => {
    kill?.();
    process.kill(process.pid, 'SIGKILL');
  };
  const closing = closeWithGrace(
    { delay: delayMs, logger: undefined, skip, onSecondSignal: killAll, onTimeout: killAll },
    async ({ err, signal }) => {
      cause ??= { since: performance.now() };
      await close({ err, signal: signal ?? cause.signal });
      if (!err) process.exitCode = 0;
    },
  );
  for (const signal of signals)
    process.on(signal, () => {
      if (cause === undefined) {
        cause = { signal, since: performance.now() };
        closing.close();
      } else if (performance.now() - cause.since > repeatedMs) killAll();
    });
  return closing.close;
}
