import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { seededRandom, seedOf } from '../../test/support/random.ts';
import type { StreetAddress } from '../street-addresses.ts';

/** Whether an address is in the loaded data, or else whether its number or its whole street is hidden. */
export type Hiding = 'shown' | 'number' | 'street';

export type Samples = Readonly<Record<Hiding, readonly StreetAddress[]>>;

/** Hides one street in forty of a postal code, and one number in twenty of the other streets. */
function hidingOf({ code, street, number }: StreetAddress): Hiding {
  if (seedOf('street', code, street.toLowerCase()) % 40 === 0) return 'street';
  return seedOf('number', code, street.toLowerCase(), number) % 20 === 0 ? 'number' : 'shown';
}

export async function writeShown(all: readonly StreetAddress[], path: string): Promise<void> {
  const output = createWriteStream(path);
  output.write('NUMBER,STREET,UNIT,POSTCODE\n');
  for (const address of all) {
    if (hidingOf(address) === 'shown')
      output.write(`${address.number},"${address.street}",,${address.code}\n`);
  }
  output.end();
  await finished(output);
}

/** Draws up to `most` addresses of each kind. */
export function chooseSamples(all: readonly StreetAddress[], most: number): Samples {
  const random = seededRandom(1);
  const samples: Record<Hiding, StreetAddress[]> = { shown: [], number: [], street: [] };
  for (let tries = 0; tries < all.length * 2; tries++) {
    const address = random.pick(all);
    if (address === undefined) break;
    const list = samples[hidingOf(address)];
    if (list.length < most) list.push(address);
    if (Object.values(samples).every(({ length }) => length >= most)) break;
  }
  return samples;
}
