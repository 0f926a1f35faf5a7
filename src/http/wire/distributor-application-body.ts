import Type, { type Static, type TString } from 'typebox';
import {
  type Application,
  type ApplicationReadRow,
  applicationReadFields,
  isAlwaysRequired,
} from '../../fields/application-fields.ts';
import { outcomeSchemas } from './schema-parts.ts';

type Members<Value> = Record<ApplicationReadRow['field'], Value>;

/** Specification 2.4. */
export const distributorApplicationSchema = Type.Object(
  {
    ...(Object.fromEntries(
      applicationReadFields.map((row) => [row.field, textSchema(row)]),
    ) as Members<TString>),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The application associated with the session.' },
);

function textSchema(row: ApplicationReadRow): TString {
  return Type.String({
    description: isAlwaysRequired(row) ? `${row.meaning}.` : `${row.meaning}. Empty if nothing is set.`,
  });
}

export type DistributorApplicationBody = Static<typeof distributorApplicationSchema>;

export function toDistributorApplication(application: Application): DistributorApplicationBody {
  const body: Partial<Members<string>> = {};
  for (const { field, member } of applicationReadFields) body[field] = application[member] ?? '';
  return { ...(body as Members<string>), success: true, error: null };
}
