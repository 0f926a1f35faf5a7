import type { FastifyInstance } from 'fastify';
import { sensitiveScope } from '../../../checkout/caller.ts';
import type { DataSubject } from '../../../checkout/privacy-ports.ts';
import { actorOf, admitCallers } from '../../credentials-hook.ts';
import type { HttpServices } from '../../http-services.ts';
import { erasureSchema, heldDataSchema, toErasure, toHeldData } from '../../wire/platform/held-data.ts';
import { keyOf } from '../path-key.ts';
import { addBodilessDelete } from './delete-route.ts';
import { profilesPath } from './records.ts';

export const profileDataPath = `${profilesPath}/:id/data`;
export const sessionDataPath = '/platform/v1/sessions/:session/data';

/** All that is held about a profile or a session, read or erased at once, so that answering a person needs no shell. */
export function addPersonalDataRoutes(server: FastifyInstance, services: HttpServices): void {
  const { platform } = services;
  const onRequest = admitCallers(services, 'platform', sensitiveScope);

  const add = (path: string, kind: DataSubject['kind']) => {
    const read = { onRequest, schema: { response: { 200: heldDataSchema } } };
    server.get(path, read, async (request, reply) => {
      const data = await platform.exportData({ kind, id: keyOf(request.params) }, actorOf(request));
      reply.outcome = 'exported';
      return toHeldData(data);
    });

    addBodilessDelete(server, path, onRequest, erasureSchema, async (request, reply) => {
      const erasure = await platform.eraseData({ kind, id: keyOf(request.params) }, actorOf(request));
      reply.outcome = 'erased';
      return toErasure(erasure);
    });
  };
  add(profileDataPath, 'profile');
  add(sessionDataPath, 'session');
}
