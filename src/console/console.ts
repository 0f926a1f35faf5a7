import { isLoopback } from '../config/network.ts';
import type { Settings } from '../config/settings.ts';
import { mintToken, quickStartPrivateKey } from '../credentials/mint-token.ts';
import type { Markets } from '../market/market.ts';
import { builtPages, readPageFiles } from '../pages/page-files.ts';

export type Console = ReturnType<typeof openConsole>;

const usualSeconds = 900;

/**
 * Opens the operator's page. It issues no tokens where an issuer makes them, or others than this machine
 * reach the service. Throws OperatorError where it was not built.
 */
export function openConsole(settings: Settings, markets: () => Markets, now: () => Date) {
  const { credentials, claims, dataDirectory, tokenLifetimeSeconds, http } = settings;
  const files = readPageFiles(builtPages('console-page'));
  if (credentials !== undefined || !isLoopback(http.host)) return { files, issueToken: undefined };
  const key = quickStartPrivateKey(dataDirectory);
  const ttlSeconds = Math.min(usualSeconds, tokenLifetimeSeconds);
  // Operations of the platform look at the scope alone, but each token names a market.
  const content = { profile: 'console', session: 'console', scope: 'platform', ttlSeconds };
  const issueToken = () => mintToken({ ...content, market: markets().codes()[0] ?? '' }, claims, key, now());
  return { files, issueToken };
}
