import { setTimeout as delay } from 'node:timers/promises';
import { type Span, type SpanContext, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { parseTraceParent, setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { ApplicationStep } from '../checkout/application-step.ts';
import { shippingOutcome } from '../checkout/judge-shipping.ts';
import type { Caller } from '../checkout/ports.ts';
import type { ShippingStep } from '../checkout/shipping-step.ts';
import { operationOf } from '../http/operations/operation.ts';
import type { RequestObserver } from '../http/request-observer.ts';
import type { StoreTracer, TracedWait } from '../store/store-watch.ts';
import { endFailed, Spans, type SpanText } from './spans.ts';

/** Returns the step with a span for each call of a sampled request, which says how the call was judged. */
export function traceShipping(spans: Spans, step: ShippingStep): ShippingStep {
  return {
    read: (caller) => spans.within(textOf('read shipping address', caller), () => step.read(caller)),
    submit: (...submission) =>
      spans.within(textOf('verify shipping address', submission[0]), async (span) => {
        const judgement = await step.submit(...submission);
        span?.setAttribute('checkout.outcome', shippingOutcome(judgement));
        return judgement;
      }),
  };
}

export function traceApplication(spans: Spans, step: ApplicationStep): ApplicationStep {
  return {
    read: (caller) => spans.within(textOf('read application', caller), () => step.read(caller)),
    submit: (...submission) =>
      spans.within(textOf('validate application', submission[0]), async (span) => {
        const problems = await step.submit(...submission);
        span?.setAttribute('checkout.outcome', problems.length === 0 ? 'accepted' : 'refused');
        return problems;
      }),
  };
}

function textOf(name: string, { market }: Caller): () => SpanText {
  return () => ({ name, kind: SpanKind.INTERNAL, attributes: { 'checkout.market': market.code } });
}

const longestCloseMs = 3_000;

/**
 * Exports over OTLP/HTTP in the background. Loaded only if traces are configured. The SDK takes the
 * collector, the sampler and all else from the standard variables; the settings have checked those that they
 * list. `onFailure` is called for each batch that cannot be sent.
 */
export function createTracing(serviceName: string, version: string, onFailure: () => void) {
  setGlobalErrorHandler(onFailure);
  const provider = new NodeTracerProvider({
    // The resource says nothing about the machine.
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const spans = new Spans(provider.getTracer('checkout-verification', version));
  return {
    observer: createRequestSpans(spans),
    tracer: createStoreSpans(spans),
    traceShipping: (step: ShippingStep) => traceShipping(spans, step),
    traceApplication: (step: ApplicationStep) => traceApplication(spans, step),
    over: spans.over.bind(spans),
    /** Exports what is left, for a few seconds at most. */
    async close() {
      const tooLong = delay(longestCloseMs, undefined, { ref: false });
      await Promise.race([provider.shutdown().catch(onFailure), tooLong]);
    },
  };
}

/**
 * Makes a span for each sampled request, after OpenTelemetry's conventions for HTTP servers, but without the
 * URL, which can hold anything. Sampling is decided first, so other requests cost nothing.
 */
export function createRequestSpans(spans: Spans): RequestObserver {
  const open = new WeakMap<object, Span>();
  return {
    began(request) {
      const { name, route } = operationOf(request);
      const parent = callerSpan(request.headers.traceparent);
      const span = spans.startRequest(`${request.method} ${route ?? name}`, SpanKind.SERVER, parent);
      if (span === undefined) return;
      open.set(request, span);
      span.setAttributes({
        'http.request.method': request.method,
        ...(route === null ? {} : { 'http.route': route }),
        'checkout.operation': name,
        'checkout.request_id': request.id,
      });
    },
    handles(request, proceed) {
      spans.below(open.get(request), proceed);
    },
    ended({ status, outcome, market }, request) {
      const span = open.get(request);
      if (span === undefined) return;
      if (status !== null) span.setAttribute('http.response.status_code', status);
      if (market !== null) span.setAttribute('checkout.market', market);
      span.setAttribute('checkout.outcome', outcome);
      if (status !== null && status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/**
 * Returns the span in a `traceparent` header (W3C Trace Context, level 1, 3.2); undefined if there is none.
 * `tracestate` is not read: it can hold any text.
 */
function callerSpan(header: string | string[] | undefined): SpanContext | undefined {
  const named = typeof header === 'string' ? parseTraceParent(header) : null;
  return named === null ? undefined : { ...named, isRemote: true };
}

/**
 * A statement that requests share has one span, in the first one's trace. Each request has a span for its
 * time in the store; those of the others link to the first, so that each leads to the statement.
 */
export function createStoreSpans(spans: Spans): StoreTracer {
  const spanOf = new WeakMap<TracedWait, Span>();
  return {
    statement(name, run) {
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name };
      return spans.within(() => ({ name, kind: SpanKind.CLIENT, attributes }), run);
    },
    startWait(statement) {
      const attributes = { 'db.operation.name': statement };
      const span = spans.start(() => ({ name: `store ${statement}`, kind: SpanKind.INTERNAL, attributes }));
      if (span === undefined) return undefined;
      const wait: TracedWait = {
        end: (error) => (error === undefined ? span.end() : endFailed(span, error)),
      };
      spanOf.set(wait, span);
      return wait;
    },
    together(waits, run) {
      const traced = waits.flatMap((wait) => (wait && spanOf.get(wait)) ?? []);
      const [first] = traced;
      for (const span of traced) {
        span.setAttribute('db.operation.batch.size', waits.length);
        if (first !== undefined && span !== first) span.addLink({ context: first.spanContext() });
      }
      return spans.below(first, run);
    },
  };
}
