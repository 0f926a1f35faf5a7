import type { AddressCountry } from '../../src/address/countries/profile/address-country.ts';
import { type Random, seededRandom } from '../../test/support/random.ts';
import { drawText, type Pieces, piecesOf } from '../hostile/draw-text.ts';
import type { LoadRequest } from '../load-connection.ts';
import { addressRequests, contact } from '../workload.ts';

const lineLength = 200;
const fieldLength = 100;

/** Completions without credentials, each of another text that is made to take long. */
export function hostileCompletions(country: AddressCountry, count: number): LoadRequest[] {
  const random = seededRandom(1);
  const pieces = piecesOf(country, random);
  return Array.from({ length: count }, () => {
    const body = {
      text: hostileLine(pieces, random),
      near: drawText(pieces, lineLength, random),
      postalCode: random.pick(pieces.codes)?.slice(0, 3),
      limit: 10,
    };
    return {
      method: 'POST',
      path: `/v1/markets/${country.format.country}/address-completions.json`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    };
  });
}

/** Submissions of one token, each of other texts that are made to take long. */
export function hostileAddresses(country: AddressCountry, token: string, count: number): LoadRequest[] {
  const random = seededRandom(2);
  const pieces = piecesOf(country, random);
  const bodies = Array.from({ length: count }, () => ({
    ...contact,
    Phone: undefined,
    AddressPrimary: hostileLine(pieces, random),
    AddressSecondary: drawText(pieces, lineLength, random),
    City: hostileField(pieces, random),
    Province: hostileField(pieces, random),
    PostalCode: random.pick(pieces.codes),
  }));
  return addressRequests(bodies, [token]);
}

/** A street and numbers everywhere, forty words, or what `bench/hostile.ts` begins with. */
function hostileLine(pieces: Pieces, random: Random): string {
  const word = random.pick(pieces.words) ?? 'lake';
  const fortyWords = () => Array.from({ length: 40 }, () => random.pick(pieces.words)).join(' ');
  const ways = [
    () => `lake ${random.below(1000)} ${'1 '.repeat(97)}`,
    () => `${word} ${'1 '.repeat(97)}`,
    () => `${word} ${Array.from({ length: 60 }, () => random.below(100)).join(' ')}`,
    fortyWords,
    () => drawText(pieces, lineLength, random),
  ];
  return (random.pick(ways)?.() ?? '').slice(0, lineLength).trim();
}

function hostileField(pieces: Pieces, random: Random): string {
  const ways = [() => 'ﷺ'.repeat(fieldLength), () => drawText(pieces, fieldLength, random)];
  return random.pick(ways)?.() ?? '';
}
