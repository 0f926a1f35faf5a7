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
const usualWaitSeconds = 2;
const longestWaitSeconds = 30;

type ErrorItems = readonly { readonly message?: unknown }[] | null;

interface UploadAnswer {
  readonly lines?: readonly { readonly line: number; readonly error: ErrorItems }[];
  readonly error?: ErrorItems;
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
    const refused = batch.flatMap((line): RefusedLine[] => {
      if (!('problem' in line)) return [];
      return [{ line: line.line, messages: [renderProblem(line.problem, 'en').message] }];
    });
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

function messagesOf(items: ErrorItems = []): string[] {
  return (items ?? []).map(({ message }) => String(message));
}

async function upload(target: string, token: string, body: string): Promise<UploadAnswer> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/x-ndjson' };
  // A redirect would hand the token on.
  const request: RequestInit = { method: 'POST', headers, body, redirect: 'manual' };
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(target, request).catch(() => undefined);
    if (response !== undefined && response.status !== 503 && response.status !== 429) {
      const answer = (await response.json().catch(() => null)) as UploadAnswer | null;
      if (response.ok && answer !== null) return answer;
      const refusal = `The service of --url refused the upload (${response.status}).`;
      throw new OperatorError([refusal, ...messagesOf(answer?.error)].join(' '));
    }
    if (attempt === mostTries) throw new OperatorError('The service of --url does not answer.');
    const seconds = Number(response?.headers.get('retry-after') ?? usualWaitSeconds);
    const wanted = Number.isFinite(seconds) ? Math.max(seconds, 0) : usualWaitSeconds;
    await wait(Math.min(wanted, longestWaitSeconds) * 1000);
  }
}
