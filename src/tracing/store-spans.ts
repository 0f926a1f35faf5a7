import { type Span, SpanKind } from '@opentelemetry/api';
import type { StoreTracer, TracedWait } from '../store/store-watch.ts';
import { endFailed, type Spans, type SpanText } from './spans.ts';

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
