import type { SettingValues } from './settings-table.ts';

export interface TraceSettings {
  readonly url: string;
  readonly serviceName: string;
  readonly sampler: SettingValues['OTEL_TRACES_SAMPLER'];
  /** Share of requests, from 0 to 1, for the samplers that take one. */
  readonly samplerRatio: number;
}

/** undefined without an endpoint: nothing is traced. `refuse` is called where it is no URL. */
export function readTraceSettings(
  values: SettingValues,
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
