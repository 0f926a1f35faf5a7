import { actorOf, seesSealed } from '../../credentials-hook.ts';
import { renderItems, sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { deleteApplication, readApplication, registerApplication } from '../../operations/held-operations.ts';
import { requireBody } from '../../request-body.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import { toHeldApplication, toRegistration } from '../../wire/platform/held-application.ts';
import { keyOf } from '../path-key.ts';
import { serveDelete } from './serve-delete.ts';

export function addApplicationRoutes(
  serve: ServeOperation,
  { platform }: Pick<HttpServices, 'platform'>,
): void {
  serve(readApplication, async (request, reply) => {
    const read = seesSealed(request) ? platform.readSealedApplication : platform.readApplication;
    const held = await read(keyOf(request.params), actorOf(request));
    if (held === null) return sendFailure(reply, { code: 'Application.NotFound' });
    reply.outcome = 'found';
    return toHeldApplication(held);
  });

  serveDelete(serve, deleteApplication, (key, by) => platform.deleteApplication(key, by));

  serve(registerApplication, async (request, reply) => {
    const session = keyOf(request.params);
    const result = await platform.register(session, requireBody(request), actorOf(request));
    if (result === null) return sendFailure(reply, { code: 'Application.NotFound' });
    reply.outcome = result.registration === null ? 'refused' : 'registered';
    if (result.registration !== null) return toRegistration(result.registration);
    const error = renderItems(result.problems, reply);
    return { session, siteUrl: null, owner: null, success: false, error };
  });
}
