import type { PostalAddress } from '../../src/address/postal-address.ts';
import type { Random } from '../../test/support/random.ts';
import { lineOf, type StreetAddress, type StreetCountry } from '../street-addresses.ts';
import { misspelt, otherNotation, otherType } from '../street-slips.ts';
import type { Samples } from './hidden-addresses.ts';

/** One way to type addresses. */
export interface TypedVariant {
  readonly title: string;
  readonly addresses: readonly StreetAddress[];
  /** The parts that are typed differently; undefined if the address has nothing to change. */
  readonly change: (address: StreetAddress, random: Random) => Partial<PostalAddress> | undefined;
  /** The change is another spelling of the same address, not a slip. */
  readonly isSpelling?: true;
  readonly isSlip: boolean;
}

/** All ways to type addresses: as they are, in another notation, and with slips in street, code and city. */
export function typedVariants(
  { shown, number: numberHidden, street: streetHidden }: Samples,
  codesOfCity: ReadonlyMap<string, ReadonlySet<string>>,
  { convention }: StreetCountry,
): TypedVariant[] {
  const lineWith = (street: string | undefined, number: string) =>
    street === undefined ? undefined : { line1: lineOf(street, number, convention) };
  return [
    { title: 'as it is', addresses: shown, change: () => ({}), isSlip: false },
    { title: 'number hidden', addresses: numberHidden, change: () => ({}), isSlip: false },
    { title: 'street hidden', addresses: streetHidden, change: () => ({}), isSlip: false },
    {
      title: 'notation',
      addresses: shown,
      change: ({ street, number }) => lineWith(otherNotation(street, convention), number),
      isSpelling: true,
      isSlip: false,
    },
    {
      title: 'letter',
      addresses: shown,
      change: ({ street, number }, random) => lineWith(misspelt(street, random), number),
      isSlip: true,
    },
    {
      title: 'type',
      addresses: shown,
      change: ({ street, number }, random) => lineWith(otherType(street, convention, random), number),
      isSlip: true,
    },
    {
      title: 'code of town',
      addresses: shown,
      change: ({ code, city }, random) => {
        const postalCode = random.pick([...(codesOfCity.get(city) ?? [])].filter((each) => each !== code));
        return postalCode === undefined ? undefined : { postalCode };
      },
      isSlip: true,
    },
    { title: 'city and digit', addresses: shown, change: misspeltCityAndDigit, isSlip: true },
  ];
}

function misspeltCityAndDigit({ code, city }: StreetAddress, random: Random) {
  const at = random.below(code.length);
  if (!/\d/.test(code[at] ?? '')) return undefined;
  const digit = String((Number(code[at]) + 1 + random.below(9)) % 10);
  const locality = misspelt(city, random);
  if (locality === undefined) return undefined;
  return { locality, postalCode: code.slice(0, at) + digit + code.slice(at + 1) };
}
