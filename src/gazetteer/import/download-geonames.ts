import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DataError } from '../read/data-error.ts';
import { limited } from './read-source.ts';

// The largest export of one country is 20 MB.
const downloadLimits = { timeoutMs: 10 * 60_000, maxBytes: 256 * 1024 * 1024 };

const maxRedirections = 3;

/**
 * Downloads the export of one country, `<baseUrl>/GB.zip`, into a folder and returns its path. Throws a
 * `DataError` naming the URL if the server does not answer with a file within the limits, or redirects to
 * another origin.
 */
export async function downloadGeonames(
  country: string,
  baseUrl: string,
  directory: string,
  limits = downloadLimits,
): Promise<string> {
  const url = `${baseUrl.replace(/\/+$/, '')}/${country}.zip`;
  const path = join(directory, `${country}.zip`);
  try {
    const response = await fetchSameOrigin(url, AbortSignal.timeout(limits.timeoutMs));
    if (!response.ok || response.body === null)
      throw new DataError(`${url} answers with status ${response.status}.`);
    const { maxBytes } = limits;
    const faultBeyond = () => new DataError(`${url} is larger than ${maxBytes} bytes.`);
    await writeFile(path, limited(response.body, maxBytes, faultBeyond));
    return path;
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(`${url} cannot be downloaded: ${reasonOf(error)}.`, { cause: error });
  }
}

async function fetchSameOrigin(url: string, signal: AbortSignal): Promise<Response> {
  let at = url;
  for (let redirections = 0; redirections <= maxRedirections; redirections++) {
    const response = await fetch(at, { signal, redirect: 'manual' });
    const location = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, at);
    if (next.origin !== new URL(url).origin)
      throw new DataError(
        `${url} redirects to another host, ${next.origin}: set GEONAMES_URL to the one you trust.`,
      );
    at = next.href;
  }
  throw new DataError(`${url} redirects too often.`);
}

/** Returns why a download failed. fetch says only "fetch failed"; its cause says what failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
