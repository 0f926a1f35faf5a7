import Type, { type Static } from 'typebox';
import type { Problem } from '../../fields/problem.ts';
import { mostReported, type UploadReport } from '../../platform/platform.ts';
import type { ProfileEntry } from '../../registry/registry-entries.ts';
import { longestId } from '../../submission/field-reader.ts';
import type { ErrorItem } from '../../words/render-problem.ts';
import { addressMembers, toAddressMembers } from './address-members.ts';
import {
  answer,
  closed,
  count,
  done,
  errorItemSchema,
  nullableText,
  orNull,
  refusedFor,
} from './schema-parts.ts';

export const market = Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] });

export const profileSchemas = {
  id: Type.String(),
  market,
  Phone: orNull,
  Email: orNull,
  ...addressMembers(() => orNull),
};

export const profileSchema = answer(profileSchemas, 'A profile with its shipping address.');

export function toProfileMembers({ id, market, email, phone, address }: ProfileEntry) {
  return { id, market, Phone: phone, Email: email, ...toAddressMembers(address, null) };
}

export const active = { description: 'Whether orders can be picked up there.' };

export const branchSchema = answer(
  {
    id: Type.Integer({ minimum: 1 }),
    market,
    name: Type.String(),
    province: nullableText(
      'Code of the province that the branch serves; null if it serves the whole market.',
    ),
    active: Type.Boolean(active),
  },
  'A branch at which orders can be picked up.',
);

export const owner = Type.String({ maxLength: longestId, description: 'Profile of the promoter.' });

export const siteUrlSchema = answer(
  { siteUrl: Type.String({ description: 'As it was spelled. Comparisons ignore case.' }), owner },
  'A registered site URL.',
);

const refusedLineSchema = closed({
  line: Type.Integer({ minimum: 1, description: 'Number of the line, counted from 1.' }),
  error: Type.Array(errorItemSchema, { minItems: 1 }),
});

export const uploadReportSchema = answer(
  {
    stored: count('Number of stored records.'),
    refused: count('Number of refused lines.'),
    lines: Type.Array(refusedLineSchema, {
      maxItems: mostReported,
      description: `What is wrong with each of the first ${mostReported} refused lines.`,
    }),
  },
  'What became of the lines of an upload. Blank lines do not count.',
);

/** `render` puts problems into the caller's language. */
export function toUploadReport(
  { stored, refused, refusals }: UploadReport,
  render: (problems: readonly Problem[]) => ErrorItem[],
): Static<typeof uploadReportSchema> {
  const lines = refusals.map(({ line, problems }) => ({ line, error: render(problems) }));
  if (refused === 0) return { stored, refused, lines, ...done };
  const summary: Problem = { code: 'Lines.Refused', params: { count: String(refused) } };
  return { stored, refused, lines, ...refusedFor(render([summary])) };
}
