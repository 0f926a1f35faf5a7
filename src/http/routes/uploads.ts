import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { judgeLine } from '../../checkout/judge-line.ts';
import type { Problem } from '../../fields/problem.ts';
import { mostReported } from '../../platform/platform.ts';
import { type RecordLine, readNdjson } from '../../registry/ndjson.ts';
import { allowArrival } from '../connections.ts';
import { actorOf } from '../credentials-hook.ts';
import { chooseLanguage, renderItems, sendFailure } from '../envelope.ts';
import type { HttpServices, HttpSettings } from '../http-services.ts';
import { recordOperations, uploadType, verifyAddresses } from '../operations/operations.ts';
import { isPlainUtf8, RequestProblem, tooLarge } from '../request-body.ts';
import { createServeOperation, type ServeOperation } from '../serve-operation.ts';
import { toUploadReport } from '../wire/records.ts';
import type { VerifiedLineBody } from '../wire/shipping-bodies.ts';
import { toVerifiedLine } from '../wire/to-verified-line.ts';
import { createPacedWork, createYieldingWork } from '../yielding-work.ts';

/**
 * What comes in many lines: newline-delimited JSON, which may take longer to arrive than the request timeout.
 * All bodies of the scope are read so.
 */
export function addLineRoutes(
  scope: FastifyInstance,
  services: HttpServices,
  settings: HttpSettings,
  inFlight: () => number,
): void {
  readLines(scope, settings.uploadLimitBytes);
  const serve = createServeOperation(scope, services);
  for (const kind of ['profiles', 'branches', 'siteUrls'] as const)
    serve(recordOperations[kind].upload, storing(services.platform[kind], settings));
  addVerifications(scope, serve, services, settings, inFlight);
}

type Uploads = Pick<HttpServices['platform']['profiles'], 'upload'>;

/** Records are stored as they arrive. */
function storing({ upload }: Uploads, { uploadLimitBytes, uploadTimeoutMs }: HttpSettings) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.body === undefined) throw new RequestProblem({ code: 'Upload.MediaType' });
    allowArrival(request.raw, uploadTimeoutMs);
    const input = limited(request.raw, uploadLimitBytes);
    const report = await upload(input, actorOf(request)).catch((error: unknown) => {
      // The rest of the body is not read, so no other request can follow on this connection.
      reply.header('connection', 'close');
      throw error;
    });
    const body = toUploadReport(report, (problems) => renderItems(problems, reply));
    reply.problems = report.refusals.flatMap(({ problems }) => problems);
    return body;
  };
}

/** Bodies are handed on as they arrive. */
function readLines(scope: FastifyInstance, uploadLimitBytes: number): void {
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
async function* limited(message: IncomingMessage, maxBytes: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes <= maxBytes) yield chunk;
  }
  if (bytes > maxBytes) throw new RequestProblem(tooLarge(maxBytes));
}

/** Requests at a time in a process; others are answered 503. */
const mostAtOnce = 8;

/** Address books get this part of the time while requests are in flight, however many there are. */
const shareOfAddressBooks = 0.1;

/** Address books, judged line by line while they arrive: the next line is read once the last is answered. */
function addVerifications(
  scope: FastifyInstance,
  serve: ServeOperation,
  services: HttpServices,
  limits: HttpSettings,
  inFlight: () => number,
): void {
  const { bodyLimitBytes, uploadLimitBytes, verificationLimitLines: most } = limits;
  const later = createYieldingWork({ inFlight, share: shareOfAddressBooks });
  const inTurn = createPacedWork(later, limits.verificationLinesPerSecond);
  let atOnce = 0;
  let isStopping = false;
  scope.addHook('preClose', (done) => {
    isStopping = true;
    done();
  });
  serve(verifyAddresses, async (request, reply) => {
    if (request.body === undefined) throw new RequestProblem({ code: 'Upload.MediaType' });
    if (atOnce === mostAtOnce)
      return sendFailure(reply, { code: 'Service.Unavailable' }, { connection: 'close' });
    atOnce += 1;
    reply.raw.once('close', () => {
      atOnce -= 1;
    });
    allowArrival(request.raw, arrivalMs(limits));
    const language = chooseLanguage(reply);
    const markets = services.markets();
    const unread: Problem[] = [];
    const answerOf = (line: RecordLine): VerifiedLineBody => {
      // An instance that stops does not wait for a whole address book.
      if (isStopping) throw new Error('the instance stops');
      const judged = judgeLine(line, markets);
      if ('problem' in judged && unread.length < mostReported) unread.push(judged.problem);
      return { line: line.line, ...toVerifiedLine(judged, language) };
    };
    const lines = readNdjson(limited(request.raw, uploadLimitBytes), bodyLimitBytes);
    const answers = async function* () {
      for await (const line of linesUpTo(most, lines))
        yield `${JSON.stringify(await inTurn(() => answerOf(line)))}\n`;
      reply.outcome = unread.length === 0 ? 'verified' : 'refused';
      reply.problems = unread;
    };
    return reply.header('content-type', uploadType).send(Readable.from(answers()));
  });
}

/** Time to arrive: what uploads have, and as long as other requests may keep this one waiting. */
function arrivalMs({ uploadTimeoutMs, verificationLimitLines, verificationLinesPerSecond }: HttpSettings) {
  if (verificationLinesPerSecond === 0) return uploadTimeoutMs;
  return uploadTimeoutMs + (mostAtOnce * verificationLimitLines * 1000) / verificationLinesPerSecond;
}

/** The lines to answer. Those behind the most are read as well, so that the caller can read the answer. */
async function* linesUpTo(most: number, batches: AsyncIterable<RecordLine[]>): AsyncGenerator<RecordLine> {
  const tooMany: Problem = { code: 'Lines.TooMany', params: { max: String(most) } };
  let last = 0;
  try {
    for await (const batch of batches)
      for (const line of batch) {
        last = line.line;
        if (last === most + 1) yield { line: last, problem: tooMany };
        if (last <= most && !('isBlank' in line)) yield line;
      }
  } catch (error) {
    if (!(error instanceof RequestProblem)) throw error;
    yield { line: last + 1, problem: error.problem };
  }
}
