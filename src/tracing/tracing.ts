import { SpanKind } from '@opentelemetry/api';
import type { ApplicationStep } from '../checkout/application-step.ts';
import type { Caller } from '../checkout/caller.ts';
import { shippingOutcome } from '../checkout/shipping-outcome.ts';
import type { ShippingStep } from '../checkout/shipping-step.ts';
import type { TraceSettings } from '../config/trace-settings.ts';
import type { RequestObserver } from '../http/request-observer.ts';
import type { StoreTracer } from '../store/store-watch.ts';
import { createRequestSpans } from './request-spans.ts';
import { Spans, type SpanText } from './spans.ts';
import { startTracing } from './start-tracing.ts';
import { createStoreSpans } from './store-spans.ts';

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
