import Type, { type Static } from 'typebox';
import { shippingFieldLimits as limits } from '../../fields/shipping-fields.ts';
import { longestId } from '../../platform/platform.ts';
import { mostReported, type UploadReport } from '../../platform/record-service.ts';
import type { Problem } from '../../problem/problem.ts';
import type { ErrorItem } from '../../problem/render-problem.ts';
import type { ProfileEntry } from '../../registry/registry-entries.ts';
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

const blank = 'null and blank text count as absent. Unknown members are ignored.';
const market = Type.String({ description: 'ISO 3166-1 alpha-2.', examples: ['US'] });

/** A profile as the platform stores it. Its shipping address answers reads of carts that have none. */
export const profileSubmissionSchema = Type.Object(
  {
    market,
    Phone: Type.Optional(Type.String({ maxLength: limits.Phone })),
    Email: Type.Optional(Type.String({ maxLength: limits.Email, format: 'email' })),
    ...addressMembers(({ part, maxLength }) => {
      const schema = Type.String({ maxLength });
      return part === 'line1' ? schema : Type.Optional(schema);
    }),
  },
  { description: blank },
);

/** Members of a profile, without the outcome. */
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

const active = { description: 'Whether orders can be picked up there.' };

export const branchSubmissionSchema = Type.Object(
  {
    market,
    name: Type.String({ maxLength: limits.Name }),
    province: Type.Optional(
      nullableText(
        'Province that the branch serves, by code or name. If absent, it serves the whole market.',
      ),
    ),
    active: Type.Optional(Type.Boolean({ ...active, default: true })),
  },
  { description: blank },
);

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

/** The body that stores a site URL, and that registers an application. */
export const ownerSubmissionSchema = Type.Object({ owner }, { description: blank });

export const siteUrlSchema = answer(
  { siteUrl: Type.String({ description: 'As it was spelled. Comparisons ignore case.' }), owner },
  'A registered site URL.',
);

export const uploadSchema = Type.String({ description: 'Newline-delimited JSON objects in UTF-8.' });

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
