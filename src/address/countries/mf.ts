import type { Definition } from './country.ts';
import { frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Saint Martin */
export const saintMartin: Definition = {
  ...frenchOverseas,
  codes: { shapeIsCertain: europeanShapes },
  market: { timeZone: 'America/Marigot', taxId: frenchTaxNumbers },
};
