import Type, { type Static } from 'typebox';
import type { JudgedLine } from '../../checkout/judge-line.ts';
import { type Language, renderProblem } from '../../problem/render-problem.ts';
import { toVerificationResult } from './to-verification-result.ts';
import { type VerificationResultBody, verificationResultSchema } from './verification-result.ts';

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

const unjudged = {
  isAcceptable: false,
  hasRequiredFields: false,
  isPostOfficeBox: false,
  canShipToProvince: false,
  hasValidContact: false,
  suggestion: null,
  branchCount: 0,
};

/** What the line is answered, without its number. */
export function toVerifiedLine(
  judged: JudgedLine,
  language: Language,
): VerificationResultBody & { readonly id: unknown } {
  const { id } = judged;
  if ('problem' in judged)
    return { id, ...toVerificationResult(unjudged, [renderProblem(judged.problem, language)]) };
  const { judgement, market } = judged;
  const items = judgement.problems.map((problem) => renderProblem(problem, language, market.partNames));
  return { id, ...toVerificationResult(judgement, items) };
}
