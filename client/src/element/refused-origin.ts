import { CheckoutError } from '../checkout-error.ts';

/**
 * Whether no answer came because the service does not list the origin of the page. Browsers do not tell
 * scripts, but then the service's own script answers, which every origin may load. Tells the developer on the
 * console what to do.
 */
export async function isOriginRefused(error: unknown, baseUrl: string): Promise<boolean> {
  if (!(error instanceof CheckoutError) || error.code !== 'Client.NoAnswer') return false;
  const service = new URL(`${baseUrl.replace(/\/$/, '')}/element.js`, document.baseURI);
  if (service.origin === location.origin) return false;
  const isThere = await fetch(service, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  const remedy = `Add it to the service's settings: CORS_ORIGINS=${location.origin}`;
  if (isThere)
    // biome-ignore lint/suspicious/noConsole: for the developer of the page, whom the buyer must not see
    console.error(`checkout-address: ${service.origin} refuses calls from this page's origin. ${remedy}`);
  return isThere;
}
