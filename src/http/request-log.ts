import type { Logger } from 'pino';
import type { RequestObserver } from './request-observer.ts';
import { type ServedOperation, unmatchedOperation } from './served-operation.ts';

const message = 'request';

/** Logs one line for each request. The fields that all lines of an operation share are serialised once. */
export function createRequestLog(logger: Logger): RequestObserver {
  const loggers = new Map<ServedOperation, Logger>();
  const loggerOf = (operation: ServedOperation): Logger => {
    const known = loggers.get(operation);
    if (known !== undefined) return known;
    const made = logger.child({ operation: operation.name, route: operation.route });
    loggers.set(operation, made);
    return made;
  };
  return {
    ended({ operation, requestId, method, market, status, outcome, durationMs }) {
      const line = { requestId, method, market, status, outcome, durationMs: inMicroseconds(durationMs) };
      if (status !== null && status >= 500) loggerOf(operation).error(line, message);
      else loggerOf(operation).info(line, message);
    },
    refused({ requestId, status, problem }) {
      const line = { requestId, method: null, market: null, status, outcome: problem.code, durationMs: null };
      loggerOf(unmatchedOperation).info(line, message);
    },
  };
}

function inMicroseconds(milliseconds: number): number {
  return Math.round(milliseconds * 1000) / 1000;
}
