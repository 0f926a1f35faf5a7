import Type, { type Static, type TSchema, type TString } from 'typebox';
import type { AssignedAddress } from '../../checkout/shipping-step.ts';
import { type ShippingReadField, shippingFields, shippingReadFields } from '../../fields/shipping-fields.ts';
import { addressMembers, toAddressMembers } from './address-members.ts';
import { answer } from './schema-parts.ts';

const textSchema = (meaning: string, more = '') =>
  Type.String({ description: `${meaning}. Empty if nothing is set.${more}` });

/** Specification 2.1. */
export const shippingAddressSchema = answer(
  {
    ...(Object.fromEntries(
      shippingReadFields.map(({ field, read, meaning }) => [
        read.as,
        textSchema(meaning, field === read.as ? '' : ` A submission names it \`${field}\`.`),
      ]),
    ) as Record<ShippingReadField['read']['as'], TString>),
    ...addressMembers(({ meaning }) => textSchema(meaning)),
  },
  'The assigned shipping address.',
);

export type ShippingAddressBody = Static<typeof shippingAddressSchema>;

/** Adds members to a literal one by one: spreading one object into another takes V8 ten times as long. */
type Writable = { -readonly [Member in keyof ShippingAddressBody]?: ShippingAddressBody[Member] };

export function toShippingAddress(assigned: AssignedAddress): ShippingAddressBody {
  const body: Writable = toAddressMembers(assigned.address, '');
  for (const { read, detail } of shippingReadFields) body[read.as] = assigned[detail] ?? '';
  body.success = true;
  body.error = null;
  // Every member of the body is set by now.
  return body as ShippingAddressBody;
}

/**
 * Specification 2.2. For the contract only: the use case judges the fields and reports all problems together.
 */
export const addressSubmissionSchema = Type.Object(
  Object.fromEntries(
    shippingFields.map((field) => {
      const isRequired = 'required' in field && field.required !== 'with provinces';
      return [field.field, isRequired ? memberSchema(field) : Type.Optional(memberSchema(field))];
    }),
  ),
  {
    description:
      'null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

function memberSchema(field: (typeof shippingFields)[number]): TSchema {
  const { kind, meaning } = field;
  const description = 'note' in field ? `${meaning}. ${field.note}` : `${meaning}.`;
  if (kind === 'branch') return Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
  if (kind === 'choice') return Type.String({ enum: ['Accept', 'Override'], description });
  if (kind === 'distributorId') return Type.String({ pattern: '^[0-9]{2}-[0-9]{4}$', description });
  const { maxLength } = field;
  return Type.String({ maxLength, description, ...(kind === 'email' ? { format: kind } : {}) });
}
