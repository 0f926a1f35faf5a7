/** What may be logged of an error: messages and details can quote what a person typed. */
export interface ErrorTrace {
  readonly name: string;
  readonly code?: string;
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

/**
 * The frames of a stack. A stack begins with the message, which may have several lines. Where it begins with
 * another message, the two cannot be told apart, and there are no frames.
 */
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
