import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

import { allowArrival } from '../connections.ts';
import { actorOf } from '../credentials-hook.ts';
import { renderItems } from '../envelope.ts';
import type { HttpServices, HttpSettings } from '../http-services.ts';
import {
  branchOperations,
  profileOperations,
  siteUrlOperations,
  uploadType,
} from '../operations/record-operations.ts';
import { isPlainUtf8, RequestProblem, tooLarge } from '../request-body.ts';
import { createServeOperation } from '../serve-operation.ts';
import { toUploadReport } from '../wire/records.ts';

/** Newline-delimited JSON, stored as it arrives, which may take longer than the request timeout. */
export async function addUploadRoutes(
  server: FastifyInstance,
  services: HttpServices,
  { uploadLimitBytes, uploadTimeoutMs }: HttpSettings,
): Promise<void> {
  const { profiles, branches, siteUrls } = services.platform;
  await server.register(async (scope) => {
    readUploads(scope, uploadLimitBytes);
    const serve = createServeOperation(scope, services);
    const add = (operation: typeof profileOperations.upload, { upload }: Pick<typeof profiles, 'upload'>) =>
      serve(operation, async (request, reply) => {
        if (request.body === undefined) throw new RequestProblem({ code: 'Upload.MediaType' });
        allowArrival(request.raw, uploadTimeoutMs);
        const input = limited(request.raw, uploadLimitBytes);
        const report = await upload(input, actorOf(request)).catch((error: unknown) => {
          // The rest of the body is not read, so no other request can follow on this connection.
          reply.header('connection', 'close');
          throw error;
        });
        reply.outcome = report.refused === 0 ? 'stored' : 'refused';
        const body = toUploadReport(report, (problems) => renderItems(problems, reply));
        reply.problems = report.refusals.flatMap(({ problems }) => problems);
        return body;
      });
    add(profileOperations.upload, profiles);
    add(branchOperations.upload, branches);
    add(siteUrlOperations.upload, siteUrls);
  });
}

/** Bodies of a scope are newline-delimited JSON, and are handed on as they arrive. */
export function readUploads(scope: FastifyInstance, uploadLimitBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(uploadType, (request, payload, done) => {
    const { 'content-length': length = '0' } = request.headers;
    if (!isPlainUtf8(request.headers)) done(new RequestProblem({ code: 'Upload.MediaType' }));
    else if (Number(length) > uploadLimitBytes) done(new RequestProblem(tooLarge(uploadLimitBytes)));
    else done(null, payload);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(new RequestProblem({ code: 'Upload.MediaType' }));
  });
}

/** A body that is too long is read to its end, so that the caller can read the answer. */
export async function* limited(message: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) yield chunk;
  }
  if (bytes > maxBytes) throw new RequestProblem(tooLarge(maxBytes));
}
