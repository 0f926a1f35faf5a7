import Type, { type Static, type TObject, type TSchema, type TUnsafe } from 'typebox';
import {
  type Application,
  type ApplicationRow,
  applicationFields,
  isAlwaysRequired,
  type OpenApplication,
} from '../../../fields/application-fields.ts';
import type { Held, Registration } from '../../../platform/platform-store.ts';
import { nullableText, outcomeSchemas } from '../schema-parts.ts';

/** Members of an application, without the outcome. */
export const applicationSchemas = {
  session: Type.String(),
  market: Type.String(),
  profile: nullableText('Profile that submitted it; null for a guest.'),
  ...(Object.fromEntries(applicationFields.map((row) => [row.field, memberSchema(row)])) as HeldSchemas),
};

type HeldSchemas = {
  [Row in ApplicationRow as Row['field']]: TUnsafe<Held<Application>['application'][Row['member']] | null>;
};

function memberSchema(row: ApplicationRow): TSchema {
  const description = `${row.meaning}.`;
  if (row.kind === 'flag') return Type.Boolean({ description });
  if ('isSealed' in row) return nullableText(`${description} null without scope \`platform:sensitive\`.`);
  return isAlwaysRequired(row)
    ? Type.String({ description })
    : nullableText(`${description} null if nothing is set.`);
}

export const heldApplicationSchema = Type.Object(
  { ...applicationSchemas, ...outcomeSchemas },
  { additionalProperties: false, description: 'The application of a session.' },
);

export type HeldApplicationBody = Static<typeof heldApplicationSchema>;

export function toHeldApplication(held: Held<Application> | Held<OpenApplication>): HeldApplicationBody {
  return { ...toApplicationMembers(held), success: true, error: null };
}

export function toApplicationMembers(
  held: Held<Application> | Held<OpenApplication>,
): Omit<HeldApplicationBody, 'success' | 'error'> {
  const application: Partial<Application> = held.application;
  const members = Object.fromEntries(
    applicationFields.map(({ field, member }) => [field, application[member] ?? null]),
  );
  const { session, market, owner: profile } = held;
  return { session, market, profile, ...(members as Static<TObject<HeldSchemas>>) };
}

export const registrationSchema = Type.Object(
  {
    session: Type.String(),
    siteUrl: nullableText('The site URL that was registered; null if none was.'),
    owner: nullableText('Its owner; null if no site URL was registered.'),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'What became of the site URL of an application.' },
);

export type RegistrationBody = Static<typeof registrationSchema>;

export function toRegistration({ session, siteUrl, owner }: Registration): RegistrationBody {
  return { session, siteUrl, owner, success: true, error: null };
}
