import Type, { type Static } from 'typebox';
import type { AddressForm, FormField } from '../../address-form/address-form.ts';
import { languages } from '../../problem/render-problem.ts';
import { nullableText, nullOr, outcomeSchemas } from './schema-parts.ts';

const optionSchema = Type.Object(
  {
    value: Type.String({ description: 'The value in a submission.' }),
    label: Type.String({ description: 'Its name, for people.' }),
    served: Type.Boolean({ description: 'Whether orders are shipped there.' }),
  },
  { additionalProperties: false },
);

const fieldSchema = Type.Object(
  {
    field: Type.String({ description: 'Name of the field in a submission.' }),
    kind: Type.String({
      description:
        'What the market calls the field, such as `state` or `zip`, for forms that use their own words.',
    }),
    label: Type.String({ description: 'The name to show to people.' }),
    required: Type.Boolean(),
    maxLength: Type.Integer({ minimum: 1, description: 'UTF-16 units.' }),
    autocomplete: Type.String({ description: 'Value of the HTML attribute with this name.' }),
    options: nullOr<Static<typeof optionSchema>[]>(
      Type.Array(optionSchema),
      'The provinces, in the order of a list; null if any text is allowed.',
    ),
    pattern: nullableText(
      'Regular expression for a whole postal code in capital letters. A hint: the service reads more ways to write one.',
    ),
    example: nullableText('An example of a postal code.'),
  },
  { additionalProperties: false },
);

/** The address form of a market: fields in the order in which they are shown. */
export const addressFormatSchema = Type.Object(
  {
    market: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    name: Type.String({ description: "The market's name." }),
    language: Type.String({ enum: Object.keys(languages), description: 'Language of the names and labels.' }),
    fields: Type.Array(fieldSchema, { description: 'The fields, in the order in which forms show them.' }),
    label: Type.String({
      description:
        'How to show an address: `{field}` stands for the value of the field, and a line break starts a new line. Leave out empty fields, together with the text between them and what comes before.',
    }),
    phoneForm: Type.String({
      description: 'How to write `Phone`: a pattern in which # is a digit, or an example.',
    }),
    pickUp: Type.Boolean({ description: 'Whether orders can be picked up at branches.' }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'What a storefront needs to draw an address form.' },
);

export type AddressFormatBody = Static<typeof addressFormatSchema>;

export function toAddressFormat(form: AddressForm): AddressFormatBody {
  const { market, name, language, fields, label, phoneForm, offersPickUp } = form;
  return {
    market,
    name,
    language,
    fields: fields.map(toField),
    label,
    phoneForm,
    pickUp: offersPickUp,
    success: true,
    error: null,
  };
}

function toField(field: FormField): AddressFormatBody['fields'][number] {
  const { isRequired, provinces, ...same } = field;
  return {
    ...same,
    required: isRequired,
    options:
      provinces?.map(({ code, name, isServed }) => ({ value: code, label: name, served: isServed })) ?? null,
  };
}
