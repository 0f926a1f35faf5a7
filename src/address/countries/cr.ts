import type { Country } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Costa Rica */
export const costaRica: Country = {
  code: 'CR',
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Costa_Rica', taxId: ['cr.cpf', 'cr.cr', 'cr.cpj'] },
};
