import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';
import type { TraceSettings } from '../config/trace-settings.ts';

export interface StartedTracing {
  readonly tracer: Tracer;
  /** Exports what is left, for a few seconds at most. */
  close(): Promise<void>;
}

const longestCloseMs = 3_000;

/** Exports over OTLP/HTTP in the background. Calls `onFailure` for each batch that fails. */
export function startTracing(
  { url, serviceName, sampler, samplerRatio }: TraceSettings,
  version: string,
  onFailure: () => void,
): StartedTracing {
  const exporter = telling(new OTLPTraceExporter({ url }), onFailure);
  const provider = new NodeTracerProvider({
    // The resource says nothing about the machine.
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: samplers[sampler](samplerRatio),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  return {
    tracer: provider.getTracer('checkout-verification', version),
    async close() {
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, longestCloseMs);
      });
      await Promise.race([provider.shutdown().catch(onFailure), tooLong]);
      clearTimeout(timer);
    },
  };
}

const parentBased = (root: Sampler) => new ParentBasedSampler({ root });

const samplers: Readonly<Record<TraceSettings['sampler'], (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => parentBased(new AlwaysOnSampler()),
  parentbased_always_off: () => parentBased(new AlwaysOffSampler()),
  parentbased_traceidratio: (ratio) => parentBased(new TraceIdRatioBasedSampler(ratio)),
};

function telling(exporter: SpanExporter, onFailure: () => void): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0) onFailure();
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
