import type { Definition } from './country.ts';
import { frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Saint Barthélemy */
export const saintBarthelemy: Definition = {
  ...frenchOverseas,
  codes: { shapeIsCertain: europeanShapes },
  market: { timeZone: 'America/St_Barthelemy', taxId: frenchTaxNumbers },
};
