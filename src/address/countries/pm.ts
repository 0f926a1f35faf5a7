import type { Definition } from './country.ts';
import { frenchCommunes, frenchOverseas, frenchTaxNumbers } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Saint Pierre and Miquelon */
export const saintPierreAndMiquelon: Definition = {
  ...frenchOverseas,
  codes: { shapeIsCertain: europeanShapes },
  places: { list: { ...frenchCommunes, part: '975' } },
  market: { timeZone: 'America/Miquelon', taxId: frenchTaxNumbers },
};
