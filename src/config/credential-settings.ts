import { createPublicKey, type KeyObject } from 'node:crypto';
import { parseEncryptionKeys } from './encryption-keys.ts';
import { isLoopback, isPrivate } from './network.ts';
import type { SettingFindings } from './setting-values.ts';
import type { SettingValues } from './settings-table.ts';

type KeySource = { readonly jwksUrl: string } | { readonly publicKey: KeyObject };

/**
 * The issuer's credentials; undefined where none are set, which means those of the quick start. Those are for
 * this machine alone, so settings that would open them to others by mistake are refused.
 */
export function readCredentials(values: SettingValues, findings: SettingFindings) {
  const source = readSource(values, findings);
  if (source === undefined) {
    requireQuickStart(values, findings);
    return undefined;
  }
  return {
    source,
    issuer: values.AUTH_ISSUER ?? findings.refuse('AUTH_ISSUER', ''),
    audience: values.AUTH_AUDIENCE ?? findings.refuse('AUTH_AUDIENCE', ''),
  };
}

function readSource(values: SettingValues, findings: SettingFindings): KeySource | undefined {
  const { AUTH_JWKS_URL: jwksUrl, AUTH_PUBLIC_KEY: publicKey } = values;
  if (jwksUrl !== undefined && publicKey !== undefined)
    findings.add('AUTH_PUBLIC_KEY', 'AUTH_PUBLIC_KEY and AUTH_JWKS_URL exclude each other: set one of them.');
  if (jwksUrl !== undefined) {
    // Somebody who can answer in place of the issuer could name keys of their own.
    const isUsable = URL.canParse(jwksUrl) && isPrivate(jwksUrl);
    return isUsable ? { jwksUrl } : findings.refuse('AUTH_JWKS_URL', { jwksUrl });
  }
  // A value that was refused already means an issuer too.
  if (findings.has('AUTH_JWKS_URL') || findings.has('AUTH_PUBLIC_KEY')) return { jwksUrl: '' };
  if (publicKey === undefined) return undefined;
  const key = readPublicKey(publicKey.replaceAll('\\n', '\n'));
  return key ? { publicKey: key } : findings.refuse('AUTH_PUBLIC_KEY', { jwksUrl: '' });
}

/** undefined where the text is not a public key. A private key is refused: it does not belong here. */
function readPublicKey(pem: string): KeyObject | undefined {
  try {
    return pem.includes('BEGIN PUBLIC KEY') ? createPublicKey(pem) : undefined;
  } catch {
    return undefined;
  }
}

function requireQuickStart(values: SettingValues, findings: SettingFindings): void {
  const { HOST, NODE_ENV, AUTH_ISSUER, AUTH_AUDIENCE } = values;
  const without = 'AUTH_JWKS_URL or AUTH_PUBLIC_KEY must be set';
  if (NODE_ENV === 'production') findings.add('AUTH_JWKS_URL', `${without} in production (NODE_ENV).`);
  else if (AUTH_ISSUER !== undefined || AUTH_AUDIENCE !== undefined)
    findings.add('AUTH_JWKS_URL', `${without} beside AUTH_ISSUER and AUTH_AUDIENCE.`);
  else if (!isLoopback(HOST) && !values.ALLOW_QUICK_START_ON_NETWORK)
    findings.add('HOST', quickStartOnNetwork);
}

const quickStartOnNetwork =
  'HOST must be this machine, such as 127.0.0.1, while the quick start’s own credentials are in use: set AUTH_JWKS_URL or AUTH_PUBLIC_KEY, or for a trial ALLOW_QUICK_START_ON_NETWORK=true.';

/**
 * The keys at rest; undefined where the data folder has its own. Several instances of a service with its own
 * issuer share a database, so they need keys that all of them have.
 */
export function readEncryptionKeys(values: SettingValues, hasIssuer: boolean, findings: SettingFindings) {
  const { ENCRYPTION_KEYS: list, DATABASE_URL, NODE_ENV } = values;
  if (list !== undefined) return parseEncryptionKeys(list) ?? findings.refuse('ENCRYPTION_KEYS', undefined);
  if (NODE_ENV === 'production')
    findings.add('ENCRYPTION_KEYS', 'ENCRYPTION_KEYS must be set in production (NODE_ENV).');
  else if (hasIssuer && (DATABASE_URL !== undefined || findings.has('DATABASE_URL')))
    findings.add('ENCRYPTION_KEYS', keysOfOneInstance);
  return undefined;
}

const keysOfOneInstance =
  'ENCRYPTION_KEYS must be set with DATABASE_URL and an issuer of tokens, the same for every instance: none can read what another wrote with a key of its own.';
