import { createInterface } from 'node:readline/promises';
import type { DataSubject } from '../../checkout/ports.ts';
import { readSettings } from '../../config/settings.ts';
import { toHeldData } from '../../http/wire/held-data.ts';
import { done } from '../../http/wire/schema-parts.ts';
import { withStore } from '../../open-store.ts';
import { OperatorError } from '../../operator-error.ts';
import type { AuditFilter } from '../../platform/platform-store.ts';
import { FieldCipherError } from '../../store/field-cipher.ts';
import { printLines } from './terminal-text.ts';

interface SubjectOptions {
  readonly profile?: string;
  readonly session?: string;
  readonly by: string;
}

/** Throws OperatorError unless exactly one of profile and session is named. */
function requireSubject({ profile, session }: SubjectOptions): DataSubject {
  if (profile !== undefined && session === undefined) return { kind: 'profile', id: profile };
  if (session !== undefined && profile === undefined) return { kind: 'session', id: session };
  throw new OperatorError('Give either --profile or --session.');
}

const actorOf = ({ by }: SubjectOptions) => ({ actor: by, requestId: null });

/** Prints entries of the audit trail, one JSON object a line, the newest last. */
export async function listAudit(filter: AuditFilter): Promise<void> {
  printLines(await withStore(readSettings(process.env), (store) => store.listAudit(filter)));
}

export async function exportData(options: SubjectOptions): Promise<void> {
  const subject = requireSubject(options);
  const settings = readSettings(process.env);
  try {
    const data = await withStore(settings, (store) => store.exportData(subject, actorOf(options)));
    process.stdout.write(`${JSON.stringify(toHeldData(data), null, 2)}\n`);
  } catch (error) {
    if (!(error instanceof FieldCipherError)) throw error;
    throw new OperatorError(
      `${error.message} ENCRYPTION_KEYS must hold every key that is in use; nothing was exported.`,
    );
  }
}

export async function eraseData(options: SubjectOptions & { siteUrls?: true; yes?: true }): Promise<void> {
  const subject = requireSubject(options);
  if (options.yes !== true) await requireConsent(subject);
  const siteUrls = options.siteUrls === true;
  const erasure = await withStore(readSettings(process.env), (store) =>
    store.eraseData(subject, actorOf(options), { siteUrls }),
  );
  printLines([{ ...erasure, ...done }]);
}

/** Asks on standard error, so that standard output holds only the answer. */
async function requireConsent({ kind, id }: DataSubject): Promise<void> {
  if (!process.stdin.isTTY)
    throw new OperatorError('Erasing cannot be undone: nobody can be asked here, so add --yes to confirm.');
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`Erase everything that is held about ${kind} ${id}? Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== 'yes') throw new OperatorError('Nothing was erased.');
}
