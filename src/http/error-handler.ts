import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { CredentialsError, CredentialsUnavailableError } from '../credentials/credentials-error.ts';
import { type FailureProblem, sendFailure } from './envelope.ts';
import { traceOf } from './error-trace.ts';
import { RequestProblem, tooLarge } from './request-body.ts';

const credentialProblems = {
  Missing: { code: 'Authorization.Missing' },
  Invalid: { code: 'Authorization.Invalid' },
  Expired: { code: 'Authorization.Expired' },
} as const satisfies Record<CredentialsError['reason'], FailureProblem>;

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
    if (logger !== false && (problem === fault || problem === unavailable)) {
      logger.error({ requestId: request.id, error: traceOf(error) }, 'request failed');
    }
    return sendFailure(reply, problem);
  };
}

function problemOf(error: unknown): FailureProblem {
  if (error instanceof RequestProblem) return error.problem;
  if (error instanceof CredentialsError) return credentialProblems[error.reason];
  if (error instanceof CredentialsUnavailableError || error instanceof StoreUnavailableError)
    return unavailable;
  return ofFramework.get(codeOf(error)) ?? fault;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
