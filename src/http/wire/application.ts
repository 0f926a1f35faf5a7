import Type, { type Static, type TObject, type TSchema, type TString, type TUnsafe } from 'typebox';
import {
  type Application,
  type ApplicationReadRow,
  type ApplicationRow,
  applicationFields,
  applicationReadFields,
  isAlwaysRequired,
  type OpenApplication,
} from '../../fields/application-fields.ts';
import { fieldMeanings } from '../../fields/field-meanings.ts';
import type { Held } from '../../platform/platform-store.ts';
import type { ErrorItem } from '../../words/render-problem.ts';
import { answer, closed, done, errorItemSchema, nullableText, text } from './schema-parts.ts';

type Members<Value> = Record<ApplicationReadRow['field'], Value>;

/** Specification 2.4. */
export const distributorApplicationSchema = answer(
  Object.fromEntries(
    applicationReadFields.map((row) => {
      const { meaning } = fieldMeanings[row.field];
      return [
        row.field,
        text(isAlwaysRequired(row) ? `${meaning}.` : `${meaning}. Empty if nothing is set.`),
      ];
    }),
  ) as Members<TString>,
  'The application associated with the session.',
);

export function toDistributorApplication(application: Application) {
  const body: Partial<Members<string>> = {};
  for (const { field, member } of applicationReadFields) body[field] = application[member] ?? '';
  return { ...(body as Members<string>), ...done };
}

/** What the application write answers (specification 4.4): `error` is an array, empty on success. */
export const applicationResultSchema = closed(
  {
    success: Type.Boolean(),
    error: Type.Array(errorItemSchema, { description: 'One item for each problem; empty if there is none.' }),
  },
  'The judgement on a distributor application.',
);

export function toApplicationResult(items: ErrorItem[]): Static<typeof applicationResultSchema> {
  return { success: items.length === 0, error: items };
}

type HeldSchemas = {
  [Row in ApplicationRow as Row['field']]: TUnsafe<Held<Application>['application'][Row['member']] | null>;
};

export const applicationSchemas = {
  session: Type.String(),
  market: Type.String(),
  profile: nullableText('Profile that submitted it; null for a guest.'),
  ...(Object.fromEntries(applicationFields.map((row) => [row.field, heldSchema(row)])) as HeldSchemas),
};

function heldSchema(row: ApplicationRow): TSchema {
  const description = `${fieldMeanings[row.field].meaning}.`;
  if (row.kind === 'flag') return Type.Boolean({ description });
  if ('isSealed' in row) return nullableText(`${description} null without scope \`platform:sensitive\`.`);
  return isAlwaysRequired(row) ? text(description) : nullableText(`${description} null if nothing is set.`);
}

export const heldApplicationSchema = answer(applicationSchemas, 'The application of a session.');

export function toApplicationMembers(held: Held<Application> | Held<OpenApplication>) {
  const application: Partial<Application> = held.application;
  const members = Object.fromEntries(
    applicationFields.map(({ field, member }) => [field, application[member] ?? null]),
  );
  const { session, market, owner: profile } = held;
  return { session, market, profile, ...(members as Static<TObject<HeldSchemas>>) };
}

export const registrationSchema = answer(
  {
    session: Type.String(),
    siteUrl: nullableText('The site URL that was registered; null if none was.'),
    owner: nullableText('Its owner; null if no site URL was registered.'),
  },
  'What became of the site URL of an application.',
);
