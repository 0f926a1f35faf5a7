import type { FastifyInstance } from 'fastify';
import { shippingOutcome } from '../../checkout/shipping-outcome.ts';
import { admitCallers, requireCaller } from '../credentials-hook.ts';
import { renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices } from '../http-services.ts';
import { requireBody } from '../request-body.ts';
import { shippingAddressSchema, toShippingAddress } from '../wire/shipping-address.ts';
import { toVerificationResult } from '../wire/to-verification-result.ts';
import { verificationResultSchema } from '../wire/verification-result.ts';

export const shippingAddressPath = '/v1/shopping/checkout/verify/address.json';

/** Specification 4.1 and 4.2. */
export function addShippingAddressRoutes(server: FastifyInstance, services: HttpServices): void {
  const { shipping } = services;
  const onRequest = admitCallers(services, 'checkout');

  const read = { onRequest, schema: { response: { 200: shippingAddressSchema } } };
  server.get(shippingAddressPath, read, async (request, reply) => {
    const assigned = await shipping.read(requireCaller(request));
    if (assigned === null) return sendFailure(reply, { code: 'Address.NotFound' });
    reply.outcome = 'found';
    return toShippingAddress(assigned);
  });

  const write = { onRequest, schema: { response: { 200: verificationResultSchema } } };
  server.post(shippingAddressPath, write, async (request, reply) => {
    const judgement = await shipping.submit(requireCaller(request), requireBody(request), request.id);
    reply.outcome = shippingOutcome(judgement);
    reply.street = judgement;
    return toVerificationResult(judgement, renderItems(judgement.problems, reply));
  });
}
