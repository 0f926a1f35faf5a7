import type { DataSubject } from '../../../platform/privacy-store.ts';
import { actorOf } from '../../credentials-hook.ts';
import type { HttpServices } from '../../http-services.ts';
import { profileDataOperations, sessionDataOperations } from '../../operations/personal-data-operations.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import { toErasure, toHeldData } from '../../wire/platform/held-data.ts';
import { keyOf } from '../path-key.ts';

export function addPersonalDataRoutes(
  serve: ServeOperation,
  { platform }: Pick<HttpServices, 'platform'>,
): void {
  const add = ({ read, erase }: typeof profileDataOperations, kind: DataSubject['kind']) => {
    serve(read, async (request, reply) => {
      const data = await platform.exportData({ kind, id: keyOf(request.params) }, actorOf(request));
      reply.outcome = 'exported';
      return toHeldData(data);
    });

    serve(erase, async (request, reply) => {
      const erasure = await platform.eraseData({ kind, id: keyOf(request.params) }, actorOf(request));
      reply.outcome = 'erased';
      return toErasure(erasure);
    });
  };
  add(profileDataOperations, 'profile');
  add(sessionDataOperations, 'session');
}
