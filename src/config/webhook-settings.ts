import { unescape as decode } from 'node:querystring';

/** Where events are delivered to. */
export interface WebhookEndpoint {
  /** Scheme, host, port and path: user, password and query may be secret, so they are in no log and no table. */
  readonly name: string;
  /** Without user and password. */
  readonly url: string;
  /** The Authorization header for user and password. */
  readonly authorization: string | undefined;
}

/**
 * Reads URLs separated by blanks; undefined where one is no http or https URL, or two have one name: what is pending is
 * kept by name, so that a token in a query can be changed.
 */
export function parseWebhookUrls(text: string): readonly WebhookEndpoint[] | undefined {
  const parts = partsOf(text);
  if (!parts.every(isWebUrl)) return undefined;
  const endpoints = parts.map((part) => toEndpoint(new URL(part)));
  const names = new Set(endpoints.map(({ name }) => name));
  return names.size === endpoints.length ? endpoints : undefined;
}

/** A comma is more likely meant to part two URLs than to be in one, where it can be written %2C. */
function isWebUrl(text: string): boolean {
  return /^https?:\/\/[^,]*$/i.test(text) && URL.canParse(text);
}

function toEndpoint(url: URL): WebhookEndpoint {
  const name = `${url.origin}${url.pathname}`;
  const hasUser = url.username !== '' || url.password !== '';
  const user = `${decode(url.username)}:${decode(url.password)}`;
  return {
    name,
    url: `${name}${url.search}`,
    authorization: hasUser ? `Basic ${Buffer.from(user).toString('base64')}` : undefined,
  };
}

/** Whether what is sent there stays on this machine or is encrypted on its way. */
export function isPrivate({ url }: WebhookEndpoint): boolean {
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' ||
    hostname === 'localhost' ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}

const secret = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/** Reads secrets of Standard Webhooks, `whsec_` and 24 to 64 bytes in base64, separated by blanks or commas; undefined where one is none. */
export function parseWebhookSecrets(text: string): readonly Buffer[] | undefined {
  const secrets = partsOf(text.replaceAll(',', ' ')).map((part) =>
    Buffer.from(secret.exec(part)?.[1] ?? '', 'base64'),
  );
  return secrets.every(({ length }) => length >= 24 && length <= 64) ? secrets : undefined;
}

function partsOf(text: string): string[] {
  return text.split(/\s+/).filter((part) => part !== '');
}
