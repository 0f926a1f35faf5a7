import { unescape as decode } from 'node:querystring';
import { isOneByteRepeated } from './encryption-keys.ts';
import { isPrivate } from './network.ts';
import type { SettingFindings } from './setting-values.ts';
import type { SettingValues } from './settings-table.ts';

export type WebhookSettings = NonNullable<ReturnType<typeof readWebhooks>>;

/** An endpoint with the secrets that sign for it, at least one, and for no other. */
export type SignedEndpoint = WebhookSettings['endpoints'][number];

type WebhookEndpoint = Readonly<ReturnType<typeof toEndpoint>>;

/**
 * Reads URLs separated by spaces; undefined where one is not an http or https URL, or two have the same name.
 * Pending deliveries are kept by name, so that a token in the query can be changed.
 */
export function parseWebhookUrls(text: string): readonly WebhookEndpoint[] | undefined {
  const parts = text.match(/\S+/g) ?? [];
  // A comma most likely separates two URLs; within a URL it can be written %2C.
  if (!parts.every((part) => /^https?:\/\/[^,]*$/i.test(part) && URL.canParse(part))) return undefined;
  const endpoints = parts.map((part) => toEndpoint(new URL(part)));
  const names = new Set(endpoints.map(({ name }) => name));
  return names.size === endpoints.length ? endpoints : undefined;
}

function nameOf({ origin, pathname }: URL): string {
  return `${origin}${pathname}`;
}

function toEndpoint(url: URL) {
  const name = nameOf(url);
  const hasUser = url.username !== '' || url.password !== '';
  const user = `${decode(url.username)}:${decode(url.password)}`;
  return {
    /** Logs and tables show it: it leaves out user, password and query, which may be secret. */
    name,
    /** Without the user and the password, which go into a header. */
    url: `${name}${url.search}`,
    authorization: hasUser ? `Basic ${Buffer.from(user).toString('base64')}` : undefined,
  };
}

/** `endpoint` is the name of the one that it is for; absent for the only one. */
type WebhookSecret = { readonly endpoint: string | undefined; readonly secret: Buffer };

const entry = /^(?:(https?:\/\/\S+?)=)?whsec_([A-Za-z0-9+/]+={0,2})$/i;

/**
 * Reads secrets of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64, each alone or behind the URL
 * that it is for, separated by spaces or commas. undefined where one of them is malformed.
 */
function parseWebhookSecrets(text: string): readonly WebhookSecret[] | undefined {
  const secrets = (text.match(/[^\s,]+/g) ?? []).map((part) => {
    const [, url, encoded = ''] = entry.exec(part) ?? [];
    const isUrl = url !== undefined && URL.canParse(url);
    return { endpoint: isUrl ? nameOf(new URL(url)) : url, secret: Buffer.from(encoded, 'base64') };
  });
  const isUsable = ({ secret }: WebhookSecret) =>
    secret.length >= 24 && secret.length <= 64 && !isOneByteRepeated(secret);
  return secrets.every(isUsable) ? secrets : undefined;
}

/** Where events go and what signs them. undefined where no URL is set: changes then write no events. */
export function readWebhooks(values: SettingValues, findings: SettingFindings) {
  const endpoints = parseWebhookUrls(values.WEBHOOK_URLS) ?? findings.refuse('WEBHOOK_URLS', []);
  const secrets = parseWebhookSecrets(values.WEBHOOK_SECRETS) ?? findings.refuse('WEBHOOK_SECRETS', []);
  if (endpoints.length === 0) return undefined;
  if (values.NODE_ENV === 'production' && !endpoints.every(({ url }) => isPrivate(url)))
    findings.refuse('WEBHOOK_URLS', undefined);
  return {
    endpoints: signedEndpoints(endpoints, secrets) ?? findings.refuse('WEBHOOK_SECRETS', []),
    timeoutMs: values.WEBHOOK_TIMEOUT_MS,
    expiryMs: values.WEBHOOK_EXPIRY_HOURS * 3_600_000,
  };
}

/**
 * The endpoints with their secrets. undefined where an endpoint has none, where a secret is for an unknown
 * endpoint, or where two endpoints share one: a receiver could then forge what the other one gets.
 */
function signedEndpoints(endpoints: readonly WebhookEndpoint[], secrets: readonly WebhookSecret[]) {
  const only = endpoints.length === 1 ? endpoints[0]?.name : undefined;
  const ownerOf = ({ endpoint = only }: WebhookSecret) => endpoint;
  const signed = endpoints.map((endpoint) => ({
    ...endpoint,
    secrets: secrets.filter((entry) => ownerOf(entry) === endpoint.name).map(({ secret }) => secret),
  }));
  const given = signed.flatMap((endpoint) => endpoint.secrets.map((secret) => secret.toString('base64')));
  const isComplete = signed.every((endpoint) => endpoint.secrets.length > 0);
  const isOneToOne = given.length === secrets.length && new Set(given).size === given.length;
  return isComplete && isOneToOne ? signed : undefined;
}
