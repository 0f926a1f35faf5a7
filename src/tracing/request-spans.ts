import { type Span, type SpanContext, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import type { RequestObserver } from '../http/request-observer.ts';
import { operationOf } from '../http/served-operation.ts';
import type { Spans } from './spans.ts';

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
