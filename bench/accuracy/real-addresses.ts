import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PostalAddress } from '../../src/address/postal-address.ts';

/** Where reference material lies beside the project; nothing of it is part of the project. */
export const referenceDirectory = fileURLToPath(new URL('../../../shared/reference', import.meta.url));

export interface RealAddress {
  readonly country: string;
  readonly address: PostalAddress;
}

/** Real addresses, one JSON object a line with the fields of the write shape; undefined where the file is absent. */
export function readRealAddresses(): RealAddress[] | undefined {
  const path = join(referenceDirectory, 'addresses', 'breweries.jsonl');
  if (!existsSync(path)) return undefined;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => toAddress(JSON.parse(line) as Record<string, string>));
}

function toAddress(row: Record<string, string>): RealAddress {
  const part = (name: string) => {
    const text = (row[name] ?? '').trim();
    return text === '' ? null : text;
  };
  return {
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
