import envSchema from 'env-schema';
import { OperatorError } from '../operator-error.ts';
import { type EncryptionKey, parseEncryptionKeys } from './encryption-keys.ts';
import { type SettingName, settingsTable } from './settings-table.ts';
import { readTraceSettings, type TraceSettings, type TraceValues } from './trace-settings.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';
import {
  isPrivate,
  parseWebhookSecrets,
  parseWebhookUrls,
  type WebhookEndpoint,
} from './webhook-settings.ts';

/** An unusable setting; the message is a sentence that names it and never holds its value. */
export class SettingsError extends OperatorError {
  override readonly name = 'SettingsError';
}

export interface CredentialSettings {
  readonly source: { readonly jwksUrl: string } | { readonly publicKey: string };
  readonly issuer: string;
  readonly audience: string;
}

export interface ClaimNames {
  readonly profile: string;
  readonly session: string;
  readonly cart: string;
  readonly market: string;
  readonly scope: string;
}

export interface WebhookSettings {
  readonly endpoints: readonly WebhookEndpoint[];
  readonly secrets: readonly Buffer[];
  readonly timeoutMs: number;
  readonly expiryMs: number;
}

/** All settings of the service, checked and in their own types. */
export interface Settings {
  readonly isProduction: boolean;
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly bodyLimitBytes: number;
    readonly uploadLimitBytes: number;
    readonly uploadTimeoutMs: number;
    readonly requestTimeoutMs: number;
    readonly maxInFlight: number;
    readonly corsOrigins: readonly string[];
    /** Addresses and networks whose X-Forwarded-For counts. */
    readonly trustedProxies: readonly string[];
  };
  /** Requests in a minute; 0 sets no limit. */
  readonly rateLimits: {
    readonly perToken: number;
    readonly perProfile: number;
    readonly perAddress: number;
  };
  /** undefined: each instance counts requests alone. */
  readonly redisUrl: string | undefined;
  readonly dataDirectory: string;
  readonly database:
    | {
        readonly url: string;
        readonly poolSize: number;
        readonly behindPooler: boolean;
        readonly connectTimeoutMs: number;
        readonly queryTimeoutMs: number;
      }
    | undefined;
  readonly embeddedSync: boolean;
  /** undefined: the quick start's own key. */
  readonly credentials: CredentialSettings | undefined;
  readonly algorithms: readonly string[];
  readonly clockSkewSeconds: number;
  readonly claims: ClaimNames;
  /** undefined: a key of its own in the data folder. */
  readonly encryptionKeys: readonly EncryptionKey[] | undefined;
  readonly marketsFile: string | undefined;
  /** Whether the demo checkout is served. */
  readonly demo: boolean;
  readonly branchRefreshSeconds: number;
  /** 0 is for good. */
  readonly retentionDays: {
    readonly applications: number;
    readonly carts: number;
    readonly registrations: number;
    readonly audit: number;
    readonly events: number;
  };
  /** undefined: changes leave no events. */
  readonly webhooks: WebhookSettings | undefined;
  readonly logLevel: string;
  /** undefined: nothing is traced. */
  readonly traces: TraceSettings | undefined;
  /** Where the metrics are served; undefined: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  readonly geonamesUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings. An empty variable counts as absent. Throws SettingsError at the first unusable one.
 */
export function readSettings(environment: Environment): Settings {
  const values = readValues(environment);
  const isProduction = values.NODE_ENV === 'production';
  const credentials = readCredentials(values);
  const encryptionKeys = readEncryptionKeys(values.ENCRYPTION_KEYS);
  if (isProduction && credentials === undefined) {
    throw new SettingsError('AUTH_JWKS_URL or AUTH_PUBLIC_KEY must be set in production (NODE_ENV).');
  }
  if (isProduction && encryptionKeys === undefined) {
    throw new SettingsError('ENCRYPTION_KEYS must be set in production (NODE_ENV).');
  }
  return {
    isProduction,
    http: readHttp(values),
    rateLimits: {
      perToken: values.RATE_LIMIT_PER_TOKEN,
      perProfile: values.RATE_LIMIT_PER_PROFILE,
      perAddress: values.RATE_LIMIT_PER_ADDRESS,
    },
    redisUrl: readRedisUrl(values),
    dataDirectory: values.DATA_DIR,
    database: readDatabase(values),
    embeddedSync: values.EMBEDDED_SYNC,
    credentials,
    algorithms: values.AUTH_ALGORITHMS.split(' '),
    clockSkewSeconds: values.AUTH_CLOCK_SKEW_SECONDS,
    claims: {
      profile: values.CLAIM_PROFILE,
      session: values.CLAIM_SESSION,
      cart: values.CLAIM_CART,
      market: values.CLAIM_MARKET,
      scope: values.CLAIM_SCOPE,
    },
    encryptionKeys,
    marketsFile: values.MARKETS_FILE,
    demo: values.DEMO ?? (credentials === undefined && isLoopback(values.HOST)),
    branchRefreshSeconds: values.BRANCH_REFRESH_SECONDS,
    retentionDays: {
      applications: values.RETENTION_APPLICATIONS_DAYS,
      carts: values.RETENTION_CARTS_DAYS,
      registrations: values.RETENTION_REGISTRATIONS_DAYS,
      audit: values.RETENTION_AUDIT_DAYS,
      events: values.RETENTION_EVENTS_DAYS,
    },
    webhooks: readWebhooks(values, isProduction),
    logLevel: values.LOG_LEVEL,
    metrics: readMetrics(values),
    traces: readTraceSettings(values, refuse),
    geonamesUrl: values.GEONAMES_URL,
  };
}

/** The settings' values after the table's types and defaults; what has no default may be absent. */
interface Values extends TraceValues {
  readonly HOST: string;
  readonly PORT: number;
  readonly DATA_DIR: string;
  readonly DATABASE_URL?: string;
  readonly DATABASE_POOL_SIZE: number;
  readonly DATABASE_POOLER: string;
  readonly DATABASE_CONNECT_TIMEOUT_MS: number;
  readonly DATABASE_QUERY_TIMEOUT_MS: number;
  readonly EMBEDDED_SYNC: boolean;
  readonly AUTH_JWKS_URL?: string;
  readonly AUTH_PUBLIC_KEY?: string;
  readonly AUTH_ALGORITHMS: string;
  readonly AUTH_ISSUER?: string;
  readonly AUTH_AUDIENCE?: string;
  readonly AUTH_CLOCK_SKEW_SECONDS: number;
  readonly CLAIM_PROFILE: string;
  readonly CLAIM_SESSION: string;
  readonly CLAIM_CART: string;
  readonly CLAIM_MARKET: string;
  readonly CLAIM_SCOPE: string;
  readonly ENCRYPTION_KEYS?: string;
  readonly MARKETS_FILE?: string;
  readonly DEMO?: boolean;
  readonly BRANCH_REFRESH_SECONDS: number;
  readonly RETENTION_APPLICATIONS_DAYS: number;
  readonly RETENTION_CARTS_DAYS: number;
  readonly RETENTION_REGISTRATIONS_DAYS: number;
  readonly RETENTION_AUDIT_DAYS: number;
  readonly RETENTION_EVENTS_DAYS: number;
  readonly WEBHOOK_URLS: string;
  readonly WEBHOOK_SECRETS: string;
  readonly WEBHOOK_TIMEOUT_MS: number;
  readonly WEBHOOK_EXPIRY_HOURS: number;
  readonly CORS_ORIGINS: string;
  readonly RATE_LIMIT_PER_TOKEN: number;
  readonly RATE_LIMIT_PER_PROFILE: number;
  readonly RATE_LIMIT_PER_ADDRESS: number;
  readonly TRUSTED_PROXIES: string;
  readonly REDIS_URL?: string;
  readonly BODY_LIMIT_BYTES: number;
  readonly UPLOAD_LIMIT_BYTES: number;
  readonly UPLOAD_TIMEOUT_MS: number;
  readonly REQUEST_TIMEOUT_MS: number;
  readonly MAX_IN_FLIGHT: number;
  readonly LOG_LEVEL: string;
  readonly METRICS_PORT?: number;
  readonly METRICS_HOST?: string;
  readonly GEONAMES_URL: string;
  readonly NODE_ENV: string;
}

function readValues(environment: Environment): Values {
  const data = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => name in settingsTable && value !== undefined && value !== '',
    ),
  );
  const properties = Object.fromEntries(
    Object.entries(settingsTable).map(([name, entry]) => [name, entry.schema]),
  );
  try {
    return envSchema<Values>({ schema: { type: 'object', properties }, data, env: false });
  } catch (error) {
    throw new SettingsError(sentenceOf(error));
  }
}

function sentenceOf(error: unknown): string {
  const findings =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const path: unknown = findings[0]?.instancePath;
  const name = typeof path === 'string' ? path.slice(1) : '';
  if (!isSettingName(name)) throw error;
  return `${name} must be ${settingsTable[name].expects}.`;
}

function isSettingName(name: string): name is SettingName {
  return name in settingsTable;
}

function refuse(name: SettingName): never {
  throw new SettingsError(`${name} must be ${settingsTable[name].expects}.`);
}

function readHttp(values: Values): Settings['http'] {
  const corsOrigins = values.CORS_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== '');
  if (!corsOrigins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    refuse('CORS_ORIGINS');
  return {
    host: values.HOST,
    port: values.PORT,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    uploadLimitBytes: values.UPLOAD_LIMIT_BYTES,
    uploadTimeoutMs: values.UPLOAD_TIMEOUT_MS,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    maxInFlight: values.MAX_IN_FLIGHT,
    corsOrigins,
    trustedProxies: parseTrustedProxies(values.TRUSTED_PROXIES) ?? refuse('TRUSTED_PROXIES'),
  };
}

function readMetrics({ HOST, PORT, METRICS_HOST, METRICS_PORT }: Values): Settings['metrics'] {
  if (METRICS_PORT === undefined) return undefined;
  if (METRICS_PORT === PORT && PORT !== 0) refuse('METRICS_PORT');
  return { host: METRICS_HOST ?? HOST, port: METRICS_PORT };
}

/** Whether nobody but this machine reaches a host. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}

function readRedisUrl({ REDIS_URL: url }: Values): string | undefined {
  return url === undefined || URL.canParse(url) ? url : refuse('REDIS_URL');
}

function readDatabase(values: Values): Settings['database'] {
  if (values.DATABASE_URL === undefined) return undefined;
  if (!URL.canParse(values.DATABASE_URL)) refuse('DATABASE_URL');
  return {
    url: values.DATABASE_URL,
    poolSize: values.DATABASE_POOL_SIZE,
    behindPooler: values.DATABASE_POOLER === 'transaction',
    connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    queryTimeoutMs: values.DATABASE_QUERY_TIMEOUT_MS,
  };
}

function readCredentials(values: Values): CredentialSettings | undefined {
  const { AUTH_JWKS_URL: jwksUrl, AUTH_PUBLIC_KEY: publicKey } = values;
  if (jwksUrl === undefined && publicKey === undefined) return undefined;
  if (jwksUrl !== undefined && publicKey !== undefined) {
    throw new SettingsError('AUTH_JWKS_URL and AUTH_PUBLIC_KEY exclude each other: set one of them.');
  }
  if (jwksUrl !== undefined && !URL.canParse(jwksUrl)) refuse('AUTH_JWKS_URL');
  const source =
    jwksUrl === undefined ? { publicKey: (publicKey ?? '').replaceAll('\\n', '\n') } : { jwksUrl };
  return {
    source,
    issuer: values.AUTH_ISSUER ?? refuse('AUTH_ISSUER'),
    audience: values.AUTH_AUDIENCE ?? refuse('AUTH_AUDIENCE'),
  };
}

function readEncryptionKeys(list: string | undefined): readonly EncryptionKey[] | undefined {
  return list === undefined ? undefined : (parseEncryptionKeys(list) ?? refuse('ENCRYPTION_KEYS'));
}

function readWebhooks(values: Values, isProduction: boolean): WebhookSettings | undefined {
  const endpoints = parseWebhookUrls(values.WEBHOOK_URLS) ?? refuse('WEBHOOK_URLS');
  const secrets = parseWebhookSecrets(values.WEBHOOK_SECRETS) ?? refuse('WEBHOOK_SECRETS');
  if (endpoints.length === 0) return undefined;
  if (isProduction && !endpoints.every(isPrivate)) refuse('WEBHOOK_URLS');
  if (secrets.length === 0) refuse('WEBHOOK_SECRETS');
  return {
    endpoints,
    secrets,
    timeoutMs: values.WEBHOOK_TIMEOUT_MS,
    expiryMs: values.WEBHOOK_EXPIRY_HOURS * 3_600_000,
  };
}
