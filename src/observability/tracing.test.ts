import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SpanKind } from '@opentelemetry/api';
import {
  AlwaysOnSampler,
  InMemorySpanExporter,
  NodeTracerProvider,
  ParentBasedSampler,
  type ReadableSpan,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  acceptable,
  addressPath,
  applicationPath,
  buildTestServer,
  tokens,
} from '../../test/support/http-server.ts';
import { StoreUnavailableError } from '../checkout/ports.ts';
import { gather } from '../store/gather.ts';
import { Spans } from './spans.ts';
import {
  createRequestSpans,
  createStoreSpans,
  createTracing,
  traceApplication,
  traceShipping,
} from './tracing.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const parentId = '00f067aa0ba902b7';
const sampled = `00-${traceId}-${parentId}-01`;
const notSampled = `00-${traceId}-${parentId}-00`;
const headers = { authorization: tokens.full, 'content-type': 'application/json', 'x-request-id': 'r-1' };

/** Builds a traced server. Each submitted address writes one entry into a store that gathers. */
async function buildTraced(
  write: (entries: readonly string[]) => Promise<readonly string[]> = async (e) => e,
) {
  const exporter = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new SimpleSpanProcessor(exporter)],
  });
  const spans = new Spans(provider.getTracer('test'));
  const tracer = createStoreSpans(spans);
  const writeCart = gather<string, string>({
    task: 'write_carts',
    run: (entries) => tracer.statement('write_carts', () => write(entries)),
    maxEntries: 8,
    maxRunning: 1,
    maxWaiting: 8,
    maxWaitMs: 1_000,
    tracer,
  });
  const submit = async () => {
    await writeCart('entry');
    return acceptable;
  };
  const server = await buildTestServer(
    {
      shipping: traceShipping(spans, { read: async () => null, submit }),
      application: traceApplication(spans, {
        read: async () => null,
        submit: async () => [{ code: 'Pin Invalid' }],
      }),
    },
    { observers: [createRequestSpans(spans)] },
  );
  onTestFinished(() => server.close());
  const post = (url: string, more = {}) =>
    server.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: { Name: 'Jane Doe' } });
  return { server, spans, tracer, writeCart, post, exported: () => exporter.getFinishedSpans() };
}

function named(spans: readonly ReadableSpan[], name: string): ReadableSpan {
  const span = spans.find((each) => each.name === name);
  if (span === undefined) throw new Error(`there is no span ${name} among ${spans.map((each) => each.name)}`);
  return span;
}

const idOf = (span: ReadableSpan) => span.spanContext().spanId;

describe('the spans of a request', () => {
  it('continue the trace of the caller, each below the one that asked for it', async () => {
    const { post, exported } = await buildTraced();
    await post(`${addressPath}?name=Jane`, { traceparent: sampled, tracestate: 'vendor=Jane' });
    const spans = exported();
    expect(spans.map(({ name }) => name)).toEqual([
      'write_carts',
      'store write_carts',
      'verify shipping address',
      `POST ${addressPath}`,
    ]);
    expect(new Set(spans.map((span) => span.spanContext().traceId))).toEqual(new Set([traceId]));
    expect(spans.map((span) => span.parentSpanContext?.spanId)).toEqual([
      ...spans.slice(1).map(idOf),
      parentId,
    ]);
  });

  it('hold what the service knows and nothing that was sent', async () => {
    const { post, exported } = await buildTraced();
    await post(`${addressPath}?name=Jane`, { traceparent: sampled, tracestate: 'vendor=Jane' });
    expect(Object.fromEntries(exported().map(({ name, attributes }) => [name, attributes]))).toEqual({
      [`POST ${addressPath}`]: {
        'http.request.method': 'POST',
        'http.route': addressPath,
        'http.response.status_code': 200,
        'checkout.operation': 'setShippingAddress',
        'checkout.request_id': 'r-1',
        'checkout.market': 'US',
        'checkout.outcome': 'accepted',
      },
      'verify shipping address': { 'checkout.market': 'US', 'checkout.outcome': 'accepted' },
      'store write_carts': { 'db.operation.name': 'write_carts', 'db.operation.batch.size': 1 },
      write_carts: { 'db.system.name': 'postgresql', 'db.operation.name': 'write_carts' },
    });
    for (const span of exported()) expect(span.spanContext().traceState).toBeUndefined();
  });

  it('of an application say that it was refused', async () => {
    const { post, exported } = await buildTraced();
    await post(applicationPath);
    expect(named(exported(), 'validate application').attributes).toEqual({
      'checkout.market': 'US',
      'checkout.outcome': 'refused',
    });
  });

  it('have no URL if no route matches', async () => {
    const { server, exported } = await buildTraced();
    await server.inject({ url: '/Jane-Doe' });
    expect(exported().map(({ name }) => name)).toEqual(['GET unmatched']);
    expect(JSON.stringify(exported().map(({ attributes }) => attributes))).not.toContain('Jane');
  });

  it('name the kind of a fault and not its message', async () => {
    const fault = new StoreUnavailableError('no room for Jane Doe');
    const { post, exported } = await buildTraced(() => Promise.reject(fault));
    expect((await post(addressPath)).statusCode).toBe(503);
    const spans = exported();
    expect(spans.map(({ status }) => status)).toEqual(Array(4).fill({ code: 2 }));
    expect(spans.slice(0, 3).map(({ attributes }) => attributes['error.type'])).toEqual(
      Array(3).fill('StoreUnavailableError'),
    );
    expect(spans.flatMap(({ events }) => events)).toEqual([]);
  });

  it.each([
    ['names no trace', `00-${'0'.repeat(32)}-${parentId}-01`],
    ['is no traceparent', 'Jane Doe'],
  ])('begin a trace of their own if the header %s', async (_what, traceparent) => {
    const { post, exported } = await buildTraced();
    await post(addressPath, { traceparent });
    const root = named(exported(), `POST ${addressPath}`);
    expect(root.parentSpanContext).toBeUndefined();
    expect(root.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are not made if the caller does not sample', async () => {
    const { post, exported } = await buildTraced();
    await post(addressPath, { traceparent: notSampled });
    expect(exported()).toEqual([]);
  });
});

describe('what is made over a port', () => {
  interface Port {
    ask(): Promise<void>;
  }
  const desksOver = ({ ask }: Port) => ({
    async askTwice() {
      await ask();
      await ask();
    },
    desk: { ask },
  });

  async function buildOver() {
    const { spans, tracer, exported } = await buildTraced();
    const made = spans.over({ ask: () => tracer.statement('ask', async () => undefined) }, desksOver);
    const asked = () => exported().filter(({ name }) => name === 'ask');
    return { spans, made, asked };
  }

  it('asks below the span of its caller, however late', async () => {
    const { spans, made, asked } = await buildOver();
    const span = spans.startRequest('one', SpanKind.SERVER, undefined);
    const other = spans.startRequest('other', SpanKind.SERVER, undefined);
    await Promise.all([
      spans.below(span, () => made.askTwice()),
      spans.below(other, () => made.desk.ask()),
      made.askTwice(),
    ]);
    const parents = asked().map(({ parentSpanContext }) => parentSpanContext?.spanId);
    const [first, second] = [span, other].map((each) => each?.spanContext().spanId);
    expect(parents.toSorted()).toEqual([first, first, second].toSorted());
  });

  it('has no spans if its caller is not sampled', async () => {
    const { spans, made, asked } = await buildOver();
    const parent = { traceId, spanId: parentId, traceFlags: 0, isRemote: true };
    const span = spans.startRequest('one', SpanKind.SERVER, parent);
    await spans.below(span, () => made.askTwice());
    expect(span).toBeUndefined();
    expect(asked()).toEqual([]);
  });
});

describe('a statement that requests share', () => {
  it('has one span, below the first of them, to which the others are linked', async () => {
    const { post, exported } = await buildTraced();
    await Promise.all([post(addressPath), post(addressPath)]);
    const spans = exported();
    const statements = spans.filter(({ name }) => name === 'write_carts');
    const waits = spans.filter(({ name }) => name === 'store write_carts');
    expect([statements.length, waits.length]).toEqual([1, 2]);
    const first = waits.find((wait) => idOf(wait) === statements[0]?.parentSpanContext?.spanId);
    const other = waits.find((wait) => wait !== first);
    expect(first?.links).toEqual([]);
    expect(other?.links.map(({ context }) => context)).toEqual([first?.spanContext()]);
    expect(other?.spanContext().traceId).not.toBe(first?.spanContext().traceId);
    for (const { attributes } of waits) expect(attributes['db.operation.batch.size']).toBe(2);
  });

  it('is in the trace of a request that is sampled', async () => {
    const { post, exported } = await buildTraced();
    await Promise.all([
      post(addressPath, { traceparent: notSampled }),
      post(addressPath, { traceparent: `00-${'a'.repeat(32)}-${parentId}-01` }),
    ]);
    expect(named(exported(), 'write_carts').spanContext().traceId).toBe('a'.repeat(32));
  });

  it('has no span if no request sent it', async () => {
    const { writeCart, tracer, exported } = await buildTraced();
    await writeCart('entry');
    await tracer.statement('read_branches', async () => []);
    expect(exported()).toEqual([]);
  });
});

describe('the collector', () => {
  /** What it gets of one request, as `URL names` of each batch. */
  async function collected(variables: (url: string) => NodeJS.ProcessEnv): Promise<string[]> {
    const batches: string[] = [];
    const collector = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const [service] = body.match(/"stringValue":"shop-\d"/) ?? [];
        batches.push(`${request.url} ${service}`);
        response.end('{}');
      });
    }).listen(0, '127.0.0.1');
    await once(collector, 'listening');
    const { env } = process;
    process.env = { ...env, ...variables(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`) };
    onTestFinished(() => {
      process.env = env;
      collector.close();
    });
    const tracing = createTracing('shop-1', '1.0.0', () => undefined);
    const server = await buildTestServer({}, { observers: [tracing.observer] });
    onTestFinished(() => server.close());
    await server.inject({ url: '/health/live' });
    await tracing.close();
    return batches;
  }

  it('gets spans at /v1/traces of the endpoint, with the name of the service', async () => {
    const batches = await collected((url) => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `${url}/` }));
    expect(batches).toEqual(['/v1/traces "stringValue":"shop-1"']);
  });

  it('gets them at the whole URL where one is given, and at no other', async () => {
    const batches = await collected((url) => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/in`,
    }));
    expect(batches).toEqual(['/in "stringValue":"shop-1"']);
  });

  it('gets none of requests that the sampler leaves out', async () => {
    const batches = await collected((url) => ({
      OTEL_EXPORTER_OTLP_ENDPOINT: url,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    }));
    expect(batches).toEqual([]);
  });
});
