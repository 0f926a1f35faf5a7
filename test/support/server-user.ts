import { readFileSync } from 'node:fs';

/**
 * Whom a server runs as that refuses to run as root: nobody else where this is not root, undefined where
 * there is no such user.
 */
export function serverUser(): { readonly uid?: number; readonly gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([each]) => each === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}
