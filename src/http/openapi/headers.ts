import { languages } from '../../problem/render-problem.ts';

/** `components.headers` and `components.securitySchemes` of the OpenAPI document. */
export const headers = {
  XRequestId: {
    description: 'Names this request in the log.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9._-]{1,64}$' },
  },
  CacheControl: {
    description: 'Nothing of a checkout is cached.',
    schema: { type: 'string', const: 'no-store' },
  },
  ContentLanguage: {
    description: 'Language of the messages, where the answer holds any.',
    schema: { type: 'string', enum: Object.keys(languages) },
  },
  WwwAuthenticate: {
    description: 'What is wrong with the credentials (RFC 6750, 3).',
    schema: { type: 'string', pattern: '^Bearer ' },
  },
  RetryAfter: {
    description: 'Seconds after which the request is worth sending again.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
} as const;

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A token that names the profile, session, cart and market, with scope `checkout` for the shipping address and `promote` for the distributor application. For the operations of the platform it has scope `platform` and names who acts; session, cart and market may be absent.',
  },
} as const;

type HeaderName = keyof typeof headers;

const wireNames: Readonly<Record<HeaderName, string>> = {
  XRequestId: 'X-Request-Id',
  CacheControl: 'Cache-Control',
  ContentLanguage: 'Content-Language',
  WwwAuthenticate: 'WWW-Authenticate',
  RetryAfter: 'Retry-After',
};

/** The headers of a response that matter to a caller, by its status. */
export function headersOf(status: number): Readonly<Record<string, { $ref: string }>> {
  const present: HeaderName[] = ['XRequestId', 'CacheControl', 'ContentLanguage'];
  if (status === 401 || status === 403) present.push('WwwAuthenticate');
  if (status === 429 || status === 503) present.push('RetryAfter');
  return Object.fromEntries(
    present.map((name) => [wireNames[name], { $ref: `#/components/headers/${name}` }]),
  );
}
