import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import { readSettings } from './settings.ts';
import { parseWebhookUrls } from './webhook-settings.ts';

const secretOf = (bytes: number) => `whsec_${randomBytes(bytes).toString('base64')}`;
const a = 'https://a.example.com/hook';
const b = 'http://127.0.0.1:9000/in';
const urls = `${a} ${b}`;

describe('webhook settings', () => {
  test('absent: changes leave no events, even with secrets', () => {
    expect(readSettings({}).webhooks).toBeUndefined();
    expect(readSettings({ WEBHOOK_SECRETS: secretOf(32) }).webhooks).toBeUndefined();
  });

  test('blanks separate URLs, blanks or commas separate secrets, and each secret has one URL', () => {
    const WEBHOOK_SECRETS = `${a}=${secretOf(24)}, ${b}=${secretOf(64)} ${a}=${secretOf(33)}`;
    const { webhooks } = readSettings({ WEBHOOK_URLS: ` ${urls}\n`, WEBHOOK_SECRETS });
    const found = webhooks?.endpoints.map(({ name, secrets }) => [name, secrets.map(({ length }) => length)]);
    expect(found).toEqual([
      [a, [24, 33]],
      [b, [64]],
    ]);
    expect(webhooks).toMatchObject({ timeoutMs: 15_000, expiryMs: 72 * 3_600_000 });
  });

  test('the secrets of a single URL need not name it', () => {
    const WEBHOOK_SECRETS = `${secretOf(24)} ${a}=${secretOf(32)}`;
    const { webhooks } = readSettings({ WEBHOOK_URLS: a, WEBHOOK_SECRETS });
    expect(webhooks?.endpoints[0]?.secrets.map(({ length }) => length)).toEqual([24, 32]);
  });

  test('a secret names its URL with or without its secret parts', () => {
    const whole = 'https://user:word@a.example.com/hook?token=1';
    for (const url of [a, whole]) {
      const WEBHOOK_SECRETS = `${url}=${secretOf(32)}`;
      expect(readSettings({ WEBHOOK_URLS: whole, WEBHOOK_SECRETS }).webhooks?.endpoints).toHaveLength(1);
    }
  });

  const shared = secretOf(32);
  test.each([
    ['all without a URL', `${secretOf(32)} ${secretOf(32)}`],
    ['one without a URL', `${a}=${secretOf(32)} ${b}=${secretOf(32)} ${secretOf(32)}`],
    ['none for one URL', `${a}=${secretOf(32)}`],
    ['one for a URL that is not there', `${a}=${secretOf(32)} ${b}=${secretOf(32)} ${b}s=${secretOf(32)}`],
    ['one for two URLs', `${a}=${shared} ${b}=${shared}`],
  ])('two URLs are refused with secrets %s', (_, WEBHOOK_SECRETS) => {
    expect(() => readSettings({ WEBHOOK_URLS: urls, WEBHOOK_SECRETS })).toThrow(/^WEBHOOK_SECRETS must be /);
  });

  test.each([
    'ftp://a.example.com/',
    'a.example.com',
    'https://',
    'https://a.example.com/hook,https://b.example.com/canary',
    'https://a.example.com/?token=canary https://a.example.com/?token=2',
  ])('the URLs %j are refused by name, without their value', (WEBHOOK_URLS) => {
    const read = () => readSettings({ WEBHOOK_URLS, WEBHOOK_SECRETS: secretOf(32) });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^WEBHOOK_URLS must be .*\.$/);
    expect(read).not.toThrow('canary');
  });

  test.each([
    '',
    'secret',
    randomBytes(32).toString('base64'),
    secretOf(23),
    secretOf(65),
    'whsec_',
    'whsec_%%',
    `whsec_${Buffer.alloc(32).toString('base64')}`,
    `ftp://a.example.com/hook=${secretOf(32)}`,
  ])('the secrets %j are refused by name, without their value', (WEBHOOK_SECRETS) => {
    const read = () => readSettings({ WEBHOOK_URLS: a, WEBHOOK_SECRETS });
    expect(read).toThrow(/^WEBHOOK_SECRETS must be /);
    if (WEBHOOK_SECRETS.length > 10) expect(read).not.toThrow(WEBHOOK_SECRETS);
  });

  test.each([
    ['http://a.example.com/', false],
    ['http://10.0.0.1/', false],
    ['http://127.evil.example.com/', false],
    ['https://a.example.com/', true],
    ['http://localhost:9000/', true],
    ['http://127.0.0.2/', true],
    ['http://[::1]/', true],
  ])('production delivers to %s: %s', (WEBHOOK_URLS, isTaken) => {
    const read = () =>
      readSettings({
        NODE_ENV: 'production',
        AUTH_JWKS_URL: 'https://login.example.com/jwks',
        AUTH_ISSUER: 'i',
        AUTH_AUDIENCE: 'a',
        ENCRYPTION_KEYS: `k:${randomBytes(32).toString('base64')}`,
        WEBHOOK_URLS,
        WEBHOOK_SECRETS: secretOf(32),
      });
    if (isTaken) expect(read().webhooks).toBeDefined();
    else expect(read).toThrow(/^WEBHOOK_URLS must be /);
  });
});

describe('an endpoint', () => {
  test('is named without the parts that may be secret, which are still sent', () => {
    const [endpoint] =
      parseWebhookUrls('https://us%20er:p%40ss@a.example.com:8443/in?token=canary#part') ?? [];
    expect(endpoint).toEqual({
      name: 'https://a.example.com:8443/in',
      url: 'https://a.example.com:8443/in?token=canary',
      authorization: `Basic ${Buffer.from('us er:p@ss').toString('base64')}`,
    });
  });

  test('with a user that is wrongly encoded is taken as it is', () => {
    expect(parseWebhookUrls('https://%zz@a.example.com/')?.[0]?.authorization).toMatch(/^Basic /);
  });
});
