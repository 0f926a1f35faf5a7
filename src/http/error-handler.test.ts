import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { traceOf } from './error-handler.ts';

describe('the trace of an error', () => {
  it('keeps names, codes and frames, of causes too', () => {
    const cause = Object.assign(new RangeError('Jane'), {
      code: '23505',
      detail: 'Key (email)=(jane@example.com)',
    });
    const trace = traceOf(new Error('Jane', { cause }));
    expect(trace).toMatchObject({ name: 'Error', cause: { name: 'RangeError', code: '23505' } });
    expect(trace.frames[0]).toContain('error-handler.test.ts');
    expect(JSON.stringify(trace)).not.toMatch(/jane/i);
  });

  it('drops a code that is no code', () => {
    expect(traceOf(Object.assign(new Error(''), { code: 'Jane Doe, 12 Main St' }))).not.toHaveProperty(
      'code',
    );
  });

  it('ends where causes go in a circle', () => {
    const error = new Error('a');
    error.cause = error;
    expect(JSON.stringify(traceOf(error)).length).toBeLessThan(20_000);
  });

  it('says only the type of what is no error', () => {
    expect(traceOf('Jane Doe')).toEqual({ name: 'string', frames: [] });
    expect(traceOf(undefined)).toEqual({ name: 'undefined', frames: [] });
  });

  it('never holds the message, whatever its lines', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (lines) => {
        const message = lines.map((line) => `    at SECRET ${line}`).join('\n');
        const changed = new Error('first');
        changed.message = message;
        for (const error of [new Error(message), changed]) {
          expect(JSON.stringify(traceOf(error))).not.toContain('SECRET');
        }
      }),
    );
  });
});
