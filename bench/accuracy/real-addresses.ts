import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PostalAddress } from '../../src/address/postal-address.ts';

/** The folder of reference material beside the project or a folder around it, no part of the project. */
export const referenceDirectory = findReference(fileURLToPath(new URL('../../..', import.meta.url)));

function findReference(beside: string): string {
  const folder = join(beside, 'shared', 'reference');
  return existsSync(folder) || beside === dirname(beside) ? folder : findReference(dirname(beside));
}

export interface RealAddress {
  /** The file it comes from, without its ending. */
  readonly source: string;
  readonly country: string;
  readonly address: PostalAddress;
}

/** The files of real addresses beside the project, by name; none if they are absent. */
export function addressSources(): string[] {
  const folder = join(referenceDirectory, 'addresses');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  return files.map((name) => name.slice(0, -'.jsonl'.length)).sort();
}

/** The real addresses of all sources, read from lines of JSON; undefined if there are none. */
export function readRealAddresses(): RealAddress[] | undefined {
  const sources = addressSources();
  return sources.length === 0 ? undefined : sources.flatMap(readSource);
}

function readSource(source: string): RealAddress[] {
  const path = join(referenceDirectory, 'addresses', `${source}.jsonl`);
  const lines = readFileSync(path, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => toAddress(source, JSON.parse(line) as Record<string, string>));
}

function toAddress(source: string, row: Record<string, string>): RealAddress {
  const part = (name: string) => {
    const text = (row[name] ?? '').trim();
    return text === '' ? null : text;
  };
  return {
    source,
    country: row.country ?? '',
    address: {
      name: 'A Buyer',
      line1: part('AddressPrimary'),
      line2: part('AddressSecondary'),
      line3: null,
      locality: part('City'),
      administrativeArea: part('Province'),
      postalCode: part('PostalCode'),
    },
  };
}
