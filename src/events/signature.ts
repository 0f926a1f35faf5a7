import { createHmac } from 'node:crypto';
import type { Message } from './message.ts';

/**
 * `webhook-signature` of Standard Webhooks 1.0: HMAC-SHA256 over id, time of the attempt and body, one for
 * each secret, any of which can verify. `timestamp` is in whole seconds of Unix time.
 */
export function signatureOf({ id, body }: Message, timestamp: number, secrets: readonly Buffer[]): string {
  const signed = `${id}.${timestamp}.${body}`;
  return secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`)
    .join(' ');
}
