import type { Definition } from './country.ts';
import { frenchOverseas } from './shared/french-territories.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Wallis and Futuna */
export const wallisAndFutuna: Definition = {
  ...frenchOverseas,
  codes: { shapeIsCertain: europeanShapes },
  market: { timeZone: 'Pacific/Wallis' },
};
