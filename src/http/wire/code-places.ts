import Type, { type Static } from 'typebox';
import type { PlacesOfCode } from '../../completion/places-of-code.ts';
import type { ErrorItem } from '../../problem/render-problem.ts';
import { nullableText, outcomeSchemas } from './schema-parts.ts';

const placeSchema = Type.Object(
  {
    City: Type.String({ description: 'As a submission writes it.' }),
    Province: Type.String({
      description:
        "As a submission writes it; empty if the market's addresses name none, or if it is unknown.",
    }),
  },
  { additionalProperties: false },
);

export const codePlacesSchema = Type.Object(
  {
    postalCode: nullableText('As the country writes it; null if the text is not a postal code.'),
    places: Type.Array(placeSchema, {
      description: 'The usual place comes first. Empty if the service does not know the code.',
    }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'The places of a postal code.' },
);

export type CodePlacesBody = Static<typeof codePlacesSchema>;

export function toCodePlaces({ postalCode, places }: PlacesOfCode): CodePlacesBody {
  const listed = places.map(({ locality, administrativeArea }) => ({
    City: locality,
    Province: administrativeArea,
  }));
  return { postalCode, places: listed, success: true, error: null };
}

export function toUnreadCode(error: ErrorItem[]): CodePlacesBody {
  return { postalCode: null, places: [], success: false, error };
}
