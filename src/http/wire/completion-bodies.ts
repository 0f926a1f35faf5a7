import Type, { type Static } from 'typebox';
import type { Completion } from '../../completion/completion.ts';
import type { PlacesOfCode } from '../../completion/places-of-code.ts';
import { completionLimits } from '../../completion/read-completion-query.ts';
import { wireNames } from '../../fields/shipping-fields.ts';
import { answer, closed, done, nullableText, text } from './schema-parts.ts';

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
