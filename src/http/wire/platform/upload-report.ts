import Type, { type Static } from 'typebox';
import { mostReported, type UploadReport } from '../../../platform/record-service.ts';
import type { Problem } from '../../../problem/problem.ts';
import type { ErrorItem } from '../../../problem/render-problem.ts';
import { errorItemSchema, outcomeSchemas } from '../schema-parts.ts';

export const uploadSchema = Type.String({ description: 'Newline-delimited JSON objects in UTF-8.' });

const refusedLineSchema = Type.Object(
  {
    line: Type.Integer({ minimum: 1, description: 'Number of the line, counted from 1.' }),
    error: Type.Array(errorItemSchema, { minItems: 1 }),
  },
  { additionalProperties: false },
);

export const uploadReportSchema = Type.Object(
  {
    stored: Type.Integer({ minimum: 0, description: 'Number of stored records.' }),
    refused: Type.Integer({ minimum: 0, description: 'Number of refused lines.' }),
    lines: Type.Array(refusedLineSchema, {
      maxItems: mostReported,
      description: `What is wrong with each of the first ${mostReported} refused lines.`,
    }),
    ...outcomeSchemas,
  },
  {
    additionalProperties: false,
    description: 'What became of the lines of an upload. Blank lines do not count.',
  },
);

/** `render` puts problems into the caller's language. */
export function toUploadReport(
  { stored, refused, refusals }: UploadReport,
  render: (problems: readonly Problem[]) => ErrorItem[],
): Static<typeof uploadReportSchema> {
  const lines = refusals.map(({ line, problems }) => ({ line, error: render(problems) }));
  const summary: Problem = { code: 'Lines.Refused', params: { count: String(refused) } };
  const isClean = refused === 0;
  return { stored, refused, lines, success: isClean, error: isClean ? null : render([summary]) };
}
