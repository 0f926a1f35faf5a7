import Type, { type Static } from 'typebox';
import { nullableText, outcomeSchemas } from './schema-parts.ts';

const suggested = (what: string) =>
  nullableText(`${what} of the suggested address; null when there is none.`);

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
    Name: suggested('Name'),
    AddressPrimary: suggested('First address line'),
    AddressSecondary: suggested('Second address line'),
    AddressTertiary: suggested('Third address line'),
    City: suggested('City'),
    Province: suggested('Province or state'),
    PostalCode: suggested('Postal code'),
    BranchCount: Type.Integer({
      minimum: 0,
      description: 'How many branches of the market the order could be picked up at.',
    }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The judgement on a shipping address.' },
);

export type VerificationResultBody = Static<typeof verificationResultSchema>;
