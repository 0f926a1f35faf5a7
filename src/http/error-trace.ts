/** What of an error may be logged: messages and details can quote what a person typed, so they stay out. */
export interface ErrorTrace {
  readonly name: string;
  readonly code?: string;
  /** The stack's frames: functions and files. */
  readonly frames: readonly string[];
  readonly cause?: ErrorTrace;
}

const shortCode = /^[A-Za-z0-9_]{1,40}$/;
const mostCauses = 3;

export function traceOf(error: unknown, causes = mostCauses): ErrorTrace {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code =
    'code' in error && typeof error.code === 'string' && shortCode.test(error.code) ? error.code : null;
  return {
    name: error.constructor.name,
    ...(code === null ? {} : { code }),
    frames: framesOf(error),
    ...(error.cause === undefined || causes === 0 ? {} : { cause: traceOf(error.cause, causes - 1) }),
  };
}

/** A stack begins with the message, on as many lines as it has; where it is another one, nothing tells them apart. */
function framesOf(error: Error): string[] {
  const { stack = '', message } = error;
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .map((line) => line.slice('    at '.length));
}
