import { expect, test } from 'vitest';
import { settingsTable } from '../../config/settings-table.ts';
import { findMisspeltSettings } from './misspelt-settings.ts';

test.each([
  ['CORS_ORIGIN', 'CORS_ORIGINS'],
  ['PRT', 'PORT'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABSE_ULR', 'DATABASE_URL'],
  ['cors-origins', 'CORS_ORIGINS'],
  ['log_level', 'LOG_LEVEL'],
  ['ENCRYPTION_KEY', 'ENCRYPTION_KEYS'],
  ['ENCRYPTION_KEY_FILE', 'ENCRYPTION_KEYS_FILE'],
  ['MARKET_FILE', 'MARKETS_FILE'],
])('%s is told as %s', (variable, likely) => {
  expect(findMisspeltSettings({ [variable]: 'secret' })).toEqual([
    `${variable} is no setting and has no effect: ${likely} may be meant.`,
  ]);
});

test.each([
  'PATH',
  'HOME',
  'HOSTNAME',
  'PWD',
  'TERM',
  'AUTH_USER',
  'REDIS_HOST',
  'DATABASE_PORT',
  'POSTGRES_PASSWORD',
  'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT',
  'OTEL_TRACES_EXPORTER',
  'NODE_OPTIONS',
  'CORS_ORIGIN\u001b[2J',
])('%s is nobody’s setting', (variable) => {
  expect(findMisspeltSettings({ [variable]: 'x' })).toEqual([]);
});

test('no setting and no file of a setting is taken for a slip', () => {
  const all = Object.keys(settingsTable);
  expect(findMisspeltSettings(Object.fromEntries(all.map((name) => [name, 'x'])))).toEqual([]);
  expect(findMisspeltSettings({ DATABASE_URL_FILE: 'x', AUTH_PUBLIC_KEY_FILE: 'x' })).toEqual([]);
});

test('a name beside the setting that it resembles belongs to another program', () => {
  expect(findMisspeltSettings({ CORS_ORIGIN: 'x', CORS_ORIGINS: 'y' })).toEqual([]);
});
