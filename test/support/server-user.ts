import { readFileSync } from 'node:fs';

/** The user for a server that refuses to run as root. Empty without root; undefined without such a user. */
export function serverUser(): { readonly uid?: number; readonly gid?: number } | undefined {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([each]) => each === name)).find(Boolean);
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}
