import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf } from '../../scripts/openapi/examples/examples.ts';
import { operations } from '../../scripts/openapi/operations.ts';
import { exampleTarget, type Samples, sampleOrigin, samplesOf } from '../../scripts/reference/samples.ts';
import { skipUnless } from '../support/skip-unless.ts';

const root = join(import.meta.dirname, '../..');
const cases = operations.flatMap((operation) =>
  examplesOf(operation).map((example) => ({
    title: `${operation.id} ${example.name}`,
    operation,
    example,
    samples: samplesOf(operation, example),
  })),
);

interface Received {
  readonly method: string | undefined;
  readonly path: string;
  readonly type: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

/** The requests that arrived, by the number of the sample that sent them. */
const received = new Map<number, Received>();
let server: Server;
let origin: string;
let folder: string;

/** Answers each sample as the document says. The contract tests send the same requests to the service. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'samples-'));
  server = createServer(async (request, response) => {
    const [, number = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(request.url ?? '') ?? [];
    received.set(Number(number), await read(request, path));
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(cases[Number(number)]?.example.response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

async function read(request: IncomingMessage, path: string): Promise<Received> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method,
    path,
    type: request.headers['content-type'],
    authorization: request.headers.authorization,
    body: Buffer.concat(chunks).toString(),
  };
}

/** Writes each sample to a file of its own, with a path of its own, and returns what running them prints. */
async function runAll(
  language: keyof Samples,
  ending: string,
  program: string,
  args: readonly string[],
): Promise<string[]> {
  received.clear();
  const files = cases.map(({ samples }, number) => {
    const file = join(folder, `${number}.${ending}`);
    const text = samples[language].replaceAll(sampleOrigin, `${origin}/${number}`);
    writeFileSync(file, language === 'typescript' ? toJavaScript(text) : text);
    return file;
  });
  const child = spawn(program, [...args, ...files], { cwd: root, env: { ...process.env, TOKEN: 'a-token' } });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect([status, complaints]).toEqual([0, '']);
  return printed.split('\u0000').slice(0, -1);
}

function toJavaScript(text: string): string {
  const client = new URL('../../client/dist/index.js', import.meta.url).href;
  return text.replace('@checkout-verification/client', client);
}

function expectRequests(): void {
  for (const [number, { title, operation, example }] of cases.entries()) {
    const { request } = example;
    const sent = received.get(number);
    const body = typeof request === 'object' ? JSON.parse(sent?.body || 'null') : sent?.body;
    expect([title, sent?.method, sent?.path, sent?.authorization]).toEqual([
      title,
      operation.method.toUpperCase(),
      exampleTarget(operation, example),
      operation.scope === undefined ? undefined : 'Bearer a-token',
    ]);
    expect([title, body]).toEqual([title, request ?? '']);
    if (request !== undefined) expect(sent?.type).toBe(operation.requestType ?? 'application/json');
  }
}

function isThere(program: string): boolean {
  return spawnSync(program, ['--version']).status === 0;
}

describe('the samples of each example', () => {
  it('name no parameter without a value', () => {
    for (const { samples } of cases) expect(JSON.stringify(samples)).not.toMatch(/\/\{\w+\}/);
  });

  const hasCurl = isThere('curl') && isThere('bash');
  it('with curl send it and print the answer', skipUnless(hasCurl, 'install curl and bash'), async () => {
    const printed = await runAll('curl', 'sh', 'bash', [
      '-c',
      'for file; do . "$file"; printf "\\0"; done',
      'samples',
    ]);
    expectRequests();
    expect(printed.map((text) => JSON.parse(text))).toEqual(cases.map(({ example }) => example.response));
  });

  const hasPython = isThere('python3');
  it('in Python send it and print the answer', skipUnless(hasPython, 'install python3'), async () => {
    const runner = `import runpy, sys
for file in sys.argv[1:]:
    runpy.run_path(file)
    print("\\0", end="", flush=True)`;
    const printed = await runAll('python', 'py', 'python3', ['-c', runner]);
    expectRequests();
    expect(printed.map((text) => JSON.parse(text))).toEqual(cases.map(({ example }) => example.response));
  });

  it('in TypeScript send it and get the outcome of the answer', async () => {
    const runner = `console.log = (value) => process.stdout.write(JSON.stringify(value) + '\\0');
for (const file of process.argv.slice(1)) await import(file);`;
    const printed = await runAll('typescript', 'mjs', process.execPath, [
      '--input-type=module',
      '-e',
      runner,
    ]);
    expectRequests();
    for (const [number, { title, example }] of cases.entries()) {
      const { success, CanCorrect } = example.response;
      const printedValue = JSON.parse(printed[number] ?? 'null');
      if (!('outcome' in printedValue)) {
        // A sample without the client prints the answer; one with the client prints it without the envelope.
        const { success: _success, error: _error, ...members } = example.response;
        const possible = [example.response, members, ...Object.values(members)];
        expect([title, possible]).toEqual([title, expect.arrayContaining([printedValue])]);
        continue;
      }
      const { outcome } = printedValue;
      const wanted = success ? ['accepted', 'found'] : [CanCorrect ? 'suggestion' : 'problems'];
      expect([title, wanted]).toEqual([title, expect.arrayContaining([outcome])]);
    }
  });

  it('in TypeScript pass the types of the client', () => {
    const files = cases.map(({ samples }, number) => {
      const file = join(folder, `${number}.ts`);
      // Without this statement the file is no module, and cannot await.
      writeFileSync(file, `${samples.typescript}\nexport {};\n`);
      return file;
    });
    const program = ts.createProgram(files, {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      paths: { '@checkout-verification/client': [join(root, 'client/src/index.ts')] },
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(complaints).toEqual([]);
  });
});
