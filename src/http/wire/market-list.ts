import Type, { type Static } from 'typebox';
import { marketName } from '../../address-form/address-form.ts';
import type { Markets } from '../../market/market.ts';
import type { Language } from '../../problem/render-problem.ts';
import { outcomeSchemas } from './schema-parts.ts';

const listedSchema = Type.Object(
  {
    code: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
    name: Type.String({ description: 'Its name, for people.' }),
  },
  { additionalProperties: false },
);

export const marketListSchema = Type.Object(
  {
    markets: Type.Array(listedSchema, { description: 'The markets, sorted by name.' }),
    ...outcomeSchemas,
  },
  { additionalProperties: false, description: 'Every market.' },
);

export type MarketListBody = Static<typeof marketListSchema>;

export function toMarketList(served: Markets, language: Language): MarketListBody {
  const { compare } = new Intl.Collator(language);
  const markets = served
    .codes()
    .map((code) => ({ code, name: marketName(code, language) }))
    .sort((a, b) => compare(a.name, b.name));
  return { markets, success: true, error: null };
}
