import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTraceParent } from './trace-parent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it('names a span and says whether it is sampled', () => {
    expect(parseTraceParent(`00-${traceId}-${spanId}-01`)).toEqual({
      traceId,
      spanId,
      traceFlags: 1,
      isRemote: true,
    });
    expect(parseTraceParent(`00-${traceId}-${spanId}-fe`)).toMatchObject({ traceFlags: 0 });
  });

  it('of a later version counts as far as it is known', () => {
    expect(parseTraceParent(`01-${traceId}-${spanId}-01-more`)).toMatchObject({ traceId });
  });

  it.each([
    ['is absent', undefined],
    ['is repeated', [`00-${traceId}-${spanId}-01`]],
    ['has a version that cannot be', `ff-${traceId}-${spanId}-01`],
    ['has more than its version knows', `00-${traceId}-${spanId}-01-more`],
    ['has no trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['has no span', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['is in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['is too short', `00-${traceId.slice(1)}-${spanId}-01`],
    ['is followed by something', `00-${traceId}-${spanId}-01 `],
  ])('names nothing where it %s', (_reason, header) => {
    expect(parseTraceParent(header)).toBeUndefined();
  });

  it('of any text names nothing but hexadecimal digits', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const named = parseTraceParent(text);
        if (named !== undefined) expect(named.traceId + named.spanId).toMatch(/^[0-9a-f]{48}$/);
      }),
    );
  });
});
