import { publicCacheControl } from '../../src/http/routes/market-routes.ts';
import { languages } from '../../src/words/render-problem.ts';

function header(description: string, rule: object, example?: string) {
  return { description, schema: { type: 'string', ...rule }, ...(example !== undefined && { example }) };
}

/** `components.headers` and `components.securitySchemes` of the OpenAPI document. */
export const headers = {
  XRequestId: header('Names this request in the log.', { pattern: '^[A-Za-z0-9._-]{1,64}$' }),
  CacheControl: header('Nothing of a checkout is cached.', { const: 'no-store' }),
  PublicCacheControl: header('The same for everybody; a cache may keep it.', { const: publicCacheControl }),
  ETag: header(
    'Names this answer: a request that sends it in If-None-Match is answered 304 while nothing has changed.',
    { pattern: '^"[A-Za-z0-9_-]+"$' },
  ),
  ContentLanguage: header('Language of the messages; absent if the answer holds none.', {
    enum: Object.keys(languages),
  }),
  WwwAuthenticate: header('What is wrong with the credentials (RFC 6750, 3).', { pattern: '^Bearer ' }),
  RetryAfter: header('Seconds after which the request is worth sending again.', { pattern: '^[0-9]+$' }),
  RateLimitPolicy: header(
    'The limits that this request counted towards; absent if there are none: `q` requests in a window of `w` seconds (draft-ietf-httpapi-ratelimit-headers).',
    { pattern: '^"[a-z]+";q=[0-9]+;w=[0-9]+' },
    '"token";q=120;w=60, "profile";q=240;w=60',
  ),
  RateLimit: header(
    'What is left of each of these limits: `r` requests, for `t` seconds (draft-ietf-httpapi-ratelimit-headers).',
    { pattern: '^"[a-z]+";r=[0-9]+;t=[0-9]+' },
    '"token";r=97;t=21, "profile";r=180;t=34',
  ),
};

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A token that names the profile, session, cart and market, with scope `checkout` for the shipping address and `promote` for the distributor application. For the operations of the platform it has scope `platform`, for personal data `platform:sensitive` as well, and names who acts; session, cart and market may be absent.',
  },
} as const;

type HeaderName = keyof typeof headers;

const wireNames: Readonly<Record<HeaderName, string>> = {
  XRequestId: 'X-Request-Id',
  CacheControl: 'Cache-Control',
  PublicCacheControl: 'Cache-Control',
  ETag: 'ETag',
  ContentLanguage: 'Content-Language',
  WwwAuthenticate: 'WWW-Authenticate',
  RetryAfter: 'Retry-After',
  RateLimitPolicy: 'RateLimit-Policy',
  RateLimit: 'RateLimit',
};

/** The headers of a response that matter to a caller, by its status. */
export function headersOf(status: number, isCacheable = false): Readonly<Record<string, { $ref: string }>> {
  const caching: HeaderName[] = isCacheable ? ['PublicCacheControl', 'ETag'] : ['CacheControl'];
  const present: HeaderName[] = ['XRequestId', ...caching, 'RateLimitPolicy', 'RateLimit'];
  if (status !== 304) present.push('ContentLanguage');
  if (status === 401 || status === 403) present.push('WwwAuthenticate');
  if (status === 429 || status === 503) present.push('RetryAfter');
  return Object.fromEntries(
    present.map((name) => [wireNames[name], { $ref: `#/components/headers/${name}` }]),
  );
}
