import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { CredentialsError, CredentialsUnavailableError } from '../credentials/token-verifier.ts';
import { codeOf } from '../operator-error.ts';
import { type FailureProblem, sendFailure } from './envelope.ts';
import { RequestProblem, tooLarge } from './request-body.ts';

/** What may be logged of an error: messages and details can quote what a person typed. */
interface ErrorTrace {
  readonly name: string;
  readonly code?: string;
  readonly frames: readonly string[];
  readonly cause?: ErrorTrace;
}

const shortCode = /^[A-Za-z0-9_]{1,40}$/;
const mostCauses = 3;

export function traceOf(error: unknown, causes = mostCauses): ErrorTrace {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] };
  const code = codeOf(error);
  return {
    name: error.constructor.name,
    ...(typeof code === 'string' && shortCode.test(code) && { code }),
    frames: framesOf(error),
    ...(error.cause !== undefined && causes > 0 && { cause: traceOf(error.cause, causes - 1) }),
  };
}

/**
 * The frames of a stack. A stack begins with the message, which may have several lines. Where it begins with
 * another message, the two cannot be told apart, and there are no frames.
 */
function framesOf(error: Error): string[] {
  const { stack = '', message } = error;
  const start = stack.indexOf(message);
  return start < 0 ? [] : (stack.slice(start + message.length).match(/(?<=^ {4}at ).*/gm) ?? []);
}

const fault: FailureProblem = { code: 'Service.Fault' };
const unavailable: FailureProblem = { code: 'Service.Unavailable' };
const malformed: FailureProblem = { code: 'Request.Malformed' };

const ofFramework: ReadonlyMap<unknown, FailureProblem> = new Map<unknown, FailureProblem>([
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', { code: 'Request.MediaType' }],
  ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', malformed],
  ['FST_ERR_BAD_URL', malformed],
  ['FST_ERR_MAX_PARAM_LENGTH', { code: 'Route.NotFound' }],
  ['FST_ERR_NOT_FOUND', { code: 'Route.NotFound' }],
  // The caller disconnected before its body was complete.
  ['ECONNRESET', malformed],
]);

/** Turns any thrown error into the failure that the caller reads. Only faults and outages are logged. */
export function createErrorHandler(logger: Logger | false, bodyLimitBytes: number) {
  const bodyTooLarge = tooLarge(bodyLimitBytes);
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE' ? bodyTooLarge : problemOf(error);
    if (logger !== false && (problem === fault || problem === unavailable))
      logger.error({ requestId: request.id, error: traceOf(error) }, 'request failed');
    return sendFailure(reply, problem);
  };
}

function problemOf(error: unknown): FailureProblem {
  if (error instanceof RequestProblem) return error.problem;
  if (error instanceof CredentialsError) return { code: `Authorization.${error.reason}` };
  if (error instanceof CredentialsUnavailableError || error instanceof StoreUnavailableError)
    return unavailable;
  return ofFramework.get(codeOf(error)) ?? fault;
}
