import type { FastifyInstance } from 'fastify';
import { admitCallers, requireCaller } from '../credentials-hook.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { requireBody } from '../request-body.ts';
import { applicationResultSchema, toApplicationResult } from '../wire/application-result.ts';
import { distributorApplicationSchema, toDistributorApplication } from '../wire/distributor-application.ts';

export const distributorApplicationPath = '/v1/promote/checkout/verify/application.json';

/** Specification 4.3 and 4.4. */
export function addDistributorApplicationRoutes(server: FastifyInstance, services: HttpServices): void {
  const { application } = services;
  const onRequest = admitCallers(services, 'promote');

  const read = { onRequest, schema: { response: { 200: distributorApplicationSchema } } };
  server.get(distributorApplicationPath, read, async (request, reply) => {
    const associated = await application.read(requireCaller(request));
    if (associated === null) return sendFailure(reply, { code: 'Application.NotFound' });
    reply.outcome = 'found';
    return toDistributorApplication(associated);
  });

  const write = { onRequest, schema: { response: { 200: applicationResultSchema } } };
  server.post(distributorApplicationPath, write, async (request, reply) => {
    const problems = await application.submit(requireCaller(request), requireBody(request));
    reply.outcome = problems.length === 0 ? 'accepted' : 'refused';
    return toApplicationResult(renderItems(problems, reply));
  });
}
