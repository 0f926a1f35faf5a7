import { readdirSync, readFileSync } from 'node:fs';
import type { PostalAddress } from '../../src/address/postal-address.ts';
import { wireNames } from '../../src/fields/shipping-fields.ts';
import type { Submission } from '../../src/submission/field-reader.ts';

/**
 * One line of a market's file: what the service must find in a submission, with built-in data. `submission`
 * is whole; `change` replaces fields of the first line's.
 */
export interface AddressVector {
  readonly reason: string;
  readonly submission?: Submission;
  readonly change?: Submission;
  readonly problems: readonly string[];
  readonly isPostOfficeBox?: boolean;
  /** Parts of the stored address, if they differ from the typed ones or the line is about them. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Parts of the address that is offered. */
  readonly offered?: Readonly<Record<string, string>>;
}

const directory = new URL('../vectors/address/', import.meta.url);

/** One for each market, named by its code. */
export const addressVectorFiles = readdirSync(directory).sort();

export function readAddressVectors(file: string): AddressVector[] {
  const lines = readFileSync(new URL(file, directory), 'utf8').trimEnd().split('\n');
  return lines.map((line): AddressVector => JSON.parse(line));
}

/** The addresses that the vectors submit, with the codes of their countries. */
export function submittedAddresses(): { readonly country: string; readonly typed: PostalAddress }[] {
  return addressVectorFiles.flatMap((file) => {
    const vectors = readAddressVectors(file);
    return vectors.map(({ submission, change }) => {
      const sent = submission ?? { ...vectors[0]?.submission, ...change };
      const parts = Object.entries(wireNames).map(([part, field]) => [part, textOf(sent[field])]);
      return { country: file.slice(0, 2), typed: Object.fromEntries(parts) as PostalAddress };
    });
  });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
