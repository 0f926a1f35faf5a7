import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../../checkout/platform-ports.ts';
import type { UploadReport } from '../../../platform/record-desk.ts';
import { allowArrival } from '../../arrival-time.ts';
import { actorOf, admitCallers } from '../../credentials-hook.ts';
import { renderItems } from '../../envelope.ts';
import type { HttpServices } from '../../http-services.ts';
import { RequestProblem } from '../../request-problem.ts';
import { toUploadReport, uploadReportSchema } from '../../wire/platform/upload-report.ts';
import { branchesPath, profilesPath, siteUrlsPath } from './records.ts';

export const uploadType = 'application/x-ndjson';

type Upload = (input: AsyncIterable<Buffer>, by: Actor) => Promise<UploadReport>;

export interface UploadLimits {
  readonly uploadLimitBytes: number;
  /** Counted from when the token was accepted. */
  readonly uploadTimeoutMs: number;
}

/** Records in bulk: newline-delimited JSON, read and put as it arrives. Whoever may send any may take longer over it. */
export async function addUploadRoutes(
  server: FastifyInstance,
  services: HttpServices,
  { uploadLimitBytes, uploadTimeoutMs }: UploadLimits,
): Promise<void> {
  const { profiles, branches, siteUrls } = services.platform;
  const uploads: [string, Upload][] = [
    [profilesPath, (input, by) => profiles.upload(input, by)],
    [branchesPath, (input, by) => branches.upload(input, by)],
    [siteUrlsPath, (input, by) => siteUrls.upload(input, by)],
  ];
  await server.register(async (scope) => {
    readUploads(scope, uploadLimitBytes);
    const onRequest = admitCallers(services, 'platform');
    const options = { onRequest, schema: { response: { 200: uploadReportSchema } } };
    for (const [path, upload] of uploads) {
      scope.post(path, options, async (request, reply) => {
        if (request.body === undefined) throw new RequestProblem({ code: 'Upload.MediaType' });
        allowArrival(request.raw, uploadTimeoutMs);
        const report = await take(
          request,
          (input) => upload(input, actorOf(request)),
          uploadLimitBytes,
          reply,
        );
        reply.outcome = report.refused === 0 ? 'stored' : 'refused';
        const body = toUploadReport(report, (problems) => renderItems(problems, reply));
        reply.problems = report.refusals.flatMap(({ problems }) => problems);
        return body;
      });
    }
  });
}

/** Leaves one type of body, which the route reads itself. */
function readUploads(scope: FastifyInstance, uploadLimitBytes: number): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(uploadType, (request, payload, done) => {
    const { 'content-encoding': encoding = 'identity', 'content-length': length = '0' } = request.headers;
    if (encoding !== 'identity') done(new RequestProblem({ code: 'Upload.MediaType' }));
    else if (Number(length) > uploadLimitBytes) done(new RequestProblem({ code: 'Request.TooLarge' }));
    else done(null, payload);
  });
  scope.addContentTypeParser('*', (_request, _payload, done) => {
    done(new RequestProblem({ code: 'Upload.MediaType' }));
  });
}

async function take(
  { raw }: FastifyRequest,
  upload: (input: AsyncIterable<Buffer>) => Promise<UploadReport>,
  uploadLimitBytes: number,
  reply: FastifyReply,
): Promise<UploadReport> {
  try {
    return await upload(limited(raw, uploadLimitBytes));
  } catch (error) {
    // What is still on its way is not read: no request can follow it on this connection.
    reply.header('connection', 'close');
    throw error;
  }
}

/** The chunks of a message. One that is too long is read to its end, so that the answer can be read, and then refused. */
async function* limited(message: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) yield chunk;
  }
  if (bytes > maxBytes) throw new RequestProblem({ code: 'Request.TooLarge' });
}
