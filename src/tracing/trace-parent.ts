import { isSpanContextValid, type SpanContext } from '@opentelemetry/api';

const form = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/**
 * The span that a `traceparent` header names (W3C Trace Context, level 1, 3.2); undefined where it names none. The header
 * `tracestate` is not read: it can hold any text.
 */
export function parseTraceParent(header: unknown): SpanContext | undefined {
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    typeof header === 'string' ? (form.exec(header) ?? []) : [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return isSpanContextValid(context) ? context : undefined;
}
