import Type, { type Static } from 'typebox';
import { verificationResultSchema } from './verification-result.ts';

export const verificationsSchema = Type.String({
  description:
    'Newline-delimited JSON objects in UTF-8. Each holds the members of an address submission, `Market` (a country code) and, if you like, an `id` of your own. Contact may be absent, and `Branch` is ignored.',
});

/** A line of the answer: the verification result with the number and the id of its line. */
export const verifiedLineSchema = Type.Object(
  {
    line: Type.Integer({ minimum: 1, description: 'Number of the line that it answers, counted from 1.' }),
    id: Type.Unknown({ description: 'The `id` of that line, as it came; null where it has none.' }),
    ...verificationResultSchema.properties,
  },
  {
    additionalProperties: false,
    description: 'One such object on each line: the judgement on one address, or why its line has none.',
  },
);

export type VerifiedLineBody = Static<typeof verifiedLineSchema>;
