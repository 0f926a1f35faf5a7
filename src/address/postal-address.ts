/** In the order in which a form shows them. */
export const addressParts = [
  'name',
  'line1',
  'line2',
  'line3',
  'locality',
  'administrativeArea',
  'postalCode',
] as const;

export type AddressPart = (typeof addressParts)[number];

/**
 * A postal address as the service holds it: outer white space is removed, and an absent or blank part is
 * null. The country is never part of it; the market gives it.
 */
export type PostalAddress = Readonly<Record<AddressPart, string | null>>;

export const noAddress: PostalAddress = {
  name: null,
  line1: null,
  line2: null,
  line3: null,
  locality: null,
  administrativeArea: null,
  postalCode: null,
};

/** Returns the address that has such a value for each part. */
export function addressOf(valueFor: (part: AddressPart) => string | null): PostalAddress {
  return {
    name: valueFor('name'),
    line1: valueFor('line1'),
    line2: valueFor('line2'),
    line3: valueFor('line3'),
    locality: valueFor('locality'),
    administrativeArea: valueFor('administrativeArea'),
    postalCode: valueFor('postalCode'),
  };
}

/** Returns an address of which no part has more than so many UTF-16 units. */
export function shortened(address: PostalAddress, most: number): PostalAddress {
  return addressOf((part) => address[part]?.slice(0, most) ?? null);
}

/**
 * Returns an address with another city, area and code. All addresses are written out as here: V8 reads those
 * of one form many times as quickly.
 */
export function atPlace(
  { name, line1, line2, line3 }: Pick<PostalAddress, 'name' | 'line1' | 'line2' | 'line3'>,
  locality: string | null,
  administrativeArea: string | null,
  postalCode: string | null,
): PostalAddress {
  return { name, line1, line2, line3, locality, administrativeArea, postalCode };
}

/** Whether two addresses are the same text in every part. */
export function isSameAddress(a: PostalAddress, b: PostalAddress): boolean {
  return (
    a.name === b.name &&
    a.line1 === b.line1 &&
    a.line2 === b.line2 &&
    a.line3 === b.line3 &&
    isSamePlace(a, b)
  );
}

/** Whether city, area and code of two addresses are the same texts. */
export function isSamePlace(a: PostalAddress, b: PostalAddress): boolean {
  return (
    a.locality === b.locality &&
    a.administrativeArea === b.administrativeArea &&
    a.postalCode === b.postalCode
  );
}

/** Whether all that was typed stands in the lines, and no part in its own field. */
export function isInLines({ locality, administrativeArea, postalCode }: PostalAddress): boolean {
  return locality === null && administrativeArea === null && postalCode === null;
}
