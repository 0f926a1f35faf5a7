import Type, { type Static } from 'typebox';
import { addressMembers } from './address-members.ts';
import { nullableText, outcomeSchemas } from './schema-parts.ts';

/** Specification 2.3. */
export const verificationResultSchema = Type.Object(
  {
    CanCorrect: Type.Boolean({ description: 'A corrected address is offered in the fields below.' }),
    HasRequiredFields: Type.Boolean({ description: 'Every field that this market requires is present.' }),
    IsPOBox: Type.Boolean({ description: 'An address line is a post-office box.' }),
    CanShipToProvince: Type.Boolean({ description: 'The market ships to the province.' }),
    ValidContactInformation: Type.Boolean({
      description: 'Email is valid, and ShipToEmail and Phone are where they are present.',
    }),
    ...addressMembers(({ meaning }) =>
      nullableText(`${meaning} of the suggested address; null when there is none.`),
    ),
    BranchCount: Type.Integer({
      minimum: 0,
      description: 'How many branches of the market the order could be picked up at.',
    }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The judgement on a shipping address.' },
);

export type VerificationResultBody = Static<typeof verificationResultSchema>;
