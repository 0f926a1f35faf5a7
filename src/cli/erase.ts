import { createInterface } from 'node:readline/promises';
import { Command } from 'commander';
import type { DataSubject } from '../checkout/privacy-ports.ts';
import { readSettings } from '../config/settings.ts';
import { toErasure } from '../http/wire/platform/held-data.ts';
import { OperatorError } from '../operator-error.ts';
import {
  actorOf,
  byOption,
  profileOption,
  requireSubject,
  type SubjectOptions,
  sessionOption,
} from './data-subject.ts';
import { withStore } from './with-store.ts';

interface EraseOptions extends SubjectOptions {
  readonly siteUrls?: true;
  readonly yes?: true;
}

/** `erase`: deletes everything that is held about somebody and prints how much that was. */
export function eraseCommand(): Command {
  return new Command('erase')
    .description('delete everything that is held about a profile or a session; it is put on record')
    .addOption(profileOption())
    .addOption(sessionOption())
    .option('--site-urls', 'registered site URLs as well: they are free for anybody at once')
    .option('--yes', 'without asking')
    .addOption(byOption())
    .action(async (options: EraseOptions) => {
      const subject = requireSubject(options);
      if (options.yes !== true) await requireConsent(subject);
      const siteUrls = options.siteUrls === true;
      const erasure = await withStore(readSettings(process.env), (store) =>
        store.eraseData(subject, actorOf(options), { siteUrls }),
      );
      process.stdout.write(`${JSON.stringify(toErasure(erasure))}\n`);
    });
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
