export const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Where traces go and which requests are traced. */
export interface TraceSettings {
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: (typeof traceSamplers)[number];
  /** Share of requests, from 0 to 1, for the samplers that take one. */
  readonly samplerRatio: number;
}

/** Values of the standard variables, already of their types. */
export interface TraceValues {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string;
  readonly OTEL_SERVICE_NAME: string;
  readonly OTEL_TRACES_SAMPLER: TraceSettings['sampler'];
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/** undefined where no endpoint is named: then nothing is traced. `refuse` is told of one that is no URL. */
export function readTraceSettings(
  values: TraceValues,
  refuse: (name: 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') => void,
): TraceSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: traces } = values;
  if (base !== undefined && !URL.canParse(base)) refuse('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (traces !== undefined && !URL.canParse(traces)) refuse('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT');
  const url = traces ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  if (url === undefined) return undefined;
  return {
    url,
    serviceName: values.OTEL_SERVICE_NAME,
    sampler: values.OTEL_TRACES_SAMPLER,
    samplerRatio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
