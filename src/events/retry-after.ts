/** The longest wait, whatever an endpoint asks for. */
const longestMs = 3_600_000;

/**
 * A Retry-After header (RFC 9110, 10.2.3), in seconds or as a date, as milliseconds from now; undefined where
 * it is absent or unreadable.
 */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs);
}
