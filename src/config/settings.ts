import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readCredentials, readEncryptionKeys } from './credential-settings.ts';
import { parseTrustedProxies } from './network.ts';
import { type Environment, readSettingFiles, readValues, SettingFindings } from './setting-values.ts';
import { type SettingValues, valueIfAbsent } from './settings-table.ts';
import { readWebhooks } from './webhook-settings.ts';

export type Settings = Readonly<ReturnType<typeof toSettings>>;

export type ClaimNames = Readonly<Settings['claims']>;

/**
 * An empty variable counts as absent. Throws an OperatorError that names everything wrong, and beside other
 * faults what `faultOfMarkets` finds wrong with MARKETS_FILE: alone it is told where the file is used.
 */
export function readSettings(
  environment: Environment,
  faultOfMarkets: (settings: Settings) => string | undefined = () => undefined,
): Settings {
  const findings = new SettingFindings();
  const settings = toSettings(readValues(readSettingFiles(environment, findings), findings), findings);
  const fault = findings.isEmpty() ? undefined : faultOfMarkets(settings);
  if (fault !== undefined) findings.add('MARKETS_FILE', fault);
  findings.throwIfAny();
  return settings;
}

function toSettings(values: SettingValues, findings: SettingFindings) {
  const credentials = readCredentials(values, findings);
  return {
    http: readHttp(values, findings),
    /** Requests in a minute; 0 sets no limit. */
    rateLimits: {
      address: values.RATE_LIMIT_PER_ADDRESS,
      token: values.RATE_LIMIT_PER_TOKEN,
      profile: values.RATE_LIMIT_PER_PROFILE,
      public: values.RATE_LIMIT_PUBLIC,
    },
    /** undefined: the processes of one machine count together. */
    redisUrl: readUrl(values, 'REDIS_URL', findings),
    dataDirectory: values.DATA_DIR,
    workers: readWorkers(values, findings),
    /** undefined where the embedded store is used. */
    database: readDatabase(values, findings),
    embeddedSync: values.EMBEDDED_SYNC,
    /** undefined: the quick start's own key. */
    credentials,
    algorithms: values.AUTH_ALGORITHMS.split(' '),
    clockSkewSeconds: values.AUTH_CLOCK_SKEW_SECONDS,
    /** Longest time from `iat` to `exp`. */
    tokenLifetimeSeconds: values.AUTH_TOKEN_LIFETIME_SECONDS,
    claims: {
      profile: values.CLAIM_PROFILE,
      session: values.CLAIM_SESSION,
      cart: values.CLAIM_CART,
      market: values.CLAIM_MARKET,
      scope: values.CLAIM_SCOPE,
    },
    /** undefined: a key of its own in the data folder. */
    encryptionKeys: readEncryptionKeys(values, credentials !== undefined, findings),
    marketsFile: values.MARKETS_FILE,
    /** Whether a street that is missing from a register is doubted. */
    streetDoubts: values.STREET_DOUBTS,
    demo: values.DEMO ?? valueIfAbsent.DEMO(values, credentials === undefined),
    console: values.CONSOLE,
    learned: values.LEARNED,
    branchRefreshSeconds: values.BRANCH_REFRESH_SECONDS,
    /** How long each kind is kept; 0 keeps it for good. */
    retentionDays: {
      applications: values.RETENTION_APPLICATIONS_DAYS,
      carts: values.RETENTION_CARTS_DAYS,
      registrations: values.RETENTION_REGISTRATIONS_DAYS,
      audit: values.RETENTION_AUDIT_DAYS,
      events: values.RETENTION_EVENTS_DAYS,
      pairs: values.RETENTION_PAIRS_DAYS,
      decisions: values.RETENTION_DECISIONS_DAYS,
    },
    /** undefined: changes write no events. */
    webhooks: readWebhooks(values, findings),
    logLevel: values.LOG_LEVEL,
    /** Where the metrics are served; undefined: nowhere. */
    metrics: readMetrics(values, findings),
    /** Name of the service in traces; undefined: nothing is traced. */
    tracedAs: readTracedAs(values, findings),
    geonamesUrl: values.GEONAMES_URL,
  };
}

function readHttp(values: SettingValues, findings: SettingFindings) {
  const corsOrigins: string[] = values.CORS_ORIGINS.match(/[^\s,]+/g) ?? [];
  const contacts: string[] = values.SECURITY_CONTACTS.match(/\S+/g) ?? [];
  const isContact = (uri: string) => /^(mailto|https|tel):/.test(uri) && URL.canParse(uri);
  if (!corsOrigins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin))
    findings.refuse('CORS_ORIGINS', undefined);
  return {
    host: values.HOST,
    port: values.PORT,
    bodyLimitBytes: values.BODY_LIMIT_BYTES,
    uploadLimitBytes: values.UPLOAD_LIMIT_BYTES,
    /** Longest time for an upload of records to arrive, where it is longer than a request's. */
    uploadTimeoutMs: values.UPLOAD_TIMEOUT_MS,
    verificationLimitLines: values.VERIFICATION_LIMIT_LINES,
    verificationLinesPerSecond: values.VERIFICATION_LINES_PER_SECOND,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    maxInFlight: values.MAX_IN_FLIGHT,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    completion: values.COMPLETION,
    documents: values.DOCS,
    /** URIs. Empty: none are named. */
    securityContacts: contacts.every(isContact) ? contacts : findings.refuse('SECURITY_CONTACTS', []),
    corsOrigins,
    /** Addresses and networks whose X-Forwarded-For is believed. */
    trustedProxies: parseTrustedProxies(values.TRUSTED_PROXIES) ?? findings.refuse('TRUSTED_PROXIES', []),
  };
}

function readMetrics(values: SettingValues, findings: SettingFindings) {
  const { PORT, METRICS_HOST, METRICS_PORT } = values;
  if (METRICS_PORT === undefined) return undefined;
  if (METRICS_PORT === PORT && PORT !== 0) findings.refuse('METRICS_PORT', undefined);
  return { host: METRICS_HOST ?? valueIfAbsent.METRICS_HOST(values), port: METRICS_PORT };
}

type UrlName = 'DATABASE_URL' | 'REDIS_URL' | `OTEL_EXPORTER_OTLP_${'' | 'TRACES_'}ENDPOINT`;

function readUrl(values: SettingValues, name: UrlName, findings: SettingFindings): string | undefined {
  const url = values[name];
  return url === undefined || URL.canParse(url) ? url : findings.refuse(name, undefined);
}

function readWorkers({ WORKERS, DATABASE_URL }: SettingValues, findings: SettingFindings): number {
  const count = WORKERS === 'auto' ? availableParallelism() : Number(WORKERS);
  if (count > 1 && DATABASE_URL === undefined && !findings.has('DATABASE_URL'))
    findings.add(
      'WORKERS',
      'WORKERS must be 1 without DATABASE_URL: one process at a time uses the embedded store.',
    );
  return count;
}

function readDatabase(values: SettingValues, findings: SettingFindings) {
  const url = readUrl(values, 'DATABASE_URL', findings);
  return url === undefined
    ? undefined
    : {
        url,
        poolSize: values.DATABASE_POOL_SIZE,
        behindPooler: values.DATABASE_POOLER === 'transaction',
        connectTimeoutMs: values.DATABASE_CONNECT_TIMEOUT_MS,
        queryTimeoutMs: values.DATABASE_QUERY_TIMEOUT_MS,
      };
}

/** The SDK of OpenTelemetry reads its variables itself: here they are only checked. */
function readTracedAs(values: SettingValues, findings: SettingFindings): string | undefined {
  const base = readUrl(values, 'OTEL_EXPORTER_OTLP_ENDPOINT', findings);
  const whole = readUrl(values, 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', findings);
  return base === undefined && whole === undefined ? undefined : values.OTEL_SERVICE_NAME;
}

export function embeddedDirectory(dataDirectory: string): string {
  return join(dataDirectory, 'store');
}

/** Whether the settings name a database, or their data folder holds a store. Nothing is opened. */
export function hasStore({ database, dataDirectory }: Settings): boolean {
  return database !== undefined || existsSync(embeddedDirectory(dataDirectory));
}
