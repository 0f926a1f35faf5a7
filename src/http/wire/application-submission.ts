import Type, { type TSchema } from 'typebox';
import { type ApplicationRow, applicationFields, isAlwaysRequired } from '../../fields/application-fields.ts';

/** Specification 2.5. For the contract only, like the address submission's. */
export const applicationSubmissionSchema = Type.Object(
  Object.fromEntries(applicationFields.map((row) => [row.field, memberSchema(row)])),
  {
    dependentRequired: Object.fromEntries(
      applicationFields.flatMap((row) =>
        'required' in row && row.required !== 'always' ? [[row.required.with, [row.field]]] : [],
      ),
    ),
    description:
      'null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

function memberSchema(row: ApplicationRow): TSchema {
  const description = 'note' in row ? `${row.meaning}. ${row.note}` : `${row.meaning}.`;
  const options = { description, examples: [row.example] };
  const schema =
    row.kind === 'flag'
      ? Type.Boolean(options)
      : Type.String({
          ...options,
          ...('maxLength' in row && { maxLength: row.maxLength }),
          ...('pattern' in row && { pattern: row.pattern }),
        });
  return isAlwaysRequired(row) ? schema : Type.Optional(schema);
}
