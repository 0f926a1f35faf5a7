import type { PostalAddress } from '../../address/postal-address.ts';
import { type ShippingPartField, shippingPartFields, wireNames } from '../../fields/shipping-fields.ts';

/** An object with a value for each field of an address, by its name on the wire. */
type AddressMembers<Value> = Readonly<Record<ShippingPartField['field'], Value>>;

export function addressMembers<Value>(valueFor: (field: ShippingPartField) => Value): AddressMembers<Value> {
  return Object.fromEntries(
    shippingPartFields.map((field) => [field.field, valueFor(field)]),
  ) as AddressMembers<Value>;
}

/** An address as its fields on the wire. A part that is null gets the value `absent`. */
export function toAddressMembers<Absent extends null | ''>(
  address: PostalAddress | null | undefined,
  absent: Absent,
): AddressMembers<string | Absent> {
  // Written out: a loop over the parts takes ten times as long.
  return {
    [wireNames.name]: address?.name ?? absent,
    [wireNames.line1]: address?.line1 ?? absent,
    [wireNames.line2]: address?.line2 ?? absent,
    [wireNames.line3]: address?.line3 ?? absent,
    [wireNames.locality]: address?.locality ?? absent,
    [wireNames.administrativeArea]: address?.administrativeArea ?? absent,
    [wireNames.postalCode]: address?.postalCode ?? absent,
  };
}
