import Type, { type TSchema } from 'typebox';
import { applicationFields } from '../../application/application-fields.ts';
import type { ApplicationField } from '../../application/field-kinds.ts';

const isPartner = ({ required }: ApplicationField) => typeof required === 'object';

/** Specification 2.5. For the contract only, like the address submission's. */
export const applicationSubmissionSchema = Type.Object(
  Object.fromEntries(applicationFields.map((field) => [field.name, memberSchema(field)])),
  {
    dependentRequired: Object.fromEntries(
      applicationFields.filter(isPartner).map(({ name, required }) => [requirer(required), [name]]),
    ),
    description:
      'null and blank text count as absent. Unknown members are ignored. Lengths are counted in UTF-16 units.',
  },
);

function memberSchema(field: ApplicationField): TSchema {
  const { type, description, example, maxLength, pattern } = field;
  const options = { description, examples: [example] };
  const schema =
    type === 'boolean'
      ? Type.Boolean(options)
      : Type.String({
          ...options,
          ...(maxLength === undefined ? {} : { maxLength }),
          ...(pattern === undefined ? {} : { pattern }),
        });
  return field.required === 'always' ? schema : Type.Optional(schema);
}

function requirer(required: ApplicationField['required']): string {
  return typeof required === 'object' ? required.with : '';
}
