import Type, { type Static } from 'typebox';
import { type AddressForm, type FormField, marketName } from '../../address-form/address-form.ts';
import type { Markets } from '../../market/market.ts';
import { type Language, languages } from '../../words/render-problem.ts';
import { answer, closed, done, nullableText, nullOr, text } from './schema-parts.ts';

const listedSchema = closed({ code: text('ISO 3166-1 alpha-2.'), name: text('Its name, for people.') });

export const marketListSchema = answer(
  { markets: Type.Array(listedSchema, { description: 'The markets, sorted by name.' }) },
  'Every market.',
);

export function toMarketList(served: Markets, language: Language): Static<typeof marketListSchema> {
  const { compare } = new Intl.Collator(language);
  const markets = served
    .codes()
    .map((code) => ({ code, name: marketName(code, language) }))
    .sort((a, b) => compare(a.name, b.name));
  return { markets, ...done };
}

const optionSchema = closed({
  value: text('The value in a submission.'),
  label: text('Its name, for people.'),
  served: Type.Boolean({ description: 'Whether orders are shipped there.' }),
});

const fieldSchema = closed({
  field: text('Name of the field in a submission.'),
  kind: text(
    'What the market calls the field, such as `state` or `zip`, for forms that use their own words.',
  ),
  label: text('The name to show to people.'),
  required: Type.Boolean(),
  maxLength: Type.Integer({ minimum: 1, description: 'UTF-16 units.' }),
  autocomplete: text('Value of the HTML attribute with this name.'),
  options: nullOr(
    Type.Array(optionSchema),
    'The provinces, in the order of a list; null if any text is allowed.',
  ),
  pattern: nullableText(
    'Regular expression for a whole postal code in capital letters. A hint: the service reads more ways to write one.',
  ),
  example: nullableText('An example of a postal code.'),
});

export const addressFormatSchema = answer(
  {
    market: text('ISO 3166-1 alpha-2.'),
    name: text("The market's name."),
    language: Type.String({ enum: Object.keys(languages), description: 'Language of the names and labels.' }),
    fields: Type.Array(fieldSchema, { description: 'The fields, in the order in which forms show them.' }),
    label: text(
      'How to show an address: `{field}` stands for the value of the field, and a line break starts a new line. Leave out empty fields, together with the text between them and what comes before.',
    ),
    phoneForm: text('How to write `Phone`: a pattern in which # is a digit, or an example.'),
    pickUp: Type.Boolean({ description: 'Whether orders can be picked up at branches.' }),
  },
  'What a storefront needs to draw an address form.',
);

export type AddressFormatBody = Static<typeof addressFormatSchema>;

export function toAddressFormat({ offersPickUp: pickUp, ...form }: AddressForm): AddressFormatBody {
  return { ...form, fields: form.fields.map(toField), pickUp, ...done };
}

function toField({ isRequired: required, provinces, ...same }: FormField): Static<typeof fieldSchema> {
  const options = provinces?.map(({ code: value, name: label, isServed: served }) => ({
    value,
    label,
    served,
  }));
  return { ...same, required, options: options ?? null };
}
