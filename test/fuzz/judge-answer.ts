import type { WireAnswer } from './answer-reader.ts';
import type { FuzzRequest } from './fuzz-request.ts';

/** The statuses that may answer a request for an undocumented operation. */
const plausible = new Set([200, 304, 400, 401, 403, 404, 405, 408, 413, 415, 431]);

/** What is wrong with an answer to a valid HTTP request; undefined if nothing is. */
export function judgeAnswer(request: FuzzRequest, answer: WireAnswer): string | undefined {
  const { operation, requestId, isHead } = request;
  const { status, head } = answer;
  if (status >= 500) return `status ${status}`;
  if (
    requestId !== undefined &&
    status !== 431 &&
    !head.includes(`\r\nx-request-id: ${requestId.toLowerCase()}`)
  )
    return 'the answer of another request';
  const isBodiless = isHead || status === 304;
  const bodies = isBodiless ? [] : bodiesOf(answer);
  const fault = bodies.map(envelopeFault).find((each) => each !== undefined);
  if (fault !== undefined) return fault;
  if (operation === undefined) return plausible.has(status) ? undefined : `status ${status}`;
  const isDocumented = operation.checks.get(status);
  if (isDocumented === undefined) return `status ${status}, which ${operation.id} does not document`;
  const answered = isBodiless ? [undefined] : bodies;
  return answered.every(isDocumented)
    ? undefined
    : `a body that ${operation.id} does not document for ${status}`;
}

/** What is wrong with an answer to bytes that may not be a request. */
export function judgeRawAnswer({ status, body, head }: WireAnswer, isHead: boolean): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (head.includes('\r\ncontent-type: application/json') && !isHead && status !== 304)
    return envelopeFault(parse(body));
  return undefined;
}

/** The body, or each line of newline-delimited JSON. */
function bodiesOf({ head, body }: WireAnswer): unknown[] {
  if (!head.includes('\r\ncontent-type: application/x-ndjson')) return [parse(body)];
  const lines = body.toString().split('\n').slice(0, -1);
  return lines.map((line) => parse(Buffer.from(line)));
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Checks the envelope: `error` is null or empty on success, and otherwise holds complete items. */
function envelopeFault(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return 'a body that is no JSON object';
  const { success, error } = body as { readonly success?: unknown; readonly error?: unknown };
  if (typeof success !== 'boolean') return 'no boolean success';
  if (error !== null && !Array.isArray(error)) return 'an error that is neither null nor a list';
  const items: readonly unknown[] = error ?? [];
  if (success !== (items.length === 0)) return 'success and error that contradict each other';
  return items.every(isItem) ? undefined : 'an error item that says nothing';
}

function isItem(item: unknown): boolean {
  if (typeof item !== 'object' || item === null) return false;
  const { field, error, message } = item as Readonly<Record<string, unknown>>;
  return [field, error, message].every((text) => typeof text === 'string' && text.trim() !== '');
}
