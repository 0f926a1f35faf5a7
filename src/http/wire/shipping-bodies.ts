import Type, { type Static, type TSchema, type TString } from 'typebox';
import type { AssignedAddress } from '../../checkout/shipping-step.ts';
import { type ShippingReadField, shippingFields, shippingReadFields } from '../../fields/shipping-fields.ts';
import { addressMembers, toAddressMembers } from './address-members.ts';
import { answer, closed, count, nullableText } from './schema-parts.ts';

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

/** Specification 2.3. */
export const verificationResultSchema = answer(
  {
    CanCorrect: Type.Boolean({ description: 'The fields below offer a corrected address.' }),
    HasRequiredFields: Type.Boolean({ description: 'Every field that this market requires is present.' }),
    IsPOBox: Type.Boolean({ description: 'An address line is a post-office box.' }),
    CanShipToProvince: Type.Boolean({ description: 'The market ships to the province.' }),
    ValidContactInformation: Type.Boolean({
      description: 'Email is valid, and so are ShipToEmail and Phone if they are present.',
    }),
    ...addressMembers(({ meaning }) =>
      nullableText(`${meaning} of the suggested address; null when there is none.`),
    ),
    BranchCount: count('Number of branches of the market at which the order can be picked up.'),
  },
  'The judgement on a shipping address.',
);

export type VerificationResultBody = Static<typeof verificationResultSchema>;

export const verificationsSchema = Type.String({
  description:
    'Newline-delimited JSON objects in UTF-8. Each holds the members of an address submission, `Market` (a country code) and, if you like, an `id` of your own. Contact may be absent, and `Branch` is ignored.',
});

/** A line of the answer: the verification result with the number and the id of its line. */
export const verifiedLineSchema = closed(
  {
    line: Type.Integer({ minimum: 1, description: 'Number of the line that it answers, counted from 1.' }),
    id: Type.Unknown({ description: 'The `id` of that line, as it came; null where it has none.' }),
    ...verificationResultSchema.properties,
  },
  'One such object on each line: the judgement on one address, or why its line has none.',
);

export type VerifiedLineBody = Static<typeof verifiedLineSchema>;
