import Type, { type TSchema } from 'typebox';
import { shippingFields } from '../../fields/shipping-fields.ts';

type Field = (typeof shippingFields)[number];

/**
 * Specification 2.2. For the contract only: the use case judges the fields and reports all problems together.
 */
export const addressSubmissionSchema = Type.Object(
  Object.fromEntries(shippingFields.map((field) => [field.field, memberSchema(field)])),
  {
    description:
      'null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

function memberSchema(field: Field): TSchema {
  const isRequired = 'required' in field && field.required !== 'with provinces';
  return isRequired ? valueSchema(field) : Type.Optional(valueSchema(field));
}

function valueSchema(field: Field): TSchema {
  const { kind, meaning } = field;
  const description = 'note' in field ? `${meaning}. ${field.note}` : `${meaning}.`;
  if (kind === 'branch') return Type.Unsafe<number | null>({ type: ['integer', 'null'], description });
  if (kind === 'choice') return Type.String({ enum: ['Accept', 'Override'], description });
  if (kind === 'distributorId') return Type.String({ pattern: '^[0-9]{2}-[0-9]{4}$', description });
  const { maxLength } = field;
  return Type.String({ maxLength, description, ...(kind === 'email' ? { format: kind } : {}) });
}
