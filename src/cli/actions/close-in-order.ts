/**
 * By these a terminal, a process manager or an operator ends a process. Those that a fault in native code
 * raises must end it by themselves: with a listener it would return to the faulty instruction and repeat it
 * for ever (Node's documentation of signal events).
 */
export const endSignals = ['SIGINT', 'SIGTERM', 'SIGQUIT', 'SIGUSR2'] as const;

/**
 * A terminal sends its signal to npm and to what npm runs, and npm hands it on as well: for this long another
 * signal says nothing new.
 */
const repeatedMs = 1_000;

/** A signal, a defect, or neither where another process asks. */
interface Cause {
  readonly err?: unknown;
  readonly signal?: NodeJS.Signals;
}

interface Closing {
  readonly delayMs: number;
  /** Those of the signals that end this process itself; none where another process tells it. */
  readonly signals?: readonly NodeJS.Signals[] | undefined;
  /** Kills what the process would leave behind if it ended at once. */
  readonly kill?: () => void;
  close(cause: Cause): Promise<void>;
}

/**
 * Closes at the first signal or defect, and exits: 0 after a signal, 1 after a defect. A later signal or
 * defect ends the process at once, and so does a closing that takes longer than the delay. Answers what
 * closes without a signal.
 */
export function closeInOrder({ delayMs, signals = endSignals, kill, close }: Closing): () => void {
  let since: number | undefined;
  // An exit waits for the writes that were begun, and one to a pipe that nobody reads never ends.
  const killAll = () => {
    kill?.();
    process.kill(process.pid, 'SIGKILL');
  };
  const begin = (cause: Cause): void => {
    since = performance.now();
    setTimeout(killAll, delayMs);
    const hasFailed = 'err' in cause;
    close(cause).then(
      () => process.exit(hasFailed ? 1 : 0),
      () => process.exit(1),
    );
  };
  for (const signal of signals)
    process.on(signal, () => {
      if (since === undefined) begin({ signal });
      else if (performance.now() - since > repeatedMs) killAll();
    });
  for (const defect of ['uncaughtException', 'unhandledRejection'])
    process.on(defect, (err) => (since === undefined ? begin({ err }) : process.exit(1)));
  return () => {
    if (since === undefined) begin({});
  };
}
