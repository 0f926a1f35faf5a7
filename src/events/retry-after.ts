/** Nobody is waited for longer, whatever they ask for. */
const longestMs = 3_600_000;

/** A Retry-After header (RFC 9110, 10.2.3), seconds or a date, as milliseconds from now; undefined where there is none that can be read. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestMs);
}
