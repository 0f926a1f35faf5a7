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
  const parts: Record<AddressPart, string | null> = { ...noAddress };
  for (const part of addressParts) parts[part] = valueFor(part);
  return parts;
}

/** Whether two addresses are the same text in every part. */
export function isSameAddress(a: PostalAddress, b: PostalAddress): boolean {
  return (
    a.name === b.name &&
    a.line1 === b.line1 &&
    a.line2 === b.line2 &&
    a.line3 === b.line3 &&
    a.locality === b.locality &&
    a.administrativeArea === b.administrativeArea &&
    a.postalCode === b.postalCode
  );
}

/** Whether all that was typed stands in the lines, and no part in its own field. */
export function isInLines({ locality, administrativeArea, postalCode }: PostalAddress): boolean {
  return locality === null && administrativeArea === null && postalCode === null;
}
