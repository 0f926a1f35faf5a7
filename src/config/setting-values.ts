import envSchema from 'env-schema';
import type { SettingFindings } from './setting-findings.ts';
import { type SettingName, settingsTable } from './settings-table.ts';
import type { TraceValues } from './trace-settings.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings' values after the table's types and defaults; what has no default may be absent. */
export interface Values extends TraceValues {
  readonly HOST: string;
  readonly PORT: number;
  readonly WORKERS: string;
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
  readonly AUTH_TOKEN_LIFETIME_SECONDS: number;
  readonly CLAIM_PROFILE: string;
  readonly CLAIM_SESSION: string;
  readonly CLAIM_CART: string;
  readonly CLAIM_MARKET: string;
  readonly CLAIM_SCOPE: string;
  readonly ENCRYPTION_KEYS?: string;
  readonly MARKETS_FILE?: string;
  readonly STREET_DOUBTS: boolean;
  readonly DEMO?: boolean;
  readonly COMPLETION: boolean;
  readonly DOCS: boolean;
  readonly SECURITY_CONTACTS: string;
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
  readonly RATE_LIMIT_PUBLIC: number;
  readonly TRUSTED_PROXIES: string;
  readonly REDIS_URL?: string;
  readonly BODY_LIMIT_BYTES: number;
  readonly UPLOAD_LIMIT_BYTES: number;
  readonly UPLOAD_TIMEOUT_MS: number;
  readonly REQUEST_TIMEOUT_MS: number;
  readonly MAX_IN_FLIGHT: number;
  readonly MAX_CONNECTIONS: number;
  readonly MAX_CONNECTIONS_PER_ADDRESS: number;
  readonly LOG_LEVEL: string;
  readonly METRICS_PORT?: number;
  readonly METRICS_HOST?: string;
  readonly GEONAMES_URL: string;
  readonly ALLOW_QUICK_START_ON_NETWORK: boolean;
  readonly NODE_ENV: string;
}

/**
 * The values of the environment in their types. Text that the table does not take is a finding, and counts as absent
 * from there on.
 */
export function readValues(environment: Environment, findings: SettingFindings): Values {
  const isUsable = (name: string) => name in settingsTable && !findings.has(name as SettingName);
  const data = Object.fromEntries(
    Object.entries(environment).filter(
      ([name, value]) => isUsable(name) && value !== undefined && value !== '',
    ),
  );
  const properties = Object.fromEntries(
    Object.entries(settingsTable).map(([name, entry]) => [name, entry.schema]),
  );
  try {
    return envSchema<Values>({ schema: { type: 'object', properties }, data, env: false });
  } catch (error) {
    for (const name of refusedNames(error)) findings.refuse(name, undefined);
    return readValues(environment, findings);
  }
}

/** Never empty; throws what is no finding about settings. */
function refusedNames(error: unknown): SettingName[] {
  const findings =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const names = findings.map(({ instancePath }) => String(instancePath).slice(1)).filter(isSettingName);
  if (names.length === 0) throw error;
  return names;
}

function isSettingName(name: string): name is SettingName {
  return name in settingsTable;
}
