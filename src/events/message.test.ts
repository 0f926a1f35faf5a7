import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { PlatformEvent } from './event-store.ts';
import { messageIdOf, messageOf, parseMessageId, signatureOf } from './post-message.ts';

const event: PlatformEvent = {
  eventId: '42',
  type: 'cart.address.set',
  subjectId: 'cart "1"',
  market: 'US',
  occurredAt: new Date('2026-03-01T12:00:00.123Z'),
};

test('a message says what happened to which cart, where and when, and nothing else', () => {
  const event2 = { ...event, attempts: 3, pendingForMs: 5, email: 'canary@example.com' };
  expect(messageOf(event2)).toEqual({
    id: 'evt_1772366400123_42',
    body: '{"type":"cart.address.set","timestamp":"2026-03-01T12:00:00.123Z","data":{"cart":"cart \\"1\\"","market":"US"}}',
  });
});

test('an event of an application names the session', () => {
  const { body } = messageOf({ ...event, type: 'application.registered', subjectId: 's-1' });
  expect(JSON.parse(body).data).toEqual({ session: 's-1', market: 'US' });
});

describe('the id of a message', () => {
  test('names its event', () => {
    expect(parseMessageId(messageIdOf(event))).toEqual({ eventId: '42', occurredAt: event.occurredAt });
  });

  test('has no full stop, which separates the parts of what is signed', () => {
    expect(messageIdOf(event)).not.toContain('.');
  });

  test.each(['', '42', 'evt_42', 'evt_1_2_3', 'evt_1_-2', 'evt_1_2 ', 'EVT_1_2', `evt_1_${'9'.repeat(19)}`])(
    'is not %j',
    (text) => {
      expect(parseMessageId(text)).toBeUndefined();
    },
  );
});

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
