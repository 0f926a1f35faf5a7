import { addressPath, submissionHead } from '../support/http-server.ts';

/** Bytes on which parsers disagree, by RFC 9112, 11.2, and published findings about proxies and servers. */
export type Attack = readonly [title: string, bytes: string];

/** The id of the smuggled request. Its answer would have this id if a server took it for a request. */
export const smuggledId = 'smuggled';
const smuggled = `GET /health/live HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${smuggledId}\r\n\r\n`;

const get = 'GET /health/live HTTP/1.1\r\nHost: x\r\n';
const chunked = '2\r\n{}\r\n0\r\n\r\n';

/** A submission with additional header fields, a body of two bytes, and the smuggled request. */
const submission = (fields: string) => `${submissionHead}${fields}\r\n{}${smuggled}`;
/** A submission with a chunked body, if the header fields say so. */
const inChunks = (fields: string, chunks = chunked) => `${submissionHead}${fields}\r\n${chunks}${smuggled}`;
const chunks = (body: string) => inChunks('Transfer-Encoding: chunked\r\n', body);
const head = (lines: string) => `${lines}\r\n${smuggled}`;

const twoFramings: Attack[] = [
  ['length, then chunks', inChunks('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n')],
  ['chunks, then length', inChunks('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n')],
  ['two lengths that agree', submission('Content-Length: 2\r\nContent-Length: 2\r\n')],
  ['two lengths that do not', submission('Content-Length: 2\r\nContent-Length: 3\r\n')],
  ['lengths in a list', submission('Content-Length: 2, 2\r\n')],
  ['a length and an empty coding', submission('Transfer-Encoding: \r\nContent-Length: 2\r\n')],
];

const lengths: Attack[] = [
  '+2',
  '-2',
  '0x2',
  '2 2',
  '2.0',
  '2e0',
  '',
  '18446744073709551618',
  '2\x0b',
  '2\0',
  'two',
].map((length) => [`the length ${JSON.stringify(length)}`, submission(`Content-Length: ${length}\r\n`)]);

const codings: Attack[] = [
  ...[
    'identity',
    'xchunked',
    'chunkedx',
    '"chunked"',
    'chunked;q=1',
    'chunked, identity',
    'chunked, chunked',
  ],
  ...['gzip, chunked', 'gzip', 'chunked,', ',chunked', '\x0bchunked', 'chun\tked', ''],
].map((coding) => [`the coding ${JSON.stringify(coding)}`, inChunks(`Transfer-Encoding: ${coding}\r\n`)]);

const fields: Attack[] = [
  ['two codings', inChunks('Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n')],
  ['two codings, one unknown', inChunks('Transfer-Encoding: chunked\r\nTransfer-Encoding: cow\r\n')],
  ['a blank before the colon of a coding', inChunks('Transfer-Encoding : chunked\r\n')],
  ['a tab before the colon of a length', submission('Content-Length\t: 2\r\n')],
  ['a folded coding', inChunks('Transfer-Encoding:\r\n chunked\r\n')],
  ['a folded field', submission('X: a\r\n b\r\nContent-Length: 2\r\n')],
  ['a field folded by a tab', submission('X: a\r\n\tContent-Length: 9\r\nContent-Length: 2\r\n')],
  ['a coding behind a blank', submission(' Transfer-Encoding: chunked\r\nContent-Length: 2\r\n')],
  ['a blank before the first field', head('GET /health/live HTTP/1.1\r\n Host: x\r\n')],
  ['a field without a name', head(`${get}: y\r\n`)],
  ['a field without a colon', head(`${get}X\r\n`)],
  ['a name with a bracket', head(`${get}X(: y\r\n`)],
  ['a name with NUL', head(`${get}X\0: y\r\n`)],
  ['a name with a letter beyond ASCII', head(`${get}Transfer-Encodi\u017fg: chunked\r\n`)],
  ['a value with NUL', head(`${get}X: a\0b\r\n`)],
  ['a value with a bare CR', head(`${get}X: a\rb\r\n`)],
  ['a value with a bare LF', head(`${get}X: a\nTransfer-Encoding: chunked\r\n`)],
];

const lineEnds: Attack[] = [
  ['lines that end in LF', head('GET /health/live HTTP/1.1\nHost: x\n').replace('\r\n', '\n')],
  ['a field that ends in LF', head('GET /health/live HTTP/1.1\r\nHost: x\nX: y\r\n')],
  ['a head that ends in LF', `${submissionHead}Content-Length: 2\r\n\n{}${smuggled}`],
  ['lines that end in CR', 'GET /health/live HTTP/1.1\rHost: x\r\r'],
  ['a line that ends in CR CR LF', head('GET /health/live HTTP/1.1\r\nHost: x\r\r\n')],
];

const chunkings: Attack[] = [
  ['a chunk size in C style', '0x2\r\n{}\r\n0\r\n\r\n'],
  ['a chunk size with a sign', '+2\r\n{}\r\n0\r\n\r\n'],
  ['a negative chunk size', '-2\r\n{}\r\n0\r\n\r\n'],
  ['a blank before a chunk size', ' 2\r\n{}\r\n0\r\n\r\n'],
  ['a blank behind a chunk size', '2 \r\n{}\r\n0\r\n\r\n'],
  ['no chunk size', '\r\n{}\r\n0\r\n\r\n'],
  ['a chunk size beyond 64 bits', 'ffffffffffffffff2\r\n{}\r\n0\r\n\r\n'],
  ['a chunk size that ends in LF', '2\n{}\r\n0\r\n\r\n'],
  ['a chunk that ends in LF', '2\r\n{}\n0\r\n\r\n'],
  ['a chunk that is longer than it says', '2\r\n{}0\r\n\r\n'],
  ['a last chunk that ends in LF', '2\r\n{}\r\n0\n\n'],
  ['an extension with LF', '2;a\nb\r\n{}\r\n0\r\n\r\n'],
  ['an extension with CR', '2;a\rb\r\n{}\r\n0\r\n\r\n'],
  ['an extension with NUL', '2;a\0b\r\n{}\r\n0\r\n\r\n'],
  ['an extension with an open quotation', '2;a="\r\n{}"\r\n0\r\n\r\n'],
  ['an extension of 20,000 characters', `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`],
  ['a length in a trailer', '2\r\n{}\r\n0\r\nContent-Length: 5\r\n\r\n'],
  ['a coding in a trailer', '2\r\n{}\r\n0\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a trailer with a blank before the colon', '2\r\n{}\r\n0\r\nX : 5\r\n\r\n'],
].map(([title = '', body = '']) => [title, chunks(body)]);

const requestLines: Attack[] = [
  ...['GET\t/health/live\tHTTP/1.1', ' GET /health/live HTTP/1.1', 'GET /health/live\0 HTTP/1.1'],
  ...['GET /health/live x HTTP/1.1', 'GET /health/live HTTP/0.9', 'GET /health/live HTTP/1.2'],
  ...['GET /health/live HTTP/2.0', 'GET /health/live HTTP/3.0', 'GET /health/live HTTP/9.9'],
  ...['GET /health/live HTTP/1.1x', 'GET /health/live HTTP/1.10', 'GET /health/live HTTP/01.1'],
  ...[
    'GET /health/live http/1.1',
    'GET /health/live HTTP/1,1',
    'GET /health/live HTTP',
    'get /health/live HTTP/1.1',
  ],
  ...['GET http://y/health/live HTTP/1.1', 'GET http://x@y/health/live HTTP/1.1', 'GET x:80 HTTP/1.1'],
  ...['GET ftp://x/health/live HTTP/1.1', 'CONNECT x:80 HTTP/1.1', 'PRI * HTTP/2.0', 'BREW /pot HTTP/1.1'],
].map((line) => [`the line ${JSON.stringify(line)}`, head(`${line}\r\nHost: x\r\n`)]);

const hosts: Attack[] = [
  ['no Host', head('GET /health/live HTTP/1.1\r\n')],
  ['two Hosts that agree', head(`${get}Host: x\r\n`)],
  ['two Hosts that do not', head(`${get}hOST: y\r\n`)],
  ['two Hosts in HTTP/1.0', head('GET /health/live HTTP/1.0\r\nHost: x\r\nHost: y\r\n')],
  ['a second Host behind 2,000 fields', head(`${get}${'a:\r\n'.repeat(2_100)}Host: y\r\n`)],
  ...['x, y', 'x y', 'y@x', 'x/y', 'x:port', 'x:80:80', '[x', 'x?y', 'x#y', 'é'].map(
    (host): Attack => [
      `the Host ${JSON.stringify(host)}`,
      head(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\n`),
    ],
  ),
];

const doubles: Attack[] = [
  [
    'two Authorization fields',
    `${submissionHead}Authorization: Bearer other\r\nContent-Length: 2\r\n\r\n{}${smuggled}`,
  ],
  ['two Content-Type fields', submission('Content-Type: text/plain\r\nContent-Length: 2\r\n')],
  ['chunks in HTTP/1.0', inChunks('Transfer-Encoding: chunked\r\n').replace('HTTP/1.1', 'HTTP/1.0')],
];

/** These must be refused, and nothing after them answered. */
export const refused: readonly Attack[] = [
  ...twoFramings,
  ...lengths,
  ...codings,
  ...fields,
  ...lineEnds,
  ...chunkings,
  ...requestLines,
  ...hosts,
  ...doubles,
];

const embraced = (lines: string) => `${lines}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}`;
const asChunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;

/** Each is one request, whatever its body holds. It is answered once, and the next request is found. */
export const embracing: readonly Attack[] = [
  ['a GET with a body', embraced(get)],
  ['a GET with a body in chunks', `${get}Transfer-Encoding: chunked\r\n\r\n${asChunk}`],
  ['an OPTIONS with a body', embraced(get.replace('GET', 'OPTIONS'))],
  ['a body on a path that is none', embraced('POST /nothing HTTP/1.1\r\nHost: x\r\n')],
  ['a body of a stranger', embraced(`POST ${addressPath} HTTP/1.1\r\nHost: x\r\n`)],
  [
    'a body of a stranger in chunks',
    `POST ${addressPath} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${asChunk}`,
  ],
  ['a body of another type', embraced(`${submissionHead.replace('application/json', 'text/plain')}`)],
  [
    'a chunk size with zeros',
    `${submissionHead}Transfer-Encoding:\tchunked\r\n\r\n${'0'.repeat(40)}2;a=b;c="d"\r\n{}\r\n0\r\n\r\n`,
  ],
  ['a length with a zero', `${submissionHead}Content-Length: 02\r\n\r\n{}`],
  [
    'a name that looks like a coding',
    `${submissionHead}Transfer_Encoding: chunked\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  [
    'a Connection that names the length',
    `${submissionHead}Connection: content-length\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  ['an absolute target', 'GET HTTP://X/health/live HTTP/1.1\r\nHost: x\r\n\r\n'],
];

/** These are answered once, and the connection closes after the answer. */
export const last: readonly Attack[] = [
  ['a request that asks to close', head(`${get}Connection: close\r\n`)],
  ['a submission that asks to close', submission('Connection: close\r\nContent-Length: 2\r\n')],
  ['HTTP/1.0', head('GET /health/live HTTP/1.0\r\n')],
  ['another protocol of the same shape', head('GET /health/live RTSP/1.0\r\n')],
  [
    'a request to go on in HTTP/2',
    head(`${get}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AA\r\n`),
  ],
  [
    'a request to go on in another protocol',
    submission('Connection: Upgrade\r\nUpgrade: x\r\nContent-Length: 2\r\n'),
  ],
  ['a body that is no JSON', embraced(submissionHead) + smuggled],
  ['a chunk that is no JSON', `${submissionHead}tRANSFER-eNCODING: cHUNKED\r\n\r\n${asChunk}${smuggled}`],
  [
    'a body that is too large',
    `${submissionHead}Content-Length: 70000\r\n\r\n${'x'.repeat(70_000)}${smuggled}`,
  ],
  [
    'a chunk that never ends',
    `${submissionHead}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n${smuggled.repeat(1_200)}`,
  ],
];
