import { isLoopback } from './network.ts';

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

const algorithm = '([RPE]S(256|384|512)|EdDSA)';

/** What a setting is for, and then of which kind it is. */
const purpose = (purpose: string) => {
  const setting = <const Schema extends object>(schema: Schema, expects: string) => ({
    schema,
    expects,
    purpose,
  });
  const text = <const Rule extends object>(rule: Rule, expects: string) =>
    setting({ type: 'string' as const, ...rule }, expects);
  const wholeNumber = (unit: string) => (minimum: number, maximum: number, value: number) =>
    setting(
      { type: 'integer', minimum, maximum, default: value },
      `a whole number${unit} from ${minimum} to ${maximum}`,
    );
  return {
    setting,
    text,
    secret: <const Rule extends object>(rule: Rule, expects: string) =>
      ({ ...text(rule, expects), fromFile: true }) as const,
    oneOf<const Words extends readonly string[]>(words: Words, value: Words[number]) {
      const [first, last] = [words.slice(0, -1).join(', '), words.at(-1)];
      const expects = words.length > 3 ? `one of ${first} and ${last}` : `${first} or ${last}`;
      return text({ enum: words, default: value }, expects);
    },
    webUrl: () => text({ pattern: '^https?://' }, 'an http or https URL'),
    wholeNumber: wholeNumber(''),
    milliseconds: wholeNumber(' of milliseconds'),
    seconds: wholeNumber(' of seconds'),
    hours: wholeNumber(' of hours'),
    days: wholeNumber(' of days'),
    bytes: wholeNumber(' of bytes'),
    lines: wholeNumber(' of lines'),
    yesOrNo: (value: boolean) => setting({ type: 'boolean', default: value }, 'true or false'),
  };
};

/** Every setting, in the order in which the documents list them. */
export const settingsTable = {
  HOST: purpose(
    'Address to listen on; 0.0.0.0 is every interface and needs the credentials of an issuer.',
  ).text({ minLength: 1, default: '127.0.0.1' }, 'a host name or address to listen on'),
  PORT: purpose('Port to listen on; 0 picks a free one.').wholeNumber(0, 65535, 8080),
  WORKERS: purpose(
    'Processes that serve PORT together, each with DATABASE_POOL_SIZE connections; auto: one for each core. More than one needs DATABASE_URL.',
  ).text(
    { pattern: '^(auto|[1-9]|[1-5][0-9]|6[0-4])$', default: '1' },
    'a whole number from 1 to 64, or auto',
  ),
  DATA_DIR: purpose('Folder of the embedded store, the quick start’s keys and loaded data.').text(
    { minLength: 1, default: '.data' },
    'a folder that can be written',
  ),
  DATABASE_URL: purpose('PostgreSQL 14 or later. Absent: the embedded store in DATA_DIR.').secret(
    { pattern: '^postgres(ql)?://' },
    'a PostgreSQL URL such as postgres://user:password@host:5432/database',
  ),
  DATABASE_POOL_SIZE: purpose('Most connections to PostgreSQL.').wholeNumber(1, 200, 10),
  DATABASE_CONNECT_TIMEOUT_MS: purpose('Longest wait for a connection.').milliseconds(100, 60_000, 3000),
  DATABASE_QUERY_TIMEOUT_MS: purpose(
    'Longest time for a statement; after that the answer is 503.',
  ).milliseconds(100, 60_000, 5000),
  DATABASE_POOLER: purpose(
    'transaction: DATABASE_URL is a pooler that reassigns connections after each transaction, such as PgBouncer.',
  ).oneOf(['none', 'transaction'], 'none'),
  EMBEDDED_SYNC: purpose(
    'Whether the embedded store writes each commit through to the disk; false is faster, and survives a killed process but not a power cut.',
  ).yesOrNo(true),
  AUTH_JWKS_URL: purpose('JWKS URL of the issuer of tokens; keys are cached and rotated.').text(
    { pattern: '^https?://' },
    'an https URL, or an http URL of this machine',
  ),
  AUTH_PUBLIC_KEY: purpose('Public key of the issuer, in place of AUTH_JWKS_URL.').secret(
    { minLength: 1 },
    'a public key in PEM form (SPKI); \\n stands for a line break',
  ),
  AUTH_ALGORITHMS: purpose('Signature algorithms that are accepted.').text(
    { pattern: `^${algorithm}( ${algorithm})*$`, default: 'RS256 PS256 ES256 EdDSA' },
    'a list, separated by spaces, of RS256, RS384, RS512, PS256, PS384, PS512, ES256, ES384, ES512 and EdDSA',
  ),
  AUTH_ISSUER: purpose('The iss claim of your tokens. Required with AUTH_JWKS_URL or AUTH_PUBLIC_KEY.').text(
    { minLength: 1 },
    'the iss claim of your tokens',
  ),
  AUTH_AUDIENCE: purpose(
    'The aud claim of your tokens. Required with AUTH_JWKS_URL or AUTH_PUBLIC_KEY.',
  ).text({ minLength: 1 }, 'the aud claim of your tokens'),
  AUTH_CLOCK_SKEW_SECONDS: purpose('Tolerance for exp and nbf.').seconds(0, 60, 30),
  AUTH_TOKEN_LIFETIME_SECONDS: purpose(
    'Longest lifetime of a token, from iat to exp; a token without iat counts as issued now.',
  ).seconds(60, 31_536_000, 86_400),
  ALLOW_QUICK_START_ON_NETWORK: purpose(
    'For a trial, such as in a container: whether the service listens beyond this machine with the credentials of the quick start.',
  ).yesOrNo(false),
  CLAIM_PROFILE: claim('sub', 'the profile'),
  CLAIM_SESSION: claim('sid', 'the session'),
  CLAIM_CART: claim('cart', 'the cart'),
  CLAIM_MARKET: claim('market', 'the market'),
  CLAIM_SCOPE: claim('scope', 'the scopes'),
  ENCRYPTION_KEYS: purpose(
    'Keys that encrypt Pin, TaxId and DateOfBirth at rest: the first encrypts, all decrypt. Required in production, and with DATABASE_URL and an issuer. Absent: a key that the service makes in DATA_DIR.',
  ).secret(
    { minLength: 1 },
    'a list of id:key separated by commas, each id once, each key 32 random bytes in base64',
  ),
  MARKETS_FILE: purpose('Rules of your markets that differ from the built-in ones.').text(
    { minLength: 1 },
    'a readable JSON file',
  ),
  STREET_DOUBTS: purpose(
    'Whether to doubt a street that is missing from a register (data loaded with --complete); read docs/street-data.md first.',
  ).yesOrNo(false),
  DEMO: purpose(
    'Whether the demo checkout is served at /demo. Absent: only if the service signs its own tokens and HOST is this machine.',
  ).setting({ type: 'boolean' }, 'true or false'),
  CONSOLE: purpose(
    'Whether the operator’s page is served at /console. It shows nothing without a token of scope platform, which it takes from the quick start where that signs the tokens and HOST is this machine.',
  ).yesOrNo(true),
  LEARNED: purpose(
    'What is learned from buyers who insist on a city with a postal code that the place data lacks. off: nothing, and no such pairs are kept; review: pairs that an operator approves are no longer doubted; auto: also pairs that five customers, guests aside, insisted on, on three days.',
  ).oneOf(['off', 'review', 'auto'], 'review'),
  COMPLETION: purpose(
    'Whether addresses are completed as they are typed, and places of a postal code looked up: places.json and address-completions.json of a market.',
  ).yesOrNo(true),
  DOCS: purpose('Whether the documents are served: /docs, its console and /openapi.json.').yesOrNo(true),
  SECURITY_CONTACTS: purpose(
    'Contacts for reports of a vulnerability, named in /.well-known/security.txt. Empty: none.',
  ).text({ default: '' }, 'a list of URIs, separated by spaces, that begin with mailto:, https: or tel:'),
  BRANCH_REFRESH_SECONDS: purpose('How soon a running service sees imported branches.').seconds(1, 3600, 2),
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
  WEBHOOK_URLS: purpose('URLs that events are delivered to. Empty: there are no events.').secret(
    { default: '' },
    'a list of http or https URLs, separated by spaces, no two of which differ only in query, user or password; in production https, except for this machine itself',
  ),
  WEBHOOK_SECRETS: purpose(
    'Secrets that sign events; required with WEBHOOK_URLS. All secrets of a URL sign, so that its receiver can change from one to the next.',
  ).secret(
    { default: '' },
    'a list of secrets, separated by spaces or commas, each whsec_ and 24 to 64 random bytes in base64; with several WEBHOOK_URLS each secret stands behind its URL, as in https://a.example.com/hook=whsec_…, and no two URLs share one',
  ),
  WEBHOOK_TIMEOUT_MS: purpose('Longest time for a receiver to answer.').milliseconds(100, 15_000, 15_000),
  WEBHOOK_EXPIRY_HOURS: purpose('How long delivery of an event is retried before it expires.').hours(
    1,
    720,
    72,
  ),
  CORS_ORIGINS: purpose('Origins that may call from a browser. Empty: none.').text(
    { default: '' },
    'a list of origins such as https://shop.example.com',
  ),
  RATE_LIMIT_PER_TOKEN: purpose(
    'Most requests a minute for one token, at an even rate with a burst of a second, or of 20 where that is more; calls of the admin API do not count; 0 sets no limit.',
  ).wholeNumber(0, 1_000_000, 1_200),
  RATE_LIMIT_PER_PROFILE: rateLimit('profile'),
  RATE_LIMIT_PER_ADDRESS: rateLimit('address of origin, IPv6 by its first 64 bits'),
  RATE_LIMIT_PUBLIC: purpose(
    'Most requests a minute from one address of origin without credentials: markets, documents, the demo and unknown paths together, health separately, at an even rate with a burst of a second, or of 20 where that is more; 0 sets no limit.',
  ).wholeNumber(0, 1_000_000, 1_200),
  TRUSTED_PROXIES: purpose('Proxies whose X-Forwarded-For names the address of origin. Empty: none.').text(
    { default: '' },
    'a list of addresses or networks such as 10.0.0.0/8',
  ),
  REDIS_URL: purpose(
    'Redis or Valkey in which instances count requests together. Absent: the processes of one machine (WORKERS) count together, and each machine by itself.',
  ).secret({ pattern: '^rediss?://' }, 'a Redis URL such as redis://user:password@host:6379/0'),
  BODY_LIMIT_BYTES: purpose('Largest request body.').bytes(1024, 1_048_576, 65_536),
  UPLOAD_LIMIT_BYTES: purpose('Largest upload of records or of an address book.').bytes(
    65_536,
    1_073_741_824,
    33_554_432,
  ),
  UPLOAD_TIMEOUT_MS: purpose(
    'Longest time for an upload of records or of an address book to arrive, if it is longer than REQUEST_TIMEOUT_MS.',
  ).milliseconds(1000, 3_600_000, 600_000),
  VERIFICATION_LIMIT_LINES: purpose(
    'Most lines of an address book in one request to POST /platform/v1/verifications.',
  ).lines(1, 10_000_000, 100_000),
  VERIFICATION_LINES_PER_SECOND: purpose(
    'Most lines of address books that a process judges in a second, of all requests together; further lines wait; 0 sets no limit.',
  ).lines(0, 100_000, 500),
  REQUEST_TIMEOUT_MS: purpose('Longest time for a request to arrive.').milliseconds(1000, 120_000, 10_000),
  MAX_IN_FLIGHT: purpose('Most requests in flight at a time; others are answered 503 at once.').wholeNumber(
    1,
    100_000,
    1000,
  ),
  MAX_CONNECTIONS: purpose('Most open connections; others are closed on arrival.').wholeNumber(
    1,
    1_000_000,
    5000,
  ),
  MAX_CONNECTIONS_PER_ADDRESS: purpose(
    'Most open connections of one address; those of TRUSTED_PROXIES are not counted.',
  ).wholeNumber(1, 1_000_000, 500),
  LOG_LEVEL: purpose('Lowest level that is logged; info has a line for each request.').oneOf(
    ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
    'info',
  ),
  METRICS_PORT: purpose(
    'Port of `GET /metrics`, which needs no credentials; 0 picks a free one. Absent: no metrics.',
  ).setting({ type: 'integer', minimum: 0, maximum: 65_535 }, 'a whole number from 0 to 65535, and not PORT'),
  METRICS_HOST: purpose('Address that METRICS_PORT listens on. Absent: HOST.').text(
    { minLength: 1 },
    'a host name or address to listen on',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: purpose(
    'Base URL of an OpenTelemetry collector; spans are sent to its /v1/traces. Absent: no traces.',
  ).webUrl(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: purpose(
    'The whole URL for spans, in place of OTEL_EXPORTER_OTLP_ENDPOINT.',
  ).webUrl(),
  OTEL_SERVICE_NAME: purpose('Name of the service in traces.').text(
    { minLength: 1, default: 'checkout-verification' },
    'text',
  ),
  OTEL_TRACES_SAMPLER: purpose(
    'Which requests are traced; a parentbased sampler follows the decision of the caller, so choose another where strangers call.',
  ).oneOf(
    [
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ],
    'parentbased_always_on',
  ),
  OTEL_TRACES_SAMPLER_ARG: purpose('Share of requests for the samplers named traceidratio.').setting(
    { type: 'number', minimum: 0, maximum: 1, default: 1 },
    'a number from 0 to 1',
  ),
  GEONAMES_URL: purpose('URL that `data add geonames --country` downloads from.').text(
    { pattern: '^https?://', default: 'https://download.geonames.org/export/zip' },
    'an http or https URL',
  ),
  NODE_ENV: purpose(
    'production: refuses to start without configured credentials and encryption keys. development and test behave alike.',
  ).oneOf(['development', 'test', 'production'], 'development'),
} as const satisfies Record<string, SettingEntry>;

function rateLimit(owner: string) {
  return purpose(`Most requests a minute for one ${owner}; 0 sets no limit.`).wholeNumber(0, 1_000_000, 0);
}

function claim(name: string, meaning: string) {
  return purpose(`Claim that holds ${meaning}.`).text({ minLength: 1, default: name }, 'the name of a claim');
}

function retention(things: string, since: string, days: number) {
  const kept = `Days for which ${things} are kept after ${since}; 0 keeps them for good.`;
  return purpose(kept).days(0, 36_500, days);
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
