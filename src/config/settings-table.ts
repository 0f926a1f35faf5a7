import { isLoopback } from './loopback.ts';

export interface SettingEntry {
  /** JSON schema of the value; text from the environment is converted to its type. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** What a usable value is, to complete "NAME must be …". */
  readonly expects: string;
  /** What it does, for `.env.example` and docs/settings.md. */
  readonly purpose: string;
  /** Whether NAME_FILE may name a file that holds the value, as secrets are mounted. */
  readonly fromFile?: true;
}

const text = { type: 'string' } as const;
const algorithm = '([RPE]S(256|384|512)|EdDSA)';

const wholeNumber = (minimum: number, maximum: number, value: number, unit?: string) =>
  ({
    schema: { type: 'integer', minimum, maximum, default: value },
    expects: `a whole number${unit === undefined ? '' : ` of ${unit}`} from ${minimum} to ${maximum}`,
  }) as const;

const yesOrNo = (value: boolean) =>
  ({ schema: { type: 'boolean', default: value }, expects: 'true or false' }) as const;

const traceSamplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Every setting, in the order in which the documents list them. */
export const settingsTable = {
  HOST: {
    schema: { ...text, minLength: 1, default: '127.0.0.1' },
    expects: 'a host name or address to listen on',
    purpose: 'Address to listen on; 0.0.0.0 is every interface and needs the credentials of an issuer.',
  },
  PORT: {
    ...wholeNumber(0, 65535, 8080),
    purpose: 'Port to listen on; 0 picks a free one.',
  },
  WORKERS: {
    schema: { ...text, pattern: '^(auto|[1-9]|[1-5][0-9]|6[0-4])$', default: '1' },
    expects: 'a whole number from 1 to 64, or auto',
    purpose:
      'Processes that serve PORT together, each with DATABASE_POOL_SIZE connections; auto: one for each core. More than one needs DATABASE_URL.',
  },
  DATA_DIR: {
    schema: { ...text, minLength: 1, default: '.data' },
    expects: 'a folder that can be written',
    purpose: 'Folder of the embedded store, the quick start’s keys and loaded data.',
  },
  DATABASE_URL: {
    schema: { ...text, pattern: '^postgres(ql)?://' },
    expects: 'a PostgreSQL URL such as postgres://user:password@host:5432/database',
    purpose: 'PostgreSQL 14 or later. Absent: the embedded store in DATA_DIR.',
    fromFile: true,
  },
  DATABASE_POOL_SIZE: {
    ...wholeNumber(1, 200, 10),
    purpose: 'Most connections to PostgreSQL.',
  },
  DATABASE_CONNECT_TIMEOUT_MS: {
    ...wholeNumber(100, 60_000, 3000, 'milliseconds'),
    purpose: 'Longest wait for a connection.',
  },
  DATABASE_QUERY_TIMEOUT_MS: {
    ...wholeNumber(100, 60_000, 5000, 'milliseconds'),
    purpose: 'Longest time for a statement; after that the answer is 503.',
  },
  DATABASE_POOLER: {
    schema: { ...text, enum: ['none', 'transaction'], default: 'none' },
    expects: 'none or transaction',
    purpose:
      'transaction: DATABASE_URL is a pooler that reassigns connections after each transaction, such as PgBouncer.',
  },
  EMBEDDED_SYNC: {
    ...yesOrNo(true),
    purpose:
      'Whether the embedded store writes each commit through to the disk; false is faster, and survives a killed process but not a power cut.',
  },
  AUTH_JWKS_URL: {
    schema: { ...text, pattern: '^https?://' },
    expects: 'an https URL, or an http URL of this machine',
    purpose: 'JWKS URL of the issuer of tokens; keys are cached and rotated.',
  },
  AUTH_PUBLIC_KEY: {
    schema: { ...text, minLength: 1 },
    expects: 'a public key in PEM form (SPKI); \\n stands for a line break',
    purpose: 'Public key of the issuer, in place of AUTH_JWKS_URL.',
    fromFile: true,
  },
  AUTH_ALGORITHMS: {
    schema: { ...text, pattern: `^${algorithm}( ${algorithm})*$`, default: 'RS256 PS256 ES256 EdDSA' },
    expects:
      'a list, separated by spaces, of RS256, RS384, RS512, PS256, PS384, PS512, ES256, ES384, ES512 and EdDSA',
    purpose: 'Signature algorithms that are accepted.',
  },
  AUTH_ISSUER: {
    schema: { ...text, minLength: 1 },
    expects: 'the iss claim of your tokens',
    purpose: 'The iss claim of your tokens. Required with AUTH_JWKS_URL or AUTH_PUBLIC_KEY.',
  },
  AUTH_AUDIENCE: {
    schema: { ...text, minLength: 1 },
    expects: 'the aud claim of your tokens',
    purpose: 'The aud claim of your tokens. Required with AUTH_JWKS_URL or AUTH_PUBLIC_KEY.',
  },
  AUTH_CLOCK_SKEW_SECONDS: {
    ...wholeNumber(0, 60, 30, 'seconds'),
    purpose: 'Tolerance for exp and nbf.',
  },
  AUTH_TOKEN_LIFETIME_SECONDS: {
    ...wholeNumber(60, 31_536_000, 86_400, 'seconds'),
    purpose: 'Longest lifetime of a token, from iat to exp; a token without iat counts as issued now.',
  },
  ALLOW_QUICK_START_ON_NETWORK: {
    ...yesOrNo(false),
    purpose:
      'For a trial, such as in a container: whether the service listens beyond this machine with the credentials of the quick start.',
  },
  CLAIM_PROFILE: claim('sub', 'the profile'),
  CLAIM_SESSION: claim('sid', 'the session'),
  CLAIM_CART: claim('cart', 'the cart'),
  CLAIM_MARKET: claim('market', 'the market'),
  CLAIM_SCOPE: claim('scope', 'the scopes'),
  ENCRYPTION_KEYS: {
    schema: { ...text, minLength: 1 },
    expects: 'a list of id:key separated by commas, each id once, each key 32 random bytes in base64',
    purpose:
      'Keys that encrypt Pin, TaxId and DateOfBirth at rest: the first encrypts, all decrypt. Required in production, and with DATABASE_URL and an issuer. Absent: a key that the service makes in DATA_DIR.',
    fromFile: true,
  },
  MARKETS_FILE: {
    schema: { ...text, minLength: 1 },
    expects: 'a readable JSON file',
    purpose: 'Rules of your markets that differ from the built-in ones.',
  },
  STREET_DOUBTS: {
    ...yesOrNo(false),
    purpose:
      'Whether to doubt a street that is missing from a register (data loaded with --complete); read docs/street-data.md first.',
  },
  DEMO: {
    schema: { type: 'boolean' },
    expects: 'true or false',
    purpose:
      'Whether the demo checkout is served at /demo. Absent: only if the service signs its own tokens and HOST is this machine.',
  },
  CONSOLE: {
    ...yesOrNo(true),
    purpose:
      'Whether the operator’s page is served at /console. It shows nothing without a token of scope platform, which it takes from the quick start where that signs the tokens and HOST is this machine.',
  },
  LEARNED: {
    schema: { ...text, enum: ['off', 'review', 'auto'], default: 'review' },
    expects: 'off, review or auto',
    purpose:
      'What is learned from buyers who insist on a city with a postal code that the place data lacks. off: nothing, and no such pairs are kept; review: pairs that an operator approves are no longer doubted; auto: also pairs that five customers, guests aside, insisted on, on three days.',
  },
  COMPLETION: {
    ...yesOrNo(true),
    purpose:
      'Whether addresses are completed as they are typed, and places of a postal code looked up: places.json and address-completions.json of a market.',
  },
  DOCS: {
    ...yesOrNo(true),
    purpose: 'Whether the documents are served: /docs, its console and /openapi.json.',
  },
  SECURITY_CONTACTS: {
    schema: { ...text, default: '' },
    expects: 'a list of URIs, separated by spaces, that begin with mailto:, https: or tel:',
    purpose: 'Contacts for reports of a vulnerability, named in /.well-known/security.txt. Empty: none.',
  },
  BRANCH_REFRESH_SECONDS: {
    ...wholeNumber(1, 3600, 2, 'seconds'),
    purpose: 'How soon a running service sees imported branches.',
  },
  RETENTION_APPLICATIONS_DAYS: retention('applications', 'they were last sent', 30),
  RETENTION_CARTS_DAYS: retention('carts', 'they were last used', 90),
  RETENTION_REGISTRATIONS_DAYS: retention(
    'records of registrations',
    'they were made; the site URL stays',
    365,
  ),
  RETENTION_AUDIT_DAYS: retention('entries of the audit trail', 'they were made', 365),
  RETENTION_EVENTS_DAYS: retention('events', 'they were delivered or given up', 7),
  RETENTION_PAIRS_DAYS: retention(
    'pairs of a locality and a postal code that the place data lacks',
    'a buyer last typed them',
    400,
  ),
  RETENTION_DECISIONS_DAYS: retention('counts of decisions', 'the day that they are of', 800),
  WEBHOOK_URLS: {
    schema: { ...text, default: '' },
    expects:
      'a list of http or https URLs, separated by spaces, no two of which differ only in query, user or password; in production https, except for this machine itself',
    purpose: 'URLs that events are delivered to. Empty: there are no events.',
    fromFile: true,
  },
  WEBHOOK_SECRETS: {
    schema: { ...text, default: '' },
    expects:
      'a list of secrets, separated by spaces or commas, each whsec_ and 24 to 64 random bytes in base64; with several WEBHOOK_URLS each secret stands behind its URL, as in https://a.example.com/hook=whsec_…, and no two URLs share one',
    purpose:
      'Secrets that sign events; required with WEBHOOK_URLS. All secrets of a URL sign, so that its receiver can change from one to the next.',
    fromFile: true,
  },
  WEBHOOK_TIMEOUT_MS: {
    ...wholeNumber(100, 15_000, 15_000, 'milliseconds'),
    purpose: 'Longest time for a receiver to answer.',
  },
  WEBHOOK_EXPIRY_HOURS: {
    ...wholeNumber(1, 720, 72, 'hours'),
    purpose: 'How long delivery of an event is retried before it expires.',
  },
  CORS_ORIGINS: {
    schema: { ...text, default: '' },
    expects: 'a list of origins such as https://shop.example.com',
    purpose: 'Origins that may call from a browser. Empty: none.',
  },
  RATE_LIMIT_PER_TOKEN: {
    ...wholeNumber(0, 1_000_000, 1_200),
    purpose:
      'Most requests a minute for one token, at an even rate with a burst of a second; calls of the admin API do not count; 0 sets no limit.',
  },
  RATE_LIMIT_PER_PROFILE: rateLimit('profile'),
  RATE_LIMIT_PER_ADDRESS: rateLimit('address of origin, IPv6 by its first 64 bits'),
  RATE_LIMIT_PUBLIC: {
    ...wholeNumber(0, 1_000_000, 1_200),
    purpose:
      'Most requests a minute from one address of origin without credentials: markets, documents, the demo and unknown paths together, health separately, at an even rate with a burst of a second; 0 sets no limit.',
  },
  TRUSTED_PROXIES: {
    schema: { ...text, default: '' },
    expects: 'a list of addresses or networks such as 10.0.0.0/8',
    purpose: 'Proxies whose X-Forwarded-For names the address of origin. Empty: none.',
  },
  REDIS_URL: {
    schema: { ...text, pattern: '^rediss?://' },
    expects: 'a Redis URL such as redis://user:password@host:6379/0',
    purpose:
      'Redis or Valkey in which instances count requests together. Absent: the processes of one machine (WORKERS) count together, and each machine by itself.',
    fromFile: true,
  },
  BODY_LIMIT_BYTES: {
    ...wholeNumber(1024, 1_048_576, 65_536, 'bytes'),
    purpose: 'Largest request body.',
  },
  UPLOAD_LIMIT_BYTES: {
    ...wholeNumber(65_536, 1_073_741_824, 33_554_432, 'bytes'),
    purpose: 'Largest upload of records or of an address book.',
  },
  UPLOAD_TIMEOUT_MS: {
    ...wholeNumber(1000, 3_600_000, 600_000, 'milliseconds'),
    purpose:
      'Longest time for an upload of records or of an address book to arrive, if it is longer than REQUEST_TIMEOUT_MS.',
  },
  VERIFICATION_LIMIT_LINES: {
    ...wholeNumber(1, 10_000_000, 100_000, 'lines'),
    purpose: 'Most lines of an address book in one request to POST /platform/v1/verifications.',
  },
  VERIFICATION_LINES_PER_SECOND: {
    ...wholeNumber(0, 100_000, 500, 'lines'),
    purpose:
      'Most lines of address books that a process judges in a second, of all requests together; further lines wait; 0 sets no limit.',
  },
  REQUEST_TIMEOUT_MS: {
    ...wholeNumber(1000, 120_000, 10_000, 'milliseconds'),
    purpose: 'Longest time for a request to arrive.',
  },
  MAX_IN_FLIGHT: {
    ...wholeNumber(1, 100_000, 1000),
    purpose: 'Most requests in flight at a time; others are answered 503 at once.',
  },
  MAX_CONNECTIONS: {
    ...wholeNumber(1, 1_000_000, 5000),
    purpose: 'Most open connections; others are closed on arrival.',
  },
  MAX_CONNECTIONS_PER_ADDRESS: {
    ...wholeNumber(1, 1_000_000, 500),
    purpose: 'Most open connections of one address; those of TRUSTED_PROXIES are not counted.',
  },
  LOG_LEVEL: {
    schema: { ...text, enum: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], default: 'info' },
    expects: 'one of fatal, error, warn, info, debug and silent',
    purpose: 'Lowest level that is logged; info has a line for each request.',
  },
  METRICS_PORT: {
    schema: { type: 'integer', minimum: 0, maximum: 65_535 },
    expects: 'a whole number from 0 to 65535, and not PORT',
    purpose: 'Port of `GET /metrics`, which needs no credentials; 0 picks a free one. Absent: no metrics.',
  },
  METRICS_HOST: {
    schema: { ...text, minLength: 1 },
    expects: 'a host name or address to listen on',
    purpose: 'Address that METRICS_PORT listens on. Absent: HOST.',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: { ...text, pattern: '^https?://' },
    expects: 'an http or https URL',
    purpose: 'Base URL of an OpenTelemetry collector; spans are sent to its /v1/traces. Absent: no traces.',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    schema: { ...text, pattern: '^https?://' },
    expects: 'an http or https URL',
    purpose: 'The whole URL for spans, in place of OTEL_EXPORTER_OTLP_ENDPOINT.',
  },
  OTEL_SERVICE_NAME: {
    schema: { ...text, minLength: 1, default: 'checkout-verification' },
    expects: 'text',
    purpose: 'Name of the service in traces.',
  },
  OTEL_TRACES_SAMPLER: {
    schema: { ...text, enum: traceSamplers, default: 'parentbased_always_on' },
    expects: `one of ${traceSamplers.slice(0, -1).join(', ')} and ${traceSamplers.at(-1)}`,
    purpose:
      'Which requests are traced; a parentbased sampler follows the decision of the caller, so choose another where strangers call.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: { type: 'number', minimum: 0, maximum: 1, default: 1 },
    expects: 'a number from 0 to 1',
    purpose: 'Share of requests for the samplers named traceidratio.',
  },
  GEONAMES_URL: {
    schema: { ...text, pattern: '^https?://', default: 'https://download.geonames.org/export/zip' },
    expects: 'an http or https URL',
    purpose: 'URL that `data add geonames --country` downloads from.',
  },
  NODE_ENV: {
    schema: { ...text, enum: ['development', 'test', 'production'], default: 'development' },
    expects: 'development, test or production',
    purpose:
      'production: refuses to start without configured credentials and encryption keys. development and test behave alike.',
  },
} as const satisfies Record<string, SettingEntry>;

function rateLimit(owner: string) {
  return {
    ...wholeNumber(0, 1_000_000, 0),
    purpose: `Most requests a minute for one ${owner}; 0 sets no limit.`,
  };
}

function claim(name: string, meaning: string) {
  return {
    schema: { ...text, minLength: 1, default: name },
    expects: 'the name of a claim',
    purpose: `Claim that holds ${meaning}.`,
  };
}

function retention(things: string, since: string, days: number) {
  return {
    ...wholeNumber(0, 36_500, days, 'days'),
    purpose: `Days for which ${things} are kept after ${since}; 0 keeps them for good.`,
  };
}

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

/** What an absent setting is, where that follows from others: each says so in its purpose. */
export const valueIfAbsent = {
  DEMO: ({ HOST }: SettingValues, signsItself: boolean): boolean => signsItself && isLoopback(HOST),
  METRICS_HOST: ({ HOST }: SettingValues): string => HOST,
} as const;
