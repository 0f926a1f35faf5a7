/**
 * Headers of every response. An API serves nothing that a browser should render, frame or embed, and no
 * answer of a checkout may stay in a cache. Strict-Transport-Security takes effect only where the service is
 * reached over TLS.
 */
export const securityHeaders = Object.freeze({
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
});
