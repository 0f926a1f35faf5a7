import { readFileSync } from 'node:fs';

/** The version in package.json, as the service, its metrics and its traces name it. */
export function version(): string {
  const manifest: { version?: string } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return manifest.version ?? 'unknown';
}
