import type { FastifyInstance } from 'fastify';
import { actorOf, admitCallers } from '../../credentials-hook.ts';
import { sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { heldCartSchema, toHeldCart } from '../../wire/platform/held-cart.ts';
import { keyOf } from '../path-key.ts';
import { addDeleteRoute } from './delete-route.ts';

export const cartsPath = '/platform/v1/carts';

/** What buyers set for their carts, until the order is placed or abandoned. */
export function addCartRoutes(server: FastifyInstance, services: HttpServices): void {
  const { platform } = services;
  const onRequest = admitCallers(services, 'platform');
  const path = `${cartsPath}/:cart`;

  const read = { onRequest, schema: { response: { 200: heldCartSchema } } };
  server.get(path, read, async (request, reply) => {
    const cart = await platform.readCart(keyOf(request.params), actorOf(request));
    if (cart === null) return sendFailure(reply, { code: 'Cart.NotFound' });
    reply.outcome = 'found';
    return toHeldCart(cart);
  });

  addDeleteRoute(server, path, onRequest, (key, by) => platform.deleteCart(key, by));
}
