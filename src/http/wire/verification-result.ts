import Type, { type Static } from 'typebox';
import { addressMembers } from './address-members.ts';
import { nullableText, outcomeSchemas } from './schema-parts.ts';

/** Specification 2.3. */
export const verificationResultSchema = Type.Object(
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
    BranchCount: Type.Integer({
      minimum: 0,
      description: 'Number of branches of the market at which the order can be picked up.',
    }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The judgement on a shipping address.' },
);

export type VerificationResultBody = Static<typeof verificationResultSchema>;
