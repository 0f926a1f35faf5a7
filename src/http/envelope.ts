import type { FastifyReply } from 'fastify';
import type { Market } from '../market/market.ts';
import type { Problem } from '../problem/problem.ts';
import { type ErrorItem, type Language, renderProblem } from '../problem/render-problem.ts';
import { selectLanguage } from './language.ts';
import { type FailureCode, failureOf } from './status.ts';

export interface FailureProblem extends Problem {
  readonly code: FailureCode;
}

export const jsonType = 'application/json; charset=utf-8';

/**
 * The error items of a judgement, in the caller's language and the words of the market, the caller's own unless another is named;
 * the reply then names the language.
 */
export function renderItems(
  problems: readonly Problem[],
  reply: FastifyReply,
  market: WordingMarket | undefined = reply.request.caller?.market,
): ErrorItem[] {
  if (problems.length === 0) return [];
  const language = languageFor(reply, market);
  nameLanguage(reply, language);
  reply.problems = problems;
  return problems.map((problem) => renderProblem(problem, language, market?.partNames));
}

type WordingMarket = Pick<Market, 'language' | 'partNames'>;

/** The body of a response in which no judgement was made. */
export function failureBody(problem: FailureProblem, language: Language): string {
  return JSON.stringify({ success: false, error: [renderProblem(problem, language)] });
}

/** Answers that a request was not judged, with the status and headers of the problem. */
export function sendFailure(
  reply: FastifyReply,
  problem: FailureProblem,
  headers?: Readonly<Record<string, string>>,
): FastifyReply {
  const language = languageFor(reply);
  const failure = failureOf(problem.code);
  nameLanguage(reply, language);
  reply.outcome = problem.code;
  reply.problems = [problem];
  reply.code(failure.status).header('content-type', jsonType);
  if (failure.headers !== undefined) reply.headers(failure.headers);
  if (headers !== undefined) reply.headers(headers);
  return reply.send(failureBody(problem, language));
}

/** Before a caller is admitted, and for many of the platform's, there is no market, and messages are in English unless they are asked for otherwise. */
function languageFor(
  { request }: FastifyReply,
  market: Pick<Market, 'language'> | undefined = request.caller?.market,
): Language {
  return selectLanguage(request.headers['accept-language'], market?.language);
}

/** Says in which language a reply is, and that another might have been asked for. */
export function nameLanguage(reply: FastifyReply, language: Language): void {
  const vary = reply.getHeader('vary');
  reply.header('content-language', language);
  reply.header('vary', vary === undefined ? 'Accept-Language' : `${String(vary)}, Accept-Language`);
}
