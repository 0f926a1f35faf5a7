import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { signatureOf } from './message.ts';

const now = Math.floor(Date.now() / 1000);
const secretOf = (key: Buffer) => `whsec_${key.toString('base64')}`;

function headersOf(id: string, signature: string) {
  return { 'webhook-id': id, 'webhook-timestamp': String(now), 'webhook-signature': signature };
}

test('the reference implementation accepts the signature, whatever the body', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.uint8Array({ minLength: 24, maxLength: 64 }), (content, bytes) => {
      const key = Buffer.from(bytes);
      const body = JSON.stringify(content);
      const signature = signatureOf({ id: 'evt_1_2', body }, now, [key]);
      expect(new Webhook(secretOf(key)).verify(body, headersOf('evt_1_2', signature))).toEqual(
        JSON.parse(body),
      );
    }),
    { numRuns: 50 },
  );
});

test('each secret signs, the new one and the old one', () => {
  const keys = [randomBytes(32), randomBytes(24)];
  const signature = signatureOf({ id: 'evt_1_2', body: '{}' }, now, keys);
  expect(signature.split(' ')).toHaveLength(2);
  for (const key of keys)
    expect(new Webhook(secretOf(key)).verify('{}', headersOf('evt_1_2', signature))).toEqual({});
});

test.each([
  ['body', { id: 'evt_1_2', body: '{ }' }],
  ['id', { id: 'evt_1_3', body: '{}' }],
])('another %s is not what was signed', (_part, { id, body }) => {
  const key = randomBytes(32);
  const signature = signatureOf({ id: 'evt_1_2', body: '{}' }, now, [key]);
  const verify = () => new Webhook(secretOf(key)).verify(body, headersOf(id, signature));
  expect(verify).toThrow(WebhookVerificationError);
});
