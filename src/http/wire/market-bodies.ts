import Type, { type Static } from 'typebox';
import { marketName } from '../../address-form/address-form.ts';
import { type Completion, completionLimits } from '../../completion/completion.ts';
import type { PlacesOfCode } from '../../completion/places-of-code.ts';
import { wireNames } from '../../fields/shipping-fields.ts';
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

const addressSchema = closed(
  { AddressPrimary: Type.String(), City: Type.String(), Province: Type.String(), PostalCode: Type.String() },
  'Fields of a submission. A field that is unknown or not yet decided is empty.',
);

const matchedSchema = closed({
  field: Type.String({ enum: Object.keys(addressSchema.properties) }),
  from: Type.Integer({ minimum: 0 }),
  to: Type.Integer({ minimum: 1, description: 'The first unit after the match.' }),
});

const completionSchema = closed({
  kind: Type.String({
    enum: ['address', 'street', 'place'],
    description:
      '`address` has a house number, `street` still needs one, and `place` completes the city or postal code and leaves the line as typed.',
  }),
  address: addressSchema,
  matched: Type.Array(matchedSchema, {
    description:
      'The stretches of a field that were typed, in UTF-16 units, so that forms can show them bold.',
  }),
  lacksUnit: Type.Optional(
    Type.Boolean({
      description:
        'true if street data knows units at this number, such as apartments, and the line names none; otherwise left out. Such an address is accepted unless the market asks for a unit.',
    }),
  ),
});

export const addressCompletionsSchema = answer(
  {
    completions: Type.Array(completionSchema, {
      maxItems: completionLimits.most,
      description: 'The best completion comes first. Empty if fewer than two letters or digits are typed.',
    }),
  },
  'Whole addresses that begin with a text, or nearly so.',
);

export type AddressCompletionsBody = Static<typeof addressCompletionsSchema>;

export function toAddressCompletions(completions: readonly Completion[]): AddressCompletionsBody {
  return { completions: completions.map(toCompletion), ...done };
}

function toCompletion({ kind, address, matched, lacksUnit }: Completion) {
  const { line1, locality, administrativeArea, postalCode } = address;
  return {
    kind,
    address: { AddressPrimary: line1, City: locality, Province: administrativeArea, PostalCode: postalCode },
    matched: matched.map(({ part, from, to }) => ({ field: wireNames[part], from, to })),
    ...(lacksUnit && { lacksUnit }),
  };
}

const placeSchema = closed({
  City: text('As a submission writes it.'),
  Province: text(
    "As a submission writes it; empty if the market's addresses name none, or if it is unknown.",
  ),
});

export const codePlacesSchema = answer(
  {
    postalCode: nullableText('As the country writes it; null if the text is not a postal code.'),
    places: Type.Array(placeSchema, {
      description: 'The usual place comes first. Empty if the service does not know the code.',
    }),
  },
  'The places of a postal code.',
);

export type CodePlacesBody = Static<typeof codePlacesSchema>;

export function toCodePlaces({ postalCode, places }: PlacesOfCode): CodePlacesBody {
  const listed = places.map(({ locality: City, administrativeArea: Province }) => ({ City, Province }));
  return { postalCode, places: listed, ...done };
}
