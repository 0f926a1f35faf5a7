import Type, { type Static, type TString } from 'typebox';
import type { AssignedAddress } from '../../checkout/shipping-step.ts';
import { type ShippingReadField, shippingReadFields } from '../../fields/shipping-fields.ts';
import { addressMembers, toAddressMembers } from './address-members.ts';
import { outcomeSchemas } from './schema-parts.ts';

type Details<Value> = Record<ShippingReadField['read']['as'], Value>;

/** Specification 2.1. */
export const shippingAddressSchema = Type.Object(
  {
    ...(Object.fromEntries(
      shippingReadFields.map((field) => [field.read.as, detailSchema(field)]),
    ) as Details<TString>),
    ...addressMembers(({ meaning }) => textSchema(meaning)),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The assigned shipping address.' },
);

function detailSchema({ field, read, meaning }: ShippingReadField): TString {
  const otherName = field === read.as ? '' : ` A submission names it \`${field}\`.`;
  return textSchema(meaning, otherName);
}

function textSchema(meaning: string, more = ''): TString {
  return Type.String({ description: `${meaning}. Empty if nothing is set.${more}` });
}

export type ShippingAddressBody = Static<typeof shippingAddressSchema>;

export function toShippingAddress(assigned: AssignedAddress): ShippingAddressBody {
  const body: Writable = toAddressMembers(assigned.address, '');
  for (const { read, detail } of shippingReadFields) body[read.as] = assigned[detail] ?? '';
  body.success = true;
  body.error = null;
  // Every member of the body is set by now.
  return body as ShippingAddressBody;
}

/** Adds members to a literal one by one: spreading one object into another takes V8 ten times as long. */
type Writable = { -readonly [Member in keyof ShippingAddressBody]?: ShippingAddressBody[Member] };
