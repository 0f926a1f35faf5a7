import { createInterface } from 'node:readline/promises';
import type { DataSubject } from '../../checkout/privacy-ports.ts';
import { readSettings } from '../../config/settings.ts';
import { toErasure } from '../../http/wire/platform/held-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { actorOf, requireSubject, type SubjectOptions } from '../data-subject.ts';
import { withStore } from './with-store.ts';

export interface EraseOptions extends SubjectOptions {
  readonly siteUrls?: true;
  readonly yes?: true;
}

/** Deletes everything that is held about somebody, once that is confirmed, and prints how much that was. */
export async function eraseData(options: EraseOptions): Promise<void> {
  const subject = requireSubject(options);
  if (options.yes !== true) await requireConsent(subject);
  const siteUrls = options.siteUrls === true;
  const erasure = await withStore(readSettings(process.env), (store) =>
    store.eraseData(subject, actorOf(options), { siteUrls }),
  );
  process.stdout.write(`${JSON.stringify(toErasure(erasure))}\n`);
}

/** Asks on standard error, so that standard output holds the answer alone. */
async function requireConsent({ kind, id }: DataSubject): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorError('Erasing cannot be undone: say --yes where nobody can be asked.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Erase everything that is held about ${kind} ${id}? Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was erased.');
}
