import { readFileSync } from 'node:fs';

/** An entry of package-lock.json. A package may be installed more than once; the path tells copies apart. */
export interface LockedPackage {
  readonly path: string;
  readonly name: string;
  readonly version: string;
  readonly license: string | undefined;
  readonly integrity: string | undefined;
  readonly resolved: string | undefined;
  readonly hasInstallScript: boolean;
  /** Whether only development needs it. */
  readonly isDevelopment: boolean;
}

type LockEntry = Partial<Omit<LockedPackage, 'path' | 'name'>> & {
  readonly dev?: true;
  readonly link?: true;
};

/** Every package in the lock file except the project's own. */
export function lockedPackages(): LockedPackage[] {
  const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));
  const entries = Object.entries<LockEntry>(lock.packages);
  return entries
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .map(([path, { version = '', license, integrity, resolved, hasInstallScript, dev }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
      resolved,
      hasInstallScript: hasInstallScript === true,
      isDevelopment: dev === true,
    }));
}

/** The packages that `npm ci --omit=dev` installs. */
export function shippedPackages(): LockedPackage[] {
  return lockedPackages().filter(({ isDevelopment }) => !isDevelopment);
}
