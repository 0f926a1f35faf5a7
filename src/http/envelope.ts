import type { FastifyReply } from 'fastify';
import type { Problem } from '../fields/problem.ts';
import type { Market } from '../market/market.ts';
import { type ErrorItem, type Language, renderProblem } from '../words/render-problem.ts';
import { selectLanguage } from './language.ts';
import { type Failure, type FailureCode, failures } from './status.ts';

export type FailureProblem = Problem & { readonly code: FailureCode };

export const jsonType = 'application/json; charset=utf-8';

/**
 * The error items of a judgement, in the caller's language and with the market's names of fields. The market
 * is the caller's unless another is given. The reply then names the language.
 */
export function renderItems(
  problems: readonly Problem[],
  reply: FastifyReply,
  market: Pick<Market, 'language' | 'partNames'> | undefined = reply.request.caller?.market,
): ErrorItem[] {
  if (problems.length === 0) return [];
  const language = chooseLanguage(reply, market);
  reply.problems = problems;
  return problems.map((problem) => renderProblem(problem, language, market?.partNames));
}

export function failureBody(problem: FailureProblem, language: Language): string {
  return JSON.stringify({ success: false, error: [renderProblem(problem, language)] });
}

/** Answers a failure: the request was not judged. Status and headers come from the problem. */
export function sendFailure(reply: FastifyReply, problem: FailureProblem, more?: Failure['headers']) {
  const language = chooseLanguage(reply);
  const { status, headers } = failures[problem.code];
  reply.outcome = problem.code;
  reply.problems = [problem];
  reply.code(status).headers({ 'content-type': jsonType, ...headers, ...more });
  return reply.send(failureBody(problem, language));
}

/** Answers what was found as `toBody` says, or the failure where nothing was. */
export function answerFound<Found, Body>(
  reply: FastifyReply,
  found: Found | null,
  missing: FailureCode,
  toBody: (found: Found) => Body,
): Body | FastifyReply {
  if (found === null) return sendFailure(reply, { code: missing });
  reply.outcome = 'found';
  return toBody(found);
}

/** An answer that is the same for every caller, as it is sent. The tag is a strong validator: its digest. */
interface PreparedAnswer {
  readonly type: string;
  readonly body: Buffer;
  readonly etag: string;
}

/** Sends a prepared answer; 304 without a body where the caller has it already (RFC 9110, 13.1.2). */
export function sendPrepared(reply: FastifyReply, { type, body, etag }: PreparedAnswer): FastifyReply {
  reply.header('etag', etag);
  const known = reply.request.headers['if-none-match']
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send();
  return reply.header('content-type', type).send(body);
}

/**
 * The language of an answer, which the reply then names: English where neither the caller's market nor the
 * request gives one.
 */
export function chooseLanguage(
  reply: FastifyReply,
  market: Pick<Market, 'language'> | undefined = reply.request.caller?.market,
): Language {
  const language = selectLanguage(reply.request.headers['accept-language'], market?.language);
  const vary = reply.getHeader('vary');
  reply.header('content-language', language);
  reply.header('vary', vary === undefined ? 'Accept-Language' : `${String(vary)}, Accept-Language`);
  return language;
}

/** An API serves nothing to render, frame, embed or cache. Strict-Transport-Security needs TLS to work. */
export const securityHeaders = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
