import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { OperatorError } from '../operator-error.ts';
import purposes from './setting-purposes.json' with { type: 'json' };
import { readSettings } from './settings.ts';
import { settingsTable } from './settings-table.ts';

const key = randomBytes(32).toString('base64');
const production = {
  NODE_ENV: 'production',
  AUTH_JWKS_URL: 'https://login.example.com/jwks',
  AUTH_ISSUER: 'https://login.example.com',
  AUTH_AUDIENCE: 'checkout',
  ENCRYPTION_KEYS: `k1:${key}`,
};

describe('readSettings', () => {
  test('an empty environment is the quick start on 127.0.0.1:8080 with the embedded store', () => {
    const settings = readSettings({});
    expect(settings.http).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      bodyLimitBytes: 65_536,
      corsOrigins: [],
    });
    expect(settings).toMatchObject({
      dataDirectory: '.data',
      logLevel: 'info',
      tokenLifetimeSeconds: 86_400,
    });
    expect(settings.database).toBeUndefined();
    expect(settings.credentials).toBeUndefined();
    expect(settings.encryptionKeys).toBeUndefined();
  });

  test('metrics are off without a port, and are served where the service is unless a host is named', () => {
    expect(readSettings({ METRICS_HOST: '10.0.0.1' }).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9464', HOST: '127.0.0.9' }).metrics).toEqual({
      host: '127.0.0.9',
      port: 9464,
    });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '::1' }).metrics?.host).toBe('::1');
  });

  test('traces are off without an endpoint', () => {
    expect(readSettings({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'always_on' }).tracedAs).toBe(
      undefined,
    );
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readSettings(endpoint).tracedAs).toBe('checkout-verification');
    const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in' };
    expect(readSettings({ ...whole, OTEL_SERVICE_NAME: 'shop' }).tracedAs).toBe('shop');
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://somewhere'],
    ['DATABASE_URL', 'postgres://user:secret@[bad'],
    ['DATABASE_POOL_SIZE', '987'],
    ['DATABASE_POOLER', 'session'],
    ['EMBEDDED_SYNC', 'maybe'],
    ['AUTH_ALGORITHMS', 'HS256'],
    ['AUTH_ALGORITHMS', 'none'],
    ['AUTH_JWKS_URL', 'ftp://login.example.com/jwks'],
    ['AUTH_JWKS_URL', 'http://login.example.com/jwks'],
    ['AUTH_JWKS_URL', 'http://127.example.com/jwks'],
    ['AUTH_JWKS_URL', 'http://localhost@login.example.com/jwks'],
    ['AUTH_PUBLIC_KEY', 'nonsense'],
    ['AUTH_CLOCK_SKEW_SECONDS', '61'],
    ['AUTH_TOKEN_LIFETIME_SECONDS', '59'],
    ['ALLOW_QUICK_START_ON_NETWORK', 'yes'],
    ['NODE_ENV', 'Production'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'production '],
    ['NODE_ENV', 'staging'],
    ['ENCRYPTION_KEYS', 'k1:tooshort'],
    ['ENCRYPTION_KEYS', `k.1:${key}`],
    ['ENCRYPTION_KEYS', `k1:${key},k2`],
    ['ENCRYPTION_KEYS', `k1:${key},k1:${key}`],
    ['ENCRYPTION_KEYS', `k1:${Buffer.alloc(32).toString('base64')}`],
    ['ENCRYPTION_KEYS', `k1:${key},k2:${Buffer.alloc(32, 7).toString('base64')}`],
    ['CORS_ORIGINS', 'https://shop.example.com/path'],
    ['CORS_ORIGINS', '*'],
    ['RATE_LIMIT_PER_TOKEN', '-1'],
    ['RATE_LIMIT_PER_ADDRESS', 'many'],
    ['SECURITY_CONTACTS', 'security@example.com'],
    ['SECURITY_CONTACTS', 'mailto:security@example.com http://example.com'],
    ['MAX_CONNECTIONS', 'many'],
    ['RATE_LIMIT_PUBLIC', '-1'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', 'proxy.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1 0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['REDIS_URL', 'http://somewhere'],
    ['REDIS_URL', 'redis://user:secret@[bad'],
    ['LOG_LEVEL', 'loud'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://[bad'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'http://[bad'],
    ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['METRICS_PORT', '65536'],
    ['METRICS_PORT', '8080'],
    ['GEONAMES_URL', 'ftp://somewhere'],
  ])('refuses an unusable %s by name, without its value', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(new RegExp(`^${name} must be .*\\.$`, 'm'));
    expect(read).not.toThrow(value === 'prod' ? / prod\b/ : value);
  });

  test('everything wrong is reported at once, a line each, in the order of the table', () => {
    const environment = {
      PORT: 'eighty',
      DATABASE_URL: 'mysql://somewhere',
      AUTH_JWKS_URL: 'http://login.example.com/jwks',
      ENCRYPTION_KEYS: 'k1:tooshort',
      WEBHOOK_URLS: 'nowhere',
      CORS_ORIGINS: '*',
      METRICS_PORT: 'high',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://[bad',
      NODE_ENV: 'prod',
    };
    const names = [];
    try {
      readSettings(environment);
    } catch (error) {
      if (!(error instanceof OperatorError)) throw error;
      for (const line of error.message.split('\n')) names.push(/^(\w+) must be .*\.$/.exec(line)?.[1]);
    }
    const expected = [...Object.keys(environment), 'AUTH_ISSUER', 'AUTH_AUDIENCE'];
    expect(names).toEqual(Object.keys(settingsTable).filter((name) => expected.includes(name)));
  });

  test('a refused value hides no other fault, and brings none of its own', () => {
    const faults = (environment: Record<string, string>) => {
      try {
        readSettings(environment);
        return [];
      } catch (error) {
        if (!(error instanceof OperatorError)) throw error;
        return error.message.split('\n').map((line) => line.split(' ')[0]);
      }
    };
    expect(faults({ WORKERS: '2', DATABASE_URL: 'mysql://somewhere' })).toEqual(['DATABASE_URL']);
    expect(faults({ AUTH_JWKS_URL: 'ftp://somewhere', DATABASE_URL: 'mysql://somewhere' })).toEqual([
      'DATABASE_URL',
      'AUTH_JWKS_URL',
      'AUTH_ISSUER',
      'AUTH_AUDIENCE',
      'ENCRYPTION_KEYS',
    ]);
  });

  test.each(['AUTH_JWKS_URL', 'ENCRYPTION_KEYS', 'AUTH_ISSUER', 'AUTH_AUDIENCE'])(
    'production needs %s',
    (name) => {
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(
        new RegExp(`^${name} .*must be .*\\.$`),
      );
      expect(readSettings(production).credentials).toBeDefined();
    },
  );

  test.each(['127.0.0.1', '127.1.2.3', 'localhost', '::1'])(
    'the quick start’s credentials may listen on %s',
    (HOST) => {
      expect(readSettings({ HOST }).credentials).toBeUndefined();
    },
  );

  test.each(['0.0.0.0', '::', '10.0.0.1', 'shop.example.com', '127.example.com'])(
    'the quick start’s credentials listen on %s only if a setting allows it',
    (HOST) => {
      expect(() => readSettings({ HOST })).toThrow(/^HOST must be this machine/);
      expect(() => readSettings({ HOST, NODE_ENV: 'test' })).toThrow(/^HOST must be this machine/);
      expect(readSettings({ HOST, ALLOW_QUICK_START_ON_NETWORK: 'true' }).http.host).toBe(HOST);
      expect(readSettings({ ...production, HOST }).http.host).toBe(HOST);
    },
  );

  test('allowing the quick start on a network changes nothing in production', () => {
    const allowed = { NODE_ENV: 'production', ALLOW_QUICK_START_ON_NETWORK: 'true' };
    expect(() => readSettings(allowed)).toThrow(/^AUTH_JWKS_URL or AUTH_PUBLIC_KEY must be set/);
  });

  test.each(['AUTH_ISSUER', 'AUTH_AUDIENCE'])('%s alone does not mean the quick start', (name) => {
    expect(() => readSettings({ [name]: 'somebody' })).toThrow(
      /^AUTH_JWKS_URL or AUTH_PUBLIC_KEY must be set beside/,
    );
  });

  test('a database with an issuer needs keys that every instance has', () => {
    const { ENCRYPTION_KEYS, NODE_ENV, ...issuer } = production;
    const DATABASE_URL = 'postgres://127.0.0.1/checkout';
    expect(() => readSettings({ ...issuer, DATABASE_URL })).toThrow(
      /^ENCRYPTION_KEYS must be set with DATABASE_URL/,
    );
    expect(readSettings({ ...issuer, DATABASE_URL, ENCRYPTION_KEYS }).encryptionKeys).toHaveLength(1);
    expect(readSettings(issuer).encryptionKeys).toBeUndefined();
    expect(readSettings({ DATABASE_URL }).encryptionKeys).toBeUndefined();
  });

  test('a JWKS comes over http from this machine only', () => {
    for (const AUTH_JWKS_URL of ['http://127.0.0.1:9/jwks', 'http://[::1]:9/jwks', 'http://localhost/jwks'])
      expect(readSettings({ ...production, AUTH_JWKS_URL }).credentials?.source).toEqual({
        jwksUrl: AUTH_JWKS_URL,
      });
  });

  test('a JWKS URL and a public key exclude each other', () => {
    expect(() => readSettings({ ...production, AUTH_PUBLIC_KEY: 'x' })).toThrow('exclude each other');
  });

  test('the first encryption key comes first', () => {
    const { encryptionKeys } = readSettings({ ENCRYPTION_KEYS: `new:${key}, old:${key}` });
    expect(encryptionKeys?.map(({ id }) => id)).toEqual(['new', 'old']);
    expect(encryptionKeys?.[0]?.key).toHaveLength(32);
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      http: { port: 8080 },
      database: undefined,
    });
  });

  test.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0', ALLOW_QUICK_START_ON_NETWORK: 'true' }, false],
    [{ HOST: '0.0.0.0', ALLOW_QUICK_START_ON_NETWORK: 'true', DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
    [production, false],
    [{ ...production, DEMO: 'true' }, true],
  ])('%j: the demo is on: %s', (environment, demo) => {
    expect(readSettings(environment).demo).toBe(demo);
  });

  test('a public key is read from its PEM, whose line breaks may be written as \\n', () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    for (const AUTH_PUBLIC_KEY of [pem, pem.replaceAll('\n', '\\n')]) {
      const { credentials } = readSettings({ ...production, AUTH_JWKS_URL: '', AUTH_PUBLIC_KEY });
      const { source } = credentials ?? {};
      expect(source && 'publicKey' in source && source.publicKey.equals(publicKey)).toBe(true);
    }
    const secret = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const read = () => readSettings({ ...production, AUTH_JWKS_URL: '', AUTH_PUBLIC_KEY: secret });
    expect(read).toThrow(/^AUTH_PUBLIC_KEY must be a public key/);
    expect(read).not.toThrow(secret);
  });

  test('every entry of the table has a purpose and says what it expects', () => {
    expect(Object.keys(purposes)).toEqual(Object.keys(settingsTable));
    for (const purpose of Object.values(purposes)) expect(purpose).toMatch(/\.$/);
    for (const { expects } of Object.values(settingsTable)) expect(expects).not.toMatch(/\.$/);
  });
});
