import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  type SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';

export interface SpanText {
  readonly name: string;
  readonly kind: SpanKind;
  /** Words that the service chose, codes and numbers: never anything that a caller sent. */
  readonly attributes: Attributes;
}

/** Makes spans, each below the one in which the current request runs. Work that belongs to no request has none. */
export class Spans {
  private readonly tracer: Tracer;
  private readonly current = new AsyncLocalStorage<Context | undefined>();

  constructor(tracer: Tracer) {
    this.tracer = tracer;
  }

  /** The span of a request, below the one that the caller named. */
  startRequest(text: SpanText, parent: SpanContext | undefined): Span {
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    return this.tracer.startSpan(text.name, { kind: text.kind, attributes: text.attributes }, context);
  }

  /** A span below the current one, for the caller to end; undefined outside of requests. */
  start({ name, kind, attributes }: SpanText): Span | undefined {
    const context = this.current.getStore();
    return context && this.tracer.startSpan(name, { kind, attributes }, context);
  }

  /** Runs work below a span; below none where there is none. */
  below<Result>(span: Span | undefined, work: () => Result): Result {
    return this.current.run(span && trace.setSpan(ROOT_CONTEXT, span), work);
  }

  /** Runs work in a span of its own, below the current one; in none outside of requests. */
  async within<Result>(text: SpanText, work: (span: Span | undefined) => Promise<Result>): Promise<Result> {
    const span = this.start(text);
    if (span === undefined) return work(undefined);
    try {
      const result = await this.below(span, () => work(span));
      span.end();
      return result;
    } catch (error) {
      endFailed(span, error);
      throw error;
    }
  }
}

/** Ends a span by an error, of which only the name may be seen. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
