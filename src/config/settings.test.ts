import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
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
    expect(settings).toMatchObject({ isProduction: false, dataDirectory: '.data', logLevel: 'info' });
    expect(settings.database).toBeUndefined();
    expect(settings.credentials).toBeUndefined();
    expect(settings.encryptionKeys).toBeUndefined();
  });

  test('metrics are off without a port, and are served where the service is unless a host is named', () => {
    expect(readSettings({ METRICS_HOST: '10.0.0.1' }).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9464', HOST: '10.0.0.1' }).metrics).toEqual({
      host: '10.0.0.1',
      port: 9464,
    });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '::1' }).metrics?.host).toBe('::1');
  });

  test('traces are off without an endpoint, and go to its /v1/traces unless a whole URL is given', () => {
    expect(
      readSettings({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'always_on' }).traces,
    ).toBeUndefined();
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' };
    expect(readSettings(endpoint).traces).toEqual({
      url: 'http://collector:4318/v1/traces',
      serviceName: 'checkout-verification',
      sampler: 'parentbased_always_on',
      samplerRatio: 1,
    });
    const whole = {
      ...endpoint,
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/in',
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    };
    expect(readSettings(whole).traces).toMatchObject({
      url: 'https://traces.example.com/in',
      sampler: 'traceidratio',
      samplerRatio: 0.05,
    });
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
    ['AUTH_CLOCK_SKEW_SECONDS', '61'],
    ['ENCRYPTION_KEYS', 'k1:tooshort'],
    ['ENCRYPTION_KEYS', `k1:${key},k2`],
    ['ENCRYPTION_KEYS', `k1:${key},k1:${key}`],
    ['CORS_ORIGINS', 'https://shop.example.com/path'],
    ['CORS_ORIGINS', '*'],
    ['RATE_LIMIT_PER_TOKEN', '-1'],
    ['RATE_LIMIT_PER_ADDRESS', 'many'],
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
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(new RegExp(`^${name} must be .*\\.$`));
    expect(read).not.toThrow(value);
  });

  test.each(['AUTH_JWKS_URL', 'ENCRYPTION_KEYS', 'AUTH_ISSUER', 'AUTH_AUDIENCE'])(
    'production needs %s',
    (name) => {
      expect(() => readSettings({ ...production, [name]: undefined })).toThrow(name);
      expect(readSettings(production).isProduction).toBe(true);
    },
  );

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
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '127.example.com' }, false],
    [{ HOST: '0.0.0.0', DEMO: 'true' }, true],
    [{ DEMO: 'false' }, false],
    [production, false],
    [{ ...production, DEMO: 'true' }, true],
  ])('%j: the demo is on: %s', (environment, demo) => {
    expect(readSettings(environment).demo).toBe(demo);
  });

  test('line breaks of a PEM may be written as \\n', () => {
    const { credentials } = readSettings({ ...production, AUTH_JWKS_URL: '', AUTH_PUBLIC_KEY: 'a\\nb' });
    expect(credentials?.source).toEqual({ publicKey: 'a\nb' });
  });

  test('every entry of the table has a purpose and says what it expects', () => {
    for (const { purpose, expects } of Object.values(settingsTable)) {
      expect(purpose).toMatch(/\.$/);
      expect(expects).not.toMatch(/\.$/);
    }
  });
});
