import type { FastifyInstance } from 'fastify';
import { admitCallers } from '../../credentials-hook.ts';
import { sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { heldCartSchema, toHeldCart } from '../../wire/platform/held-cart.ts';
import { outcomeSchema, toOutcome } from '../../wire/platform/outcome.ts';
import { keyOf } from './records.ts';

export const cartsPath = '/platform/v1/carts';

/** What buyers set for their carts, until the order is placed or abandoned. */
export function addCartRoutes(server: FastifyInstance, { authenticate, platform }: HttpServices): void {
  const onRequest = admitCallers(authenticate, 'platform');
  const path = `${cartsPath}/:cart`;

  const read = { onRequest, schema: { response: { 200: heldCartSchema } } };
  server.get(path, read, async (request, reply) => {
    const cart = await platform.readCart(keyOf(request.params));
    if (cart === null) return sendFailure(reply, { code: 'Cart.NotFound' });
    reply.outcome = 'found';
    return toHeldCart(cart);
  });

  const remove = { onRequest, schema: { response: { 200: outcomeSchema } } };
  server.delete(path, remove, async (request, reply) => {
    await platform.deleteCart(keyOf(request.params));
    reply.outcome = 'deleted';
    return toOutcome([]);
  });
}
