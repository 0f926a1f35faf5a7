import Type, { type Static } from 'typebox';
import { addressMembers } from './address-members.ts';
import { answer, closed, count, nullableText } from './schema-parts.ts';

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
