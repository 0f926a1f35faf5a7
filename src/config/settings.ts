import { availableParallelism } from 'node:os';
import { type CredentialSettings, readCredentials, readEncryptionKeys } from './credential-settings.ts';
import type { EncryptionKey } from './encryption-keys.ts';
import { isLoopback } from './loopback.ts';
import { SettingFindings } from './setting-findings.ts';
import { type Environment, readValues, type Values } from './setting-values.ts';
import { readTraceSettings, type TraceSettings } from './trace-settings.ts';
import { parseTrustedProxies } from './trusted-proxies.ts';
import { readWebhooks, type WebhookSettings } from './webhook-settings.ts';

export { SettingsError } from './setting-findings.ts';

export interface ClaimNames {
  readonly profile: string;
  readonly session: string;
  readonly cart: string;
  readonly market: string;
  readonly scope: string;
}

/** All settings of the service, checked and in their own types. */
export interface Settings {
  readonly http: {
    readonly host: string;
    readonly port: number;
    readonly bodyLimitBytes: number;
    readonly uploadLimitBytes: number;
    readonly uploadTimeoutMs: number;
    readonly requestTimeoutMs: number;
    readonly maxInFlight: number;
    readonly maxConnections: number;
    readonly maxConnectionsPerAddress: number;
    /** Whether addresses are completed and places of a postal code looked up. */
    readonly completion: boolean;
    /** Whether the documents are served. */
    readonly documents: boolean;
    readonly securityContacts: readonly string[];
    readonly corsOrigins: readonly string[];
    /** Addresses and networks whose X-Forwarded-For counts. */
    readonly trustedProxies: readonly string[];
  };
  /** Requests in a minute; 0 sets no limit. */
  readonly rateLimits: {
    readonly perToken: number;
    readonly perProfile: number;
    readonly perAddress: number;
    readonly public: number;
  };
  /** undefined: each instance counts requests alone. */
  readonly redisUrl: string | undefined;
  readonly dataDirectory: string;
  /** Processes that serve together. */
  readonly workers: number;
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
  /** From `iat` to `exp`. */
  readonly tokenLifetimeSeconds: number;
  readonly claims: ClaimNames;
  /** undefined: a key of its own in the data folder. */
  readonly encryptionKeys: readonly EncryptionKey[] | undefined;
  readonly marketsFile: string | undefined;
  /** Whether a street that a register lacks is doubted. */
  readonly streetDoubts: boolean;
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

/**
 * Reads the settings. An empty variable counts as absent. Throws a SettingsError that says all that is wrong with them.
 */
export function readSettings(environment: Environment): Settings {
  const findings = new SettingFindings();
  const settings = toSettings(readValues(environment, findings), findings);
  findings.throwIfAny();
  return settings;
}

function toSettings(values: Values, findings: SettingFindings): Settings {
  const credentials = readCredentials(values, findings);
  return {
    http: readHttp(values, findings),
    rateLimits: {
      perToken: values.RATE_LIMIT_PER_TOKEN,
      perProfile: values.RATE_LIMIT_PER_PROFILE,
      perAddress: values.RATE_LIMIT_PER_ADDRESS,
      public: values.RATE_LIMIT_PUBLIC,
    },
    redisUrl: readRedisUrl(values, findings),
    dataDirectory: values.DATA_DIR,
    workers: readWorkers(values, findings),
    database: readDatabase(values, findings),
    embeddedSync: values.EMBEDDED_SYNC,
    credentials,
    algorithms: values.AUTH_ALGORITHMS.split(' '),
    clockSkewSeconds: values.AUTH_CLOCK_SKEW_SECONDS,
    tokenLifetimeSeconds: values.AUTH_TOKEN_LIFETIME_SECONDS,
    claims: {
      profile: values.CLAIM_PROFILE,
      session: values.CLAIM_SESSION,
      cart: values.CLAIM_CART,
      market: values.CLAIM_MARKET,
      scope: values.CLAIM_SCOPE,
    },
    encryptionKeys: readEncryptionKeys(values, credentials !== undefined, findings),
    marketsFile: values.MARKETS_FILE,
    streetDoubts: values.STREET_DOUBTS,
    demo: values.DEMO ?? (credentials === undefined && isLoopback(values.HOST)),
    branchRefreshSeconds: values.BRANCH_REFRESH_SECONDS,
    retentionDays: {
      applications: values.RETENTION_APPLICATIONS_DAYS,
      carts: values.RETENTION_CARTS_DAYS,
      registrations: values.RETENTION_REGISTRATIONS_DAYS,
      audit: values.RETENTION_AUDIT_DAYS,
      events: values.RETENTION_EVENTS_DAYS,
    },
    webhooks: readWebhooks(values, findings),
    logLevel: values.LOG_LEVEL,
    metrics: readMetrics(values, findings),
    traces: readTraceSettings(values, (name) => findings.refuse(name, undefined)),
    geonamesUrl: values.GEONAMES_URL,
  };
}

function readHttp(values: Values, findings: SettingFindings): Settings['http'] {
  const corsOrigins = values.CORS_ORIGINS.split(/[\s,]+/).filter((origin) => origin !== '');
  if (!corsOrigins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    findings.refuse('CORS_ORIGINS', undefined);
  return {
    host: values.HOST,
    port: values.PORT,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    uploadLimitBytes: values.UPLOAD_LIMIT_BYTES,
    uploadTimeoutMs: values.UPLOAD_TIMEOUT_MS,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    maxInFlight: values.MAX_IN_FLIGHT,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    completion: values.COMPLETION,
    documents: values.DOCS,
    securityContacts: readContacts(values, findings),
    corsOrigins,
    trustedProxies: parseTrustedProxies(values.TRUSTED_PROXIES) ?? findings.refuse('TRUSTED_PROXIES', []),
  };
}

function readContacts({ SECURITY_CONTACTS: text }: Values, findings: SettingFindings): readonly string[] {
  const contacts = text.split(/\s+/).filter((contact) => contact !== '');
  const isUri = (contact: string) => /^(mailto|https|tel):/.test(contact) && URL.canParse(contact);
  return contacts.every(isUri) ? contacts : findings.refuse('SECURITY_CONTACTS', []);
}

function readMetrics(
  { HOST, PORT, METRICS_HOST, METRICS_PORT }: Values,
  findings: SettingFindings,
): Settings['metrics'] {
  if (METRICS_PORT === undefined) return undefined;
  if (METRICS_PORT === PORT && PORT !== 0) findings.refuse('METRICS_PORT', undefined);
  return { host: METRICS_HOST ?? HOST, port: METRICS_PORT };
}

function readRedisUrl({ REDIS_URL: url }: Values, findings: SettingFindings): string | undefined {
  return url === undefined || URL.canParse(url) ? url : findings.refuse('REDIS_URL', undefined);
}

function readWorkers({ WORKERS, DATABASE_URL }: Values, findings: SettingFindings): number {
  const count = WORKERS === 'auto' ? availableParallelism() : Number(WORKERS);
  if (count > 1 && DATABASE_URL === undefined)
    findings.add(
      'WORKERS',
      'WORKERS must be 1 without DATABASE_URL: one process at a time uses the embedded store.',
    );
  return count;
}

function readDatabase(values: Values, findings: SettingFindings): Settings['database'] {
  if (values.DATABASE_URL === undefined) return undefined;
  if (!URL.canParse(values.DATABASE_URL)) findings.refuse('DATABASE_URL', undefined);
  return {
    url: values.DATABASE_URL,
    poolSize: values.DATABASE_POOL_SIZE,
    behindPooler: values.DATABASE_POOLER === 'transaction',
    connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
    queryTimeoutMs: values.DATABASE_QUERY_TIMEOUT_MS,
  };
}
