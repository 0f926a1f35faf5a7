import type { Definition } from './country.ts';
import { codesCameLate } from './shared/reasons.ts';
import { shortSpanishBoxes } from './shared/romance-boxes.ts';

/** Costa Rica */
export const costaRica: Definition = {
  codes: { mayBeLeftOut: codesCameLate },
  boxes: [shortSpanishBoxes],
  market: { timeZone: 'America/Costa_Rica', taxId: ['cr.cpf', 'cr.cr', 'cr.cpj'] },
};
