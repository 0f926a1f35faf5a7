import type { FuzzedOperation } from './document-operations.ts';
import { type FuzzTokens, pickToken } from './fuzz-tokens.ts';
import type { Chance } from './random.ts';
import { membersOf, mutateMembers, objectText, strangeValue } from './strange-json.ts';
import { canary, strangeText } from './strange-text.ts';

/** A request that is valid HTTP, whatever it asks for. */
export interface FuzzRequest {
  readonly bytes: Buffer;
  /** The documented operation that it asks for; undefined if there is none. */
  readonly operation: FuzzedOperation | undefined;
  /** Whether the answer has a body. */
  readonly isHead: boolean;
  /** The X-Request-Id that its answer must have; undefined if the request sends none that is valid. */
  readonly requestId: string | undefined;
}

export interface FuzzWorld {
  readonly operations: readonly FuzzedOperation[];
  readonly tokens: FuzzTokens;
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'LOCK',
  'M-SEARCH',
];

export function makeRequest({ operations, tokens }: FuzzWorld, id: string, chance: Chance): FuzzRequest {
  const operation = chance.pick(operations);
  const isPlain = !chance.oneIn(15);
  const method = isPlain ? operation.method : chance.pick(methods);
  const target = isPlain || chance.oneIn(2) ? targetOf(operation, chance) : strangeTarget(operation, chance);
  const hasBody = operation.bodyType !== undefined || chance.oneIn(15);
  const body = hasBody ? bodyOf(operation, chance) : Buffer.alloc(0);
  const fields = ['Host: fuzz', ...fieldsOf(operation, tokens, hasBody, chance)];
  const requestId = chance.oneIn(60) ? undefined : id;
  fields.push(`X-Request-Id: ${requestId ?? headerSafe(strangeText(chance)).replaceAll(canary, '')}`);
  const head = (framing: string) =>
    `${method} ${target} HTTP/1.1\r\n${[...fields, framing].join('\r\n')}\r\n\r\n`;
  return {
    bytes: framed(head, body, hasBody, chance),
    operation: isPlain ? operation : undefined,
    isHead: method === 'HEAD',
    requestId,
  };
}

/** Fills in a path. Its few keys make requests find records again; a few of them are strange. */
function targetOf({ path }: FuzzedOperation, chance: Chance): string {
  const query = chance.oneIn(12) ? `?${encodeURIComponent(wellFormed(strangeText(chance)))}&a=%zz` : '';
  return path.replace(/\{(\w+)\}/g, (_match, name: string) => keyOf(name, chance)) + query;
}

function keyOf(name: string, chance: Chance): string {
  // Longer keys name nothing: every operation answers 404.
  if (chance.oneIn(10)) return encodeURIComponent(wellFormed(strangeText(chance).slice(0, 300))) || '%00';
  if (name === 'id') return chance.oneIn(2) ? String(chance.below(30)) : `profile-${chance.below(7)}`;
  return `${name}-${chance.below(48)}`;
}

/** A URL cannot hold a lone surrogate. */
function wellFormed(text: string): string {
  return text.replace(/[\ud800-\udfff]/gu, '\ufffd');
}

function strangeTarget({ path }: FuzzedOperation, chance: Chance): string {
  return chance.pick([
    path.toUpperCase(),
    `${path}/`,
    path.replace('v1', 'v2'),
    `/${canary}/${chance.below(100)}`,
    `/%zz${canary}`,
    `/${'%61'.repeat(chance.below(300))}`,
    `/${'a/'.repeat(chance.below(400))}`,
    `//${path}`,
    `http://fuzz${path.replace(/[{}]/g, '')}`,
    '*',
    '/',
    '/platform/v1/profiles/%ed%a0%80',
    '/platform/v1/profiles/..%2f..%2fetc',
    '/docs/static/..%2f..%2fpackage.json',
    '/health/live;a=b',
  ]);
}

function bodyOf(operation: FuzzedOperation, chance: Chance): Buffer {
  const example = chance.pick(operation.examples);
  const isLines = operation.bodyType === 'application/x-ndjson';
  const text = isLines ? linesOf(example, operation, chance) : textOf(example, operation, chance);
  const body = Buffer.from(text);
  if (!chance.oneIn(40) || body.length === 0) return body;
  for (let count = chance.between(1, 4); count > 0; count -= 1)
    body[chance.below(body.length)] = chance.below(256);
  return body;
}

function textOf(
  example: FuzzedOperation['examples'][number],
  { members }: FuzzedOperation,
  chance: Chance,
): string {
  if (chance.oneIn(60)) return strangeValue(chance);
  return objectText(mutateMembers(typeof example === 'string' ? [] : example, members, chance), chance);
}

function linesOf(
  example: FuzzedOperation['examples'][number],
  operation: FuzzedOperation,
  chance: Chance,
): string {
  const lines = typeof example === 'string' ? example.split('\n') : [];
  const mutated = lines.map((line) => {
    if (!chance.oneIn(3)) return line;
    const members = chance.oneIn(8) ? undefined : parsedMembers(line);
    return members
      ? objectText(mutateMembers(members, operation.members, chance), chance)
      : strangeValue(chance);
  });
  return mutated.join(chance.pick(['\n', '\n', '\r\n', '\n\n', '\r']));
}

function parsedMembers(line: string) {
  try {
    return membersOf(JSON.parse(line));
  } catch {
    return undefined;
  }
}

const types = [
  'text/plain',
  'application/json; charset=utf-16',
  'Application/JSON;',
  'json',
  'a/b; c="',
  '',
  '*/*',
];
const languages = [
  'de',
  'pt-BR, es;q=0.8',
  '*;q=0',
  'ja;q=1.000, *;q=0.001',
  `${'x-y,'.repeat(2_000)}fr`,
  `${'de-'.repeat(900)}CH;q=0.5`,
  ';;;q=,,q=;',
  'en;q=9, de;q=-1',
  '\u00ff\u00fe',
];
const others = [
  'Content-Encoding: gzip',
  'Content-Encoding: identity',
  'Accept: image/png',
  'Accept-Encoding: *;q=0',
  'Accept-Charset: utf-7',
  'Expect: 100-continue',
  'Expect: miracles',
  'Range: bytes=0-',
  'If-None-Match: *',
  'If-Match: "x"',
  'X-Forwarded-For: 1.2.3.4',
  'X-HTTP-Method-Override: DELETE',
  'Origin: null',
  `Cookie: ${'a=b; '.repeat(300)}`,
  'Traceparent: 00-00000000000000000000000000000000-0000000000000000-00',
  'Idempotency-Key: \u00e9',
  'Te: trailers',
  'Via: 1.1 a, 1.1 b',
  '__proto__: x',
  'constructor: x',
];

function fieldsOf(
  operation: FuzzedOperation,
  tokens: FuzzTokens,
  hasBody: boolean,
  chance: Chance,
): string[] {
  const fields: string[] = [];
  const token = pickToken(tokens, operation.scope, chance);
  if (token !== undefined) fields.push(`Authorization: ${token}`);
  if (hasBody && !chance.oneIn(60)) {
    const usual = operation.bodyType ?? 'application/json';
    fields.push(`Content-Type: ${chance.oneIn(40) ? chance.pick(types) : usual}`);
  }
  if (chance.oneIn(5)) fields.push(`Accept-Language: ${chance.pick(languages)}`);
  if (chance.oneIn(8)) fields.push(chance.pick(others));
  if (chance.oneIn(50)) fields.push(`X-${chance.below(10)}: ${headerSafe(strangeText(chance))}`);
  if (chance.oneIn(800)) fields.push(`X-Long: ${'x'.repeat(chance.between(10_000, 40_000))}`);
  return fields;
}

/** Text that a header field may hold: no control characters, and one byte for each character. */
function headerSafe(text: string): string {
  return text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '~').trim();
}

/** The body has a Content-Length or, now and then, comes in chunks. */
function framed(head: (framing: string) => string, body: Buffer, hasBody: boolean, chance: Chance): Buffer {
  if (!hasBody) return Buffer.from(head('X-Fuzz: 1'), 'latin1');
  if (!chance.oneIn(12))
    return Buffer.concat([Buffer.from(head(`Content-Length: ${body.length}`), 'latin1'), body]);
  const parts: Buffer[] = [Buffer.from(head('Transfer-Encoding: chunked'), 'latin1')];
  for (let start = 0; start < body.length; ) {
    const end = Math.min(body.length, start + chance.between(1, 4_000));
    const extension = chance.oneIn(10) ? ';a="b"' : '';
    parts.push(
      Buffer.from(`${(end - start).toString(16)}${extension}\r\n`),
      body.subarray(start, end),
      Buffer.from('\r\n'),
    );
    start = end;
  }
  parts.push(Buffer.from('0\r\n\r\n'));
  return Buffer.concat(parts);
}
