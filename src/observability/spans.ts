import {
  type Attributes,
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

/**
 * Makes spans, each below the span of the code that is running. Work of a request that is not sampled has no
 * spans and costs nothing. Node can follow a span through promises, but then every promise of the process
 * pays for it: a third of the time of a request. So work that continues later is given its span (see `over`).
 */
export class Spans {
  private readonly tracer: Tracer;
  private current: Span | undefined;

  constructor(tracer: Tracer) {
    this.tracer = tracer;
  }

  /** The span is below the one that the caller named; undefined if the request is not sampled. */
  startRequest(name: string, kind: SpanKind, parent: SpanContext | undefined): Span | undefined {
    const context = parent === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
    const span = this.tracer.startSpan(name, { kind }, context);
    return span.isRecording() ? span : undefined;
  }

  /** Starts a span below the current one, which the caller must end; undefined if there is no current one. */
  start(textOf: () => SpanText): Span | undefined {
    if (this.current === undefined) return undefined;
    const { name, kind, attributes } = textOf();
    return this.tracer.startSpan(name, { kind, attributes }, trace.setSpan(ROOT_CONTEXT, this.current));
  }

  /** Runs work below a span until it first waits; without a span if there is none. */
  below<Result>(span: Span | undefined, work: () => Result): Result {
    const outer = this.current;
    this.current = span;
    try {
      return work();
    } finally {
      this.current = outer;
    }
  }

  /** Runs work in a span of its own, below the current one; without a span if there is no current one. */
  within<Result>(textOf: () => SpanText, work: (span: Span | undefined) => Promise<Result>): Promise<Result> {
    const span = this.start(textOf);
    return span === undefined ? work(undefined) : this.ending(span, () => work(span));
  }

  private async ending<Result>(span: Span, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await this.below(span, work);
      span.end();
      return result;
    } catch (error) {
      endFailed(span, error);
      throw error;
    }
  }

  /**
   * Returns what `make` makes over a port. Each call inside a span goes to one made anew, so all that the
   * call asks of the port is below its span, however late.
   */
  over<Port extends object, Made extends object>(port: Port, make: (port: Port) => Made): Made {
    const plain = make(port);
    return this.deferred(plain, () =>
      this.current === undefined ? plain : make(this.portBelow(this.current, port)),
    );
  }

  /** Functions are called on what `choose` returns at that moment. */
  private deferred<Made extends object>(plain: Made, choose: () => object): Made {
    return new Proxy(plain, {
      get: (_, name) => {
        const member: unknown = Reflect.get(plain, name);
        const chosen = () => Reflect.get(choose(), name);
        if (typeof member === 'function') return (...given: unknown[]) => chosen()(...given);
        return typeof member === 'object' && member !== null ? this.deferred(member, chosen) : member;
      },
    });
  }

  private portBelow<Port extends object>(span: Span, port: Port): Port {
    return new Proxy(port, {
      get: (_, name) => {
        const member: unknown = Reflect.get(port, name);
        if (typeof member !== 'function') return member;
        return (...given: unknown[]) => this.below(span, () => Reflect.apply(member, port, given));
      },
    });
  }
}

/** Only the error's name is recorded: its message may hold what a caller sent. */
export function endFailed(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.constructor.name : typeof error);
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
