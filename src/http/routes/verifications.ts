import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { judgeLine } from '../../checkout/judge-line.ts';
import type { Problem } from '../../fields/problem.ts';
import { mostReported } from '../../platform/record-service.ts';
import { type RecordLine, readNdjson } from '../../registry/ndjson.ts';
import { allowArrival } from '../connections.ts';
import { chooseLanguage, sendFailure } from '../envelope.ts';
import type { HttpServices, HttpSettings } from '../http-services.ts';
import { verifyAddresses } from '../operations/record-operations.ts';
import { RequestProblem } from '../request-body.ts';
import { createServeOperation } from '../serve-operation.ts';
import type { VerifiedLineBody } from '../wire/shipping-bodies.ts';
import { toVerifiedLine } from '../wire/to-verified-line.ts';
import { createPacedWork, type LaterRun } from '../yielding-work.ts';
import { limited, readUploads } from './uploads.ts';

/** Requests at a time in a process; others are answered 503. */
const mostAtOnce = 8;

/** Address books, judged line by line while they arrive: the next line is read once the last is answered. */
export async function addVerificationRoute(
  server: FastifyInstance,
  services: HttpServices,
  limits: HttpSettings,
  later: LaterRun,
): Promise<void> {
  const { bodyLimitBytes, uploadLimitBytes, verificationLimitLines: most } = limits;
  const inTurn = createPacedWork(later, limits.verificationLinesPerSecond);
  let atOnce = 0;
  let isStopping = false;
  await server.register(async (scope) => {
    readUploads(scope, uploadLimitBytes);
    scope.addHook('preClose', (done) => {
      isStopping = true;
      done();
    });
    createServeOperation(scope, services)(verifyAddresses, async (request, reply) => {
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
      return reply.header('content-type', verifyAddresses.responseType).send(Readable.from(answers()));
    });
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
