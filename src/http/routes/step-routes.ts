import { shippingOutcome } from '../../checkout/judge-shipping.ts';
import { requireCaller } from '../credentials-hook.ts';
import { answerFound, renderItems } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { stepOperations } from '../operations/operations.ts';
import { requireBody } from '../request-body.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { toApplicationResult, toDistributorApplication } from '../wire/application.ts';
import { toShippingAddress } from '../wire/shipping-bodies.ts';
import { toVerificationResult } from '../wire/to-verified-line.ts';

/** The two steps of a checkout: specification 4.1 to 4.4. */
export function addStepRoutes(serve: ServeOperation, { shipping, application }: HttpServices): void {
  serve(stepOperations.readShippingAddress, async (request, reply) => {
    const assigned = await shipping.read(requireCaller(request));
    return answerFound(reply, assigned, 'Address.NotFound', toShippingAddress);
  });

  serve(stepOperations.setShippingAddress, async (request, reply) => {
    const judgement = await shipping.submit(requireCaller(request), requireBody(request), request.id);
    reply.outcome = shippingOutcome(judgement);
    reply.street = judgement;
    return toVerificationResult(judgement, renderItems(judgement.problems, reply));
  });

  serve(stepOperations.readDistributorApplication, async (request, reply) => {
    const associated = await application.read(requireCaller(request));
    return answerFound(reply, associated, 'Application.NotFound', toDistributorApplication);
  });

  serve(stepOperations.submitDistributorApplication, async (request, reply) => {
    const problems = await application.submit(requireCaller(request), requireBody(request));
    return toApplicationResult(renderItems(problems, reply));
  });
}
