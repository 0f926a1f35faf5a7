import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.ts';
import type { RecordLine } from '../../registry/read-records.ts';
import type { RecordKind } from '../../registry/registry-entries.ts';
import { renderProblem } from '../../words/render-problem.ts';

export interface RefusedLine {
  readonly line: number;
  readonly messages: readonly string[];
}

/** Puts the records of a batch where they belong; answers the lines that it refused. */
export type LineSink = (lines: readonly RecordLine[]) => Promise<readonly RefusedLine[]>;

const mostTries = 5;
const defaultWaitSeconds = 2;
const longestWaitSeconds = 30;

interface ErrorItem {
  readonly message?: unknown;
}

interface UploadAnswer {
  readonly lines?: readonly { readonly line: number; readonly error: readonly ErrorItem[] }[];
  readonly error?: readonly ErrorItem[] | null;
}

/**
 * Repeats what fails for a passing reason: storing a record twice is storing it once. Throws OperatorError
 * where the service refuses, or still does not answer.
 */
export function uploadSink(kind: RecordKind, url: string, token: string): LineSink {
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new OperatorError('--url must be an http or https URL such as http://127.0.0.1:8080.');
  const target = `${url.replace(/\/+$/, '')}/platform/v1/${kind}`;
  return async (batch) => {
    const refused = batch.flatMap(refusedHere);
    const sent = batch.flatMap((line) => ('record' in line ? [line] : []));
    if (sent.length === 0) return refused;
    const body = sent.map(({ record }) => `${JSON.stringify(record)}\n`).join('');
    const { lines = [] } = await upload(target, token, body);
    const refusedThere = lines.map(({ line, error }) => ({
      line: sent[line - 1]?.line ?? line,
      messages: messagesOf(error),
    }));
    return [...refused, ...refusedThere].sort((a, b) => a.line - b.line);
  };
}

function refusedHere(line: RecordLine): RefusedLine[] {
  return 'problem' in line
    ? [{ line: line.line, messages: [renderProblem(line.problem, 'en').message] }]
    : [];
}

function messagesOf(items: readonly ErrorItem[] | null | undefined): string[] {
  return (items ?? []).map(({ message }) => String(message));
}

async function upload(target: string, token: string, body: string): Promise<UploadAnswer> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await send(target, token, body);
    const isPassing = response === undefined || response.status === 503 || response.status === 429;
    if (!isPassing) return answerOf(response);
    if (attempt === mostTries) throw new OperatorError('The service of --url does not answer.');
    await wait(waitSeconds(response) * 1000);
  }
}

/** undefined where no answer came back. */
function send(target: string, token: string, body: string): Promise<Response | undefined> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  // A redirect would hand the token on.
  return fetch(target, { method: 'POST', headers, body, redirect: 'manual' }).catch(() => undefined);
}

function waitSeconds(response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after') ?? defaultWaitSeconds);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), longestWaitSeconds) : defaultWaitSeconds;
}

async function answerOf(response: Response): Promise<UploadAnswer> {
  const answer = (await response.json().catch(() => null)) as UploadAnswer | null;
  if (response.ok && answer !== null) return answer;
  const reason = messagesOf(answer?.error).join(' ');
  throw new OperatorError(`The service of --url refused the upload (${response.status}). ${reason}`.trim());
}
