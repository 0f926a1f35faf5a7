import type { Settings } from '../config/settings.ts';
import { mintToken } from '../credentials/mint-token.ts';
import { quickStartPrivateKey } from '../credentials/quick-start-key.ts';
import type { Markets } from '../market/market.ts';
import { builtPages, type PageFile, readPageFiles } from '../pages/page-files.ts';
import { createDemoTokens, type IssueDemoToken } from './demo-tokens.ts';

export interface Demo {
  readonly files: readonly PageFile[];
  /** Absent where an issuer makes the tokens: visitors then bring their own. */
  readonly issueToken: IssueDemoToken | undefined;
}

/** Opens the demo. It can issue tokens only where the service signs its own. Throws OperatorError. */
export function openDemo(
  { credentials, claims, dataDirectory, tokenLifetimeSeconds: mostSeconds }: Settings,
  markets: () => Markets,
  now: () => Date,
): Demo {
  const files = readPageFiles(builtPages('demo-page'));
  if (credentials !== undefined) return { files, issueToken: undefined };
  const key = quickStartPrivateKey(dataDirectory);
  const issueToken = createDemoTokens({
    mostSeconds,
    isMarket: (code) => markets().find(code) !== undefined,
    sign: (content) => mintToken(content, claims, key, now()),
  });
  return { files, issueToken };
}
