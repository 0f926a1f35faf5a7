import { stripVTControlCharacters } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/support/any-text.ts';
import { readableLine } from './log-output.ts';

const request = {
  level: 30,
  time: new Date(2026, 2, 1, 9, 5, 7, 42).getTime(),
  operation: 'setShippingAddress',
  route: '/v1/shopping/checkout/verify/address.json',
  requestId: 'a.b-1',
  method: 'POST',
  market: 'US',
  status: 200,
  outcome: 'suggestion',
  durationMs: 3.0614,
  msg: 'request',
};

describe('a line of the log for people', () => {
  it('says about a request what the log does, in the order in which people read it', () => {
    expect(stripVTControlCharacters(readableLine(JSON.stringify(request)))).toBe(
      '09:05:07.042 POST /v1/shopping/checkout/verify/address.json 200 suggestion US 3.1 ms setShippingAddress a.b-1',
    );
  });

  it('has a hyphen for what a refused connection does not have', () => {
    const refused = { ...request, route: null, method: null, market: null, durationMs: null, status: 400 };
    expect(stripVTControlCharacters(readableLine(JSON.stringify(refused)))).toContain(
      ' - - 400 suggestion - - setShippingAddress a.b-1',
    );
  });

  it('names the fields of any other line', () => {
    const line = JSON.stringify({ level: 40, time: 0, msg: 'traces could not be sent', reason: 'a b', n: 1 });
    expect(stripVTControlCharacters(readableLine(line))).toMatch(
      /^\d\d:\d\d:00\.000 traces could not be sent reason="a b" n=1$/,
    );
  });

  it('is one line that commands no terminal, whatever a field holds', () => {
    const anything = fc.dictionary(fc.string(), fc.oneof(anyText(), fc.jsonValue()));
    fc.assert(
      fc.property(anything, (fields) => {
        const line = readableLine(JSON.stringify({ ...request, ...fields }));
        expect(stripVTControlCharacters(line)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });

  it('leaves what is no JSON as it is', () => {
    expect(readableLine('a stack\n')).toBe('a stack');
  });
});
