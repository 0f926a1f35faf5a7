import type { FastifyInstance } from 'fastify';
import { actorOf, admitCallers, seesSealed } from '../../credentials-hook.ts';
import { renderItems, sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { requireBody } from '../../request-body.ts';
import {
  heldApplicationSchema,
  registrationSchema,
  toHeldApplication,
  toRegistration,
} from '../../wire/platform/held-application.ts';
import { keyOf } from '../path-key.ts';
import { addDeleteRoute } from './delete-route.ts';

export const applicationsPath = '/platform/v1/applications';

/** What new distributors applied with, until they are registered or turned away. */
export function addApplicationRoutes(server: FastifyInstance, services: HttpServices): void {
  const { platform } = services;
  const onRequest = admitCallers(services, 'platform');
  const path = `${applicationsPath}/:session`;

  const reading = { onRequest, schema: { response: { 200: heldApplicationSchema } } };
  server.get(path, reading, async (request, reply) => {
    const read = seesSealed(request) ? platform.readSealedApplication : platform.readApplication;
    const held = await read(keyOf(request.params), actorOf(request));
    if (held === null) return sendFailure(reply, { code: 'Application.NotFound' });
    reply.outcome = 'found';
    return toHeldApplication(held);
  });

  addDeleteRoute(server, path, onRequest, (key, by) => platform.deleteApplication(key, by));

  const register = { onRequest, schema: { response: { 200: registrationSchema } } };
  server.post(`${path}/register`, register, async (request, reply) => {
    const session = keyOf(request.params);
    const result = await platform.register(session, requireBody(request), actorOf(request));
    if (result === null) return sendFailure(reply, { code: 'Application.NotFound' });
    reply.outcome = result.registration === null ? 'refused' : 'registered';
    if (result.registration !== null) return toRegistration(result.registration);
    const error = renderItems(result.problems, reply);
    return { session, siteUrl: null, owner: null, success: false, error };
  });
}
