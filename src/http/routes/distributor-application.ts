import { requireCaller } from '../credentials-hook.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import {
  readDistributorApplication,
  submitDistributorApplication,
} from '../operations/application-operations.ts';
import { requireBody } from '../request-body.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { toApplicationResult } from '../wire/application-result.ts';
import { toDistributorApplication } from '../wire/distributor-application-body.ts';

/** Specification 4.3 and 4.4. */
export function addDistributorApplicationRoutes(
  serve: ServeOperation,
  { application }: Pick<HttpServices, 'application'>,
): void {
  serve(readDistributorApplication, async (request, reply) => {
    const associated = await application.read(requireCaller(request));
    if (associated === null) return sendFailure(reply, { code: 'Application.NotFound' });
    reply.outcome = 'found';
    return toDistributorApplication(associated);
  });

  serve(submitDistributorApplication, async (request, reply) => {
    const problems = await application.submit(requireCaller(request), requireBody(request));
    reply.outcome = problems.length === 0 ? 'accepted' : 'refused';
    return toApplicationResult(renderItems(problems, reply));
  });
}
