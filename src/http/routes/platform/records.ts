import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { TSchema } from 'typebox';
import type { RecordDesk } from '../../../platform/record-desk.ts';
import { actorOf, admitCallers } from '../../credentials-hook.ts';
import { renderItems, sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { requireBody } from '../../request-body.ts';
import type { FailureCode } from '../../status.ts';
import { outcomeSchema, toOutcome } from '../../wire/platform/outcome.ts';
import {
  branchSchema,
  profileSchema,
  siteUrlSchema,
  toBranch,
  toProfile,
  toSiteUrl,
} from '../../wire/platform/records.ts';
import { keyOf } from '../path-key.ts';
import { addDeleteRoute } from './delete-route.ts';

export const profilesPath = '/platform/v1/profiles';
export const branchesPath = '/platform/v1/branches';
export const siteUrlsPath = '/platform/v1/site-urls';

/** `PUT|GET|DELETE` of one record of each kind. */
export function addRecordRoutes(server: FastifyInstance, services: HttpServices): void {
  const { platform } = services;
  const onRequest = admitCallers(services, 'platform');
  add(server, onRequest, `${profilesPath}/:id`, {
    desk: platform.profiles,
    schema: profileSchema,
    toBody: toProfile,
    missing: 'Profile.NotFound',
  });
  add(server, onRequest, `${branchesPath}/:id`, {
    desk: platform.branches,
    schema: branchSchema,
    toBody: toBranch,
    missing: 'Branch.Unknown',
  });
  add(server, onRequest, `${siteUrlsPath}/:siteUrl`, {
    desk: platform.siteUrls,
    schema: siteUrlSchema,
    toBody: toSiteUrl,
    missing: 'SiteUrl.NotFound',
  });
}

interface RecordKindParts<Entry> {
  readonly desk: RecordDesk<Entry>;
  readonly schema: TSchema;
  readonly toBody: (entry: Entry) => object;
  readonly missing: FailureCode;
}

function add<Entry>(
  server: FastifyInstance,
  onRequest: ReturnType<typeof admitCallers>,
  path: string,
  { desk, schema, toBody, missing }: RecordKindParts<Entry>,
): void {
  const answering = (response: TSchema): RouteShorthandOptions => ({
    onRequest,
    schema: { response: { 200: response } },
  });

  server.put(path, answering(outcomeSchema), async (request, reply) => {
    const problems = await desk.put(keyOf(request.params), requireBody(request), actorOf(request));
    reply.outcome = problems.length === 0 ? 'stored' : 'refused';
    return toOutcome(renderItems(problems, reply));
  });

  server.get(path, answering(schema), async (request, reply) => {
    const entry = await desk.find(keyOf(request.params), actorOf(request));
    if (entry === null) return sendFailure(reply, { code: missing });
    reply.outcome = 'found';
    return toBody(entry);
  });

  addDeleteRoute(server, path, onRequest, (key, by) => desk.delete(key, by));
}
