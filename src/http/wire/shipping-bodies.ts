import Type, { type Static, type TString } from 'typebox';
import type { AssignedAddress } from '../../checkout/shipping-step.ts';
import { type FieldWithMeaning, fieldMeanings } from '../../fields/field-meanings.ts';
import { type ShippingReadField, shippingReadFields } from '../../fields/shipping-fields.ts';
import { addressMembers, toAddressMembers } from './address-members.ts';
import { answer, closed, count, nullableText } from './schema-parts.ts';

const textSchema = (field: FieldWithMeaning, more = '') =>
  Type.String({ description: `${fieldMeanings[field].meaning}. Empty if nothing is set.${more}` });

/** Specification 2.1. */
export const shippingAddressSchema = answer(
  {
    ...(Object.fromEntries(
      shippingReadFields.map(({ field, readAs }) => [
        readAs,
        textSchema(field, field === readAs ? '' : ` A submission names it \`${field}\`.`),
      ]),
    ) as Record<ShippingReadField['readAs'], TString>),
    ...addressMembers(({ field }) => textSchema(field)),
  },
  'The assigned shipping address.',
);

export type ShippingAddressBody = Static<typeof shippingAddressSchema>;

/** Adds members to a literal one by one: spreading one object into another takes V8 ten times as long. */
type Writable = { -readonly [Member in keyof ShippingAddressBody]?: ShippingAddressBody[Member] };

export function toShippingAddress(assigned: AssignedAddress): ShippingAddressBody {
  const body: Writable = toAddressMembers(assigned.address, '');
  for (const { readAs, detail } of shippingReadFields) body[readAs] = assigned[detail] ?? '';
  body.success = true;
  body.error = null;
  // Every member of the body is set by now.
  return body as ShippingAddressBody;
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
    ...addressMembers(({ field }) =>
      nullableText(`${fieldMeanings[field].meaning} of the suggested address; null when there is none.`),
    ),
    BranchCount: count('Number of branches of the market at which the order can be picked up.'),
  },
  'The judgement on a shipping address.',
);

export type VerificationResultBody = Static<typeof verificationResultSchema>;

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
