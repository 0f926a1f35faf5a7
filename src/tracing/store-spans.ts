import { type Span, SpanKind } from '@opentelemetry/api';
import type { StoreTracer, TracedWait } from '../store/store-watch.ts';
import { endFailed, type Spans } from './spans.ts';

/**
 * A statement that several requests share has one span, in the trace of the first of them. Each request has a span for its
 * time in the store; those of the others are linked to the first's, so that the statement can be found from each.
 */
export function createStoreSpans(spans: Spans): StoreTracer {
  return {
    statement(name, run) {
      const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name };
      return spans.within({ name, kind: SpanKind.CLIENT, attributes }, run);
    },
    startWait(statement) {
      const attributes = { 'db.operation.name': statement };
      const span = spans.start({ name: `store ${statement}`, kind: SpanKind.INTERNAL, attributes });
      return span && new SpanOfWait(span);
    },
    together(waits, run) {
      const traced = waits.filter((wait) => wait instanceof SpanOfWait).map(({ span }) => span);
      const first = traced.find((span) => span.isRecording());
      for (const span of traced) {
        span.setAttribute('db.operation.batch.size', waits.length);
        if (first !== undefined && span !== first) span.addLink({ context: first.spanContext() });
      }
      return spans.below(first, run);
    },
  };
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
