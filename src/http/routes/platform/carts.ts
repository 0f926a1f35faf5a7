import { actorOf } from '../../credentials-hook.ts';
import { sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { deleteCart, readCart } from '../../operations/held-operations.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import { toHeldCart } from '../../wire/platform/held-cart.ts';
import { keyOf } from '../path-key.ts';
import { serveDelete } from './serve-delete.ts';

export function addCartRoutes(serve: ServeOperation, { platform }: Pick<HttpServices, 'platform'>): void {
  serve(readCart, async (request, reply) => {
    const cart = await platform.readCart(keyOf(request.params), actorOf(request));
    if (cart === null) return sendFailure(reply, { code: 'Cart.NotFound' });
    reply.outcome = 'found';
    return toHeldCart(cart);
  });

  serveDelete(serve, deleteCart, (key, by) => platform.deleteCart(key, by));
}
