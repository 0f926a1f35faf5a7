import { shippingOutcome } from '../../checkout/shipping-outcome.ts';
import { requireCaller } from '../credentials-hook.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { readShippingAddress, setShippingAddress } from '../operations/shipping-operations.ts';
import { requireBody } from '../request-body.ts';
import type { ServeOperation } from '../serve-operation.ts';
import { toShippingAddress } from '../wire/shipping-address-body.ts';
import { toVerificationResult } from '../wire/to-verification-result.ts';

/** Specification 4.1 and 4.2. */
export function addShippingAddressRoutes(
  serve: ServeOperation,
  { shipping }: Pick<HttpServices, 'shipping'>,
): void {
  serve(readShippingAddress, async (request, reply) => {
    const assigned = await shipping.read(requireCaller(request));
    if (assigned === null) return sendFailure(reply, { code: 'Address.NotFound' });
    reply.outcome = 'found';
    return toShippingAddress(assigned);
  });

  serve(setShippingAddress, async (request, reply) => {
    const judgement = await shipping.submit(requireCaller(request), requireBody(request), request.id);
    reply.outcome = shippingOutcome(judgement);
    reply.street = judgement;
    return toVerificationResult(judgement, renderItems(judgement.problems, reply));
  });
}
