import type { FastifyReply } from 'fastify';
import { catalog } from '../problem/catalog.ts';
import type { Problem } from '../problem/problem.ts';
import { type ErrorItem, type Language, languages, renderProblem } from '../problem/render-problem.ts';
import { selectLanguage } from './language.ts';
import { type FailureCode, failureOf } from './status.ts';

export interface FailureProblem extends Problem {
  readonly code: FailureCode;
}

export const jsonType = 'application/json; charset=utf-8';

const languageNames = Object.keys(languages) as Language[];

/** Items whose message has no placeholder, rendered once. */
const readyItems = Object.fromEntries(
  languageNames.map((language) => [language, renderAll(language)]),
) as Record<Language, ReadonlyMap<string, ErrorItem>>;

function renderAll(language: Language): ReadonlyMap<string, ErrorItem> {
  const plain = catalog.filter(({ code }) => !languages[language][code].includes('{'));
  return new Map(plain.map(({ code }) => [code, Object.freeze(renderProblem({ code }, language))]));
}

function itemOf(problem: Problem, language: Language): ErrorItem {
  const ready = problem.params === undefined ? readyItems[language].get(problem.code) : undefined;
  return ready ?? renderProblem(problem, language);
}

/** The error items of a judgement, in the caller's language, which the reply then names. */
export function renderItems(problems: readonly Problem[], reply: FastifyReply): ErrorItem[] {
  if (problems.length === 0) return [];
  const language = languageFor(reply);
  nameLanguage(reply, language);
  reply.problems = problems;
  return problems.map((problem) => itemOf(problem, language));
}

/** The body of a response in which no judgement was made. */
export function failureBody(problem: FailureProblem, language: Language): string {
  return JSON.stringify({ success: false, error: [itemOf(problem, language)] });
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
function languageFor({ request }: FastifyReply): Language {
  return selectLanguage(request.headers['accept-language'], request.caller?.market?.language);
}

/** Says in which language a reply is, and that another might have been asked for. */
export function nameLanguage(reply: FastifyReply, language: Language): void {
  const vary = reply.getHeader('vary');
  reply.header('content-language', language);
  reply.header('vary', vary === undefined ? 'Accept-Language' : `${String(vary)}, Accept-Language`);
}
