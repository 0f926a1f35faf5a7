import { type Span, type SpanContext, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { ApplicationStep } from '../checkout/application-step.ts';
import type { Caller } from '../checkout/caller.ts';
import { shippingOutcome } from '../checkout/shipping-outcome.ts';
import type { ShippingStep } from '../checkout/shipping-step.ts';
import type { TraceSettings } from '../config/trace-settings.ts';
import type { RequestObserver } from '../http/request-observer.ts';
import { operationOf } from '../http/served-operation.ts';
import type { StoreTracer, TracedWait } from '../store/store-watch.ts';
import { endFailed, Spans, type SpanText } from './spans.ts';
import { startTracing } from './start-tracing.ts';

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

export interface Tracing {
  readonly observer: RequestObserver;
  readonly tracer: StoreTracer;
  traceShipping(step: ShippingStep): ShippingStep;
  traceApplication(step: ApplicationStep): ApplicationStep;
  over: Spans['over'];
  close(): Promise<void>;
}

/** Loaded only if traces are configured. `onFailure` is called for each batch that cannot be sent. */
export function createTracing(settings: TraceSettings, version: string, onFailure: () => void): Tracing {
  const { tracer, close } = startTracing(settings, version, onFailure);
  const spans = new Spans(tracer);
  return {
    observer: createRequestSpans(spans),
    tracer: createStoreSpans(spans),
    traceShipping: (step) => traceShipping(spans, step),
    traceApplication: (step) => traceApplication(spans, step),
    over: (port, make) => spans.over(port, make),
    close,
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
  return {
    statement(name, run) {
      return spans.within(() => statementText(name), run);
    },
    startWait(statement) {
      const span = spans.start(() => waitText(statement));
      return span && new SpanOfWait(span);
    },
    together(waits, run) {
      const traced = waits.filter((wait) => wait instanceof SpanOfWait).map(({ span }) => span);
      const [first] = traced;
      for (const span of traced) {
        span.setAttribute('db.operation.batch.size', waits.length);
        if (first !== undefined && span !== first) span.addLink({ context: first.spanContext() });
      }
      return spans.below(first, run);
    },
  };
}

function statementText(name: string): SpanText {
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name };
  return { name, kind: SpanKind.CLIENT, attributes };
}

function waitText(statement: string): SpanText {
  const attributes = { 'db.operation.name': statement };
  return { name: `store ${statement}`, kind: SpanKind.INTERNAL, attributes };
}

class SpanOfWait implements TracedWait {
  readonly span: Span;

  constructor(span: Span) {
    this.span = span;
  }

  end(error?: unknown): void {
    if (error === undefined) this.span.end();
    else endFailed(this.span, error);
  }
}
