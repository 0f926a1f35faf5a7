import type { FastifyRequest } from 'fastify';
import type { Submission } from '../submission/field-reader.ts';
import { RequestProblem } from './request-problem.ts';

/** The JSON object that a request carries. Throws RequestProblem where it carries nothing. */
export function requireBody(request: FastifyRequest): Submission {
  if (request.body === undefined) throw new RequestProblem({ code: 'Request.NotJson' });
  return request.body as Submission;
}
