import { isLoopback } from '../config/loopback.ts';
import type { Settings } from '../config/settings.ts';
import { mintToken } from '../credentials/mint-token.ts';
import { quickStartPrivateKey } from '../credentials/quick-start-key.ts';
import { builtPages, type PageFile, readPageFiles } from '../pages/page-files.ts';

export interface Console {
  readonly files: readonly PageFile[];
  /** Absent where an issuer makes the tokens, or others than this machine reach the service. */
  readonly issueToken: (() => Promise<string>) | undefined;
}

const usualSeconds = 900;

/** Opens the operator's page. Throws OperatorError where it was not built. */
export function openConsole(settings: Settings, now: () => Date): Console {
  const { credentials, claims, dataDirectory, tokenLifetimeSeconds, http } = settings;
  const files = readPageFiles(builtPages('console-page'));
  if (credentials !== undefined || !isLoopback(http.host)) return { files, issueToken: undefined };
  const key = quickStartPrivateKey(dataDirectory);
  const ttlSeconds = Math.min(usualSeconds, tokenLifetimeSeconds);
  // Operations of the platform look at the scope alone.
  const content = { profile: 'console', session: 'console', market: 'US', scope: 'platform', ttlSeconds };
  return { files, issueToken: () => mintToken(content, claims, key, now()) };
}
