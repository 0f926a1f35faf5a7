import { readSettings } from '../../config/settings.ts';
import { toHeldData } from '../../http/wire/platform/held-data.ts';
import { OperatorError } from '../../operator-error.ts';
import { FieldCipherError } from '../../store/field-cipher.ts';
import { actorOf, requireSubject, type SubjectOptions } from '../data-subject.ts';
import { withStore } from './with-store.ts';

/** Prints everything that is held about somebody. */
export async function exportData(options: SubjectOptions): Promise<void> {
  const subject = requireSubject(options);
  const data = await withStore(readSettings(process.env), (store) =>
    store.exportData(subject, actorOf(options)),
  ).catch((error: unknown) => {
    throw error instanceof FieldCipherError ? new OperatorError(unreadable(error)) : error;
  });
  process.stdout.write(`${JSON.stringify(toHeldData(data), null, 2)}\n`);
}

function unreadable({ message }: FieldCipherError): string {
  return `${message} ENCRYPTION_KEYS must hold every key that is in use; nothing was exported.`;
}
