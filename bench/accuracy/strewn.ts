import type { AddressPart, PostalAddress } from '../../src/address/postal-address.ts';
import type { Random } from '../../test/support/random.ts';
import { faults } from './faults.ts';
import type { Kind } from './kinds.ts';

/** The fields in which parts are strewn. */
const fields = ['line1', 'line2', 'line3', 'locality', 'administrativeArea', 'postalCode'] as const;
const parts = ['locality', 'administrativeArea', 'postalCode'] as const satisfies readonly AddressPart[];
const marks = [' ', ' ', ', ', ', ', '\n', ' - ', ' / ', '; ', ' | ', ' ('];
const otherWords = ['Apt 4', '2nd Floor', 'c/o Jo Sample', '+1 212 555 0100', 'jo@example.com', 'Attn: Jo'];

type Strewing = (address: PostalAddress, random: Random) => Partial<Record<AddressPart, string | null>>;

/** Puts city, province and code into any fields, each behind or before what stands there; half stay. */
const strew: Strewing = (address, random) => {
  const typed: Partial<Record<AddressPart, string | null>> = { ...address };
  for (const part of parts) typed[part] = null;
  for (const part of parts)
    put(address[part], random.below(2) === 0 ? part : anyField(random), typed, random);
  return typed;
};

const anyField = (random: Random) => random.pick(fields) ?? 'line1';

function put(
  text: string | null | undefined,
  field: AddressPart,
  typed: Partial<Record<AddressPart, string | null>>,
  random: Random,
): void {
  if (text === null || text === undefined) return;
  const there = typed[field] ?? null;
  const mark = random.pick(marks) ?? ' ';
  const [first, second] = random.below(4) === 0 ? [text, there] : [there, text];
  typed[field] = there === null ? text : `${first}${mark}${second}`;
}

/** Strews the parts, and types one of them a second time, or something that is no part, into any field. */
const strewBeside =
  (others: readonly string[]): Strewing =>
  (address, random) => {
    const typed = { ...strew(address, random) };
    const again = address[random.pick(parts) ?? 'locality'];
    put(random.pick(others) ?? again, anyField(random), typed, random);
    return typed;
  };

const ways: Readonly<Record<string, Strewing>> = {
  strewn: strew,
  'strewn, one part twice': strewBeside([]),
  'strewn with other words': strewBeside(otherWords),
  'strewn in small letters': (address, random) => {
    const typed = Object.entries(strew(address, random));
    return Object.fromEntries(typed.map(([part, text]) => [part, text?.toLowerCase() ?? null]));
  },
};

const slips = faults.filter(({ name }) => name === 'city letter' || name === 'wrong digit');

/** Each way in which the parts of an address are strewn, drawn so often. */
export const strewnKinds: readonly Kind[] = [1, 2].flatMap((draw) => [
  ...Object.entries(ways).map(
    ([name, way]): Kind => ({
      name: `${name}, ${draw}`,
      sort: 'strewn',
      type: (address, { random }) => ({
        typed: { ...address, ...way(address, random) },
        byField: address,
      }),
    }),
  ),
  ...slips.map(
    (slip): Kind => ({
      name: `strewn, ${slip.name}, ${draw}`,
      sort: 'strewn',
      type: (address, setting) => {
        const byField = slip.type(address, setting);
        return byField && { typed: { ...byField, ...strew(byField, setting.random) }, byField };
      },
    }),
  ),
]);
