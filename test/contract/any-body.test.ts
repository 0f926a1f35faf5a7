import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applicationFields } from '../../src/fields/application-fields.ts';
import { shippingFieldLimits } from '../../src/fields/shipping-fields.ts';
import { anyText } from '../support/any-text.ts';
import { createCheck, operationAt, responseOf } from '../support/contract-schema.ts';
import { addressPath, applicationPath, parseEnvelope } from '../support/http-server.ts';
import { eachService, headerOf, newBuyer } from './service.ts';

const addressFields = [...Object.keys(shippingFieldLimits), 'Branch', 'ShipToId', 'Choice'];
const applicationFieldNames = applicationFields.map(({ field }) => field);

const plausible = fc.constantFrom<unknown>(
  'Accept',
  'Override',
  'maria.lopez@example.com',
  '(510)555-0123',
  'Fremont',
  'Freemont',
  'CA',
  '94538',
  '39300 Civic Center Dr',
  'PO Box 12',
  '07/23/1985',
  '0421',
  '12-3456',
  12,
  0,
  true,
  null,
);
const anyMember = fc.oneof(
  { weight: 4, arbitrary: plausible },
  anyText({ maxLength: 300 }),
  fc.jsonValue({ maxDepth: 2 }),
);

function submissions(fields: readonly string[]) {
  const members = Object.fromEntries(
    [...fields, 'Unknown', 'constructor', 'toString'].map((field) => [field, anyMember]),
  );
  return fc.record(members, { requiredKeys: [] });
}

const checks = new Map<string, (value: unknown) => boolean>();

/** Whether a body matches the documented answer of an operation with this status. */
function isDocumented(path: string, status: number, body: unknown): boolean {
  const key = `${path} ${status}`;
  const known = checks.get(key);
  if (known !== undefined) return known(body);
  const response = responseOf(operationAt(path, 'post'), status);
  if (response?.content === undefined) return false;
  const check = createCheck(response.content['application/json'].schema);
  checks.set(key, check);
  return check(body);
}

eachService((opened) => {
  async function post(path: string, payload: string | Buffer, rules: 'plain' | 'strict' = 'plain') {
    const headers = { authorization: headerOf(newBuyer({ rules })), 'content-type': 'application/json' };
    const response = await opened.service.server.inject({ method: 'POST', url: path, headers, payload });
    const body = parseEnvelope(response.body);
    expect(isDocumented(path, response.statusCode, body)).toBe(true);
    return response.statusCode;
  }

  describe.each([
    ['the address step', addressPath, addressFields],
    ['the application step', applicationPath, applicationFieldNames],
  ])('%s', (_title, path, fields) => {
    it('judges an object with members of any kind', async () => {
      await fc.assert(
        fc.asyncProperty(
          submissions(fields),
          fc.constantFrom('plain' as const, 'strict' as const),
          async (body, rules) => {
            expect(await post(path, JSON.stringify(body), rules)).toBe(200);
          },
        ),
        { numRuns: 150 },
      );
    });

    it('answers any JSON in the envelope', async () => {
      await fc.assert(
        fc.asyncProperty(fc.jsonValue(), async (value) => {
          const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
          expect(await post(path, JSON.stringify(value))).toBe(isObject ? 200 : 400);
        }),
        { numRuns: 60 },
      );
    });

    it('answers any bytes in the envelope', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (bytes) => {
          expect([200, 400]).toContain(await post(path, Buffer.from(bytes)));
        }),
        { numRuns: 60 },
      );
    });
  });
});
