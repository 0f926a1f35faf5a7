import { isLoopback } from './network.ts';
import type purposes from './setting-purposes.json';

export interface SettingEntry {
  /** JSON schema of the value; text from the environment is converted to its type. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** What a usable value is, to complete "NAME must be …". */
  readonly expects: string;
  /** Whether NAME_FILE may name a file that holds the value, as secrets are mounted. */
  readonly fromFile?: true;
}

const text = <const Rule extends object>(rule: Rule, expects: string) => ({
  schema: { type: 'string', ...rule } as const,
  expects,
});

const secret = <const Rule extends object>(rule: Rule, expects: string) =>
  ({ ...text(rule, expects), fromFile: true }) as const;

function oneOf<const Words extends readonly string[]>(words: Words, value: Words[number]) {
  const [first, last] = [words.slice(0, -1).join(', '), words.at(-1)];
  const expects = words.length > 3 ? `one of ${first} and ${last}` : `${first} or ${last}`;
  return text({ enum: words, default: value }, expects);
}

/** A whole number of a unit from one number to another, and what it is by default. */
const wholeNumbers = (unit: string) => (minimum: number, maximum: number, value: number) => ({
  schema: { type: 'integer', minimum, maximum, default: value } as const,
  expects: `a whole number${unit} from ${minimum} to ${maximum}`,
});

const wholeNumber = wholeNumbers('');
const milliseconds = wholeNumbers(' of milliseconds');
const seconds = wholeNumbers(' of seconds');
const hours = wholeNumbers(' of hours');
const days = wholeNumbers(' of days');
const bytes = wholeNumbers(' of bytes');
const lines = wholeNumbers(' of lines');

const yesOrNo = (value: boolean) => ({
  schema: { type: 'boolean', default: value } as const,
  expects: 'true or false',
});

const webUrl = text({ pattern: '^https?://' }, 'an http or https URL');
const claim = (name: string) => text({ minLength: 1, default: name }, 'the name of a claim');
/** 0: for good. */
const retention = (usual: number) => days(0, 36_500, usual);
/** Requests a minute; 0 sets no limit. */
const rateLimit = (usual: number) => wholeNumber(0, 1_000_000, usual);
const algorithm = '([RPE]S(256|384|512)|EdDSA)';

/**
 * Every setting, in the order in which the documents list them. What each is for stands in
 * `setting-purposes.json`.
 */
export const settingsTable = {
  HOST: text({ minLength: 1, default: '127.0.0.1' }, 'a host name or address to listen on'),
  PORT: wholeNumber(0, 65535, 8080),
  WORKERS: text(
    { pattern: '^(auto|[1-9]|[1-5][0-9]|6[0-4])$', default: '1' },
    'a whole number from 1 to 64, or auto',
  ),
  DATA_DIR: text({ minLength: 1, default: '.data' }, 'a folder that can be written'),
  DATABASE_URL: secret(
    { pattern: '^postgres(ql)?://' },
    'a PostgreSQL URL such as postgres://user:password@host:5432/database',
  ),
  DATABASE_POOL_SIZE: wholeNumber(1, 200, 10),
  DATABASE_CONNECT_TIMEOUT_MS: milliseconds(100, 60_000, 3000),
  DATABASE_QUERY_TIMEOUT_MS: milliseconds(100, 60_000, 5000),
  DATABASE_POOLER: oneOf(['none', 'transaction'], 'none'),
  EMBEDDED_SYNC: yesOrNo(true),
  AUTH_JWKS_URL: text({ pattern: '^https?://' }, 'an https URL, or an http URL of this machine'),
  AUTH_PUBLIC_KEY: secret({ minLength: 1 }, 'a public key in PEM form (SPKI); \\n stands for a line break'),
  AUTH_ALGORITHMS: text(
    { pattern: `^${algorithm}( ${algorithm})*$`, default: 'RS256 PS256 ES256 EdDSA' },
    'a list, separated by spaces, of RS256, RS384, RS512, PS256, PS384, PS512, ES256, ES384, ES512 and EdDSA',
  ),
  AUTH_ISSUER: text({ minLength: 1 }, 'the iss claim of your tokens'),
  AUTH_AUDIENCE: text({ minLength: 1 }, 'the aud claim of your tokens'),
  AUTH_CLOCK_SKEW_SECONDS: seconds(0, 60, 30),
  AUTH_TOKEN_LIFETIME_SECONDS: seconds(60, 31_536_000, 86_400),
  ALLOW_QUICK_START_ON_NETWORK: yesOrNo(false),
  CLAIM_PROFILE: claim('sub'),
  CLAIM_SESSION: claim('sid'),
  CLAIM_CART: claim('cart'),
  CLAIM_MARKET: claim('market'),
  CLAIM_SCOPE: claim('scope'),
  ENCRYPTION_KEYS: secret(
    { minLength: 1 },
    'a list of id:key separated by commas, each id once, each key 32 random bytes in base64',
  ),
  MARKETS_FILE: text({ minLength: 1 }, 'a readable JSON file'),
  STREET_DOUBTS: yesOrNo(false),
  DEMO: { schema: { type: 'boolean' }, expects: 'true or false' },
  CONSOLE: yesOrNo(true),
  LEARNED: oneOf(['off', 'review', 'auto'], 'review'),
  COMPLETION: yesOrNo(true),
  DOCS: yesOrNo(true),
  SECURITY_CONTACTS: text(
    { default: '' },
    'a list of URIs, separated by spaces, that begin with mailto:, https: or tel:',
  ),
  BRANCH_REFRESH_SECONDS: seconds(1, 3600, 2),
  RETENTION_APPLICATIONS_DAYS: retention(30),
  RETENTION_CARTS_DAYS: retention(90),
  RETENTION_REGISTRATIONS_DAYS: retention(365),
  RETENTION_AUDIT_DAYS: retention(365),
  RETENTION_EVENTS_DAYS: retention(7),
  RETENTION_PAIRS_DAYS: retention(400),
  RETENTION_DECISIONS_DAYS: retention(800),
  WEBHOOK_URLS: secret(
    { default: '' },
    'a list of http or https URLs, separated by spaces, no two of which differ only in query, user or password; in production https, except for this machine itself',
  ),
  WEBHOOK_SECRETS: secret(
    { default: '' },
    'a list of secrets, separated by spaces or commas, each whsec_ and 24 to 64 random bytes in base64; with several WEBHOOK_URLS each secret stands behind its URL, as in https://a.example.com/hook=whsec_…, and no two URLs share one',
  ),
  WEBHOOK_TIMEOUT_MS: milliseconds(100, 15_000, 15_000),
  WEBHOOK_EXPIRY_HOURS: hours(1, 720, 72),
  CORS_ORIGINS: text({ default: '' }, 'a list of origins such as https://shop.example.com'),
  RATE_LIMIT_PER_TOKEN: rateLimit(1_200),
  RATE_LIMIT_PER_PROFILE: rateLimit(0),
  RATE_LIMIT_PER_ADDRESS: rateLimit(0),
  RATE_LIMIT_PUBLIC: rateLimit(1_200),
  TRUSTED_PROXIES: text({ default: '' }, 'a list of addresses or networks such as 10.0.0.0/8'),
  REDIS_URL: secret({ pattern: '^rediss?://' }, 'a Redis URL such as redis://user:password@host:6379/0'),
  BODY_LIMIT_BYTES: bytes(1024, 1_048_576, 65_536),
  UPLOAD_LIMIT_BYTES: bytes(65_536, 1_073_741_824, 33_554_432),
  UPLOAD_TIMEOUT_MS: milliseconds(1000, 3_600_000, 600_000),
  VERIFICATION_LIMIT_LINES: lines(1, 10_000_000, 100_000),
  VERIFICATION_LINES_PER_SECOND: lines(0, 100_000, 500),
  REQUEST_TIMEOUT_MS: milliseconds(1000, 120_000, 10_000),
  MAX_IN_FLIGHT: wholeNumber(1, 100_000, 1000),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, 5000),
  MAX_CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000, 500),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  METRICS_PORT: {
    schema: { type: 'integer', minimum: 0, maximum: 65_535 },
    expects: 'a whole number from 0 to 65535, and not PORT',
  },
  METRICS_HOST: text({ minLength: 1 }, 'a host name or address to listen on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webUrl,
  OTEL_SERVICE_NAME: text({ minLength: 1, default: 'checkout-verification' }, 'text'),
  OTEL_TRACES_SAMPLER: oneOf(
    [
      ...(['always_on', 'always_off', 'traceidratio'] as const),
      ...(['parentbased_always_on', 'parentbased_always_off', 'parentbased_traceidratio'] as const),
    ],
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: {
    schema: { type: 'number', minimum: 0, maximum: 1, default: 1 },
    expects: 'a number from 0 to 1',
  },
  GEONAMES_URL: text(
    { pattern: '^https?://', default: 'https://download.geonames.org/export/zip' },
    'an http or https URL',
  ),
  NODE_ENV: oneOf(['development', 'test', 'production'], 'development'),
} as const satisfies Record<keyof typeof purposes, SettingEntry>;

export type SettingName = keyof typeof settingsTable;

/** NAME_FILE of the settings that a file may hold. */
export const fileVariables = (Object.entries(settingsTable) as [SettingName, SettingEntry][]).flatMap(
  ([name, { fromFile }]) => (fromFile === true ? [{ name, variable: `${name}_FILE` }] : []),
);

/** A setting without a default may be absent. */
export type SettingValues = {
  readonly [Name in SettingName]: ValueOf<(typeof settingsTable)[Name]['schema']>;
};

type ValueOf<Schema> = Schema extends { default: unknown } ? TypeOf<Schema> : TypeOf<Schema> | undefined;

type TypeOf<Schema> = Schema extends { type: 'integer' | 'number' }
  ? number
  : Schema extends { type: 'boolean' }
    ? boolean
    : Schema extends { enum: readonly (infer Word)[] }
      ? Word
      : string;

/** What an absent setting is, where that follows from others: the purpose of each says so. */
export const valueIfAbsent = {
  DEMO: ({ HOST }: SettingValues, signsItself: boolean): boolean => signsItself && isLoopback(HOST),
  METRICS_HOST: ({ HOST }: SettingValues): string => HOST,
} as const;
