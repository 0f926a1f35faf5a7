import type { Static, TSchema } from 'typebox';
import type { RecordService } from '../../../platform/record-service.ts';
import { actorOf } from '../../credentials-hook.ts';
import { renderItems, sendFailure } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import type { Operation } from '../../operations/operation.ts';
import {
  branchOperations,
  profileOperations,
  siteUrlOperations,
} from '../../operations/record-operations.ts';
import { requireBody } from '../../request-body.ts';
import type { ServeOperation } from '../../serve-operation.ts';
import type { FailureCode } from '../../status.ts';
import { type outcomeSchema, toOutcome } from '../../wire/platform/outcome-body.ts';
import { toBranch, toProfile, toSiteUrl } from '../../wire/platform/record-bodies.ts';
import { keyOf } from '../path-key.ts';
import { serveDelete } from './serve-delete.ts';

export function addRecordRoutes(serve: ServeOperation, { platform }: Pick<HttpServices, 'platform'>): void {
  add(serve, profileOperations, platform.profiles, toProfile);
  add(serve, branchOperations, platform.branches, toBranch);
  add(serve, siteUrlOperations, platform.siteUrls, toSiteUrl);
}

interface RecordOperations<Response extends TSchema> {
  readonly put: Operation<typeof outcomeSchema>;
  readonly read: Operation<Response>;
  readonly delete: Operation<typeof outcomeSchema>;
  readonly missing: FailureCode;
}

function add<Entry, Response extends TSchema>(
  serve: ServeOperation,
  operations: RecordOperations<Response>,
  records: RecordService<Entry>,
  toBody: (entry: Entry) => Static<Response>,
): void {
  serve(operations.put, async (request, reply) => {
    const problems = await records.put(keyOf(request.params), requireBody(request), actorOf(request));
    reply.outcome = problems.length === 0 ? 'stored' : 'refused';
    return toOutcome(renderItems(problems, reply));
  });

  serve(operations.read, async (request, reply) => {
    const entry = await records.find(keyOf(request.params), actorOf(request));
    if (entry === null) return sendFailure(reply, { code: operations.missing });
    reply.outcome = 'found';
    return toBody(entry);
  });

  serveDelete(serve, operations.delete, (key, by) => records.delete(key, by));
}
