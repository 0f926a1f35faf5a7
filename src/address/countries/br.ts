import type { Definition } from './country.ts';
import { onePublishedShape } from './shared/reasons.ts';
import { shortPortugueseBoxes } from './shared/romance-boxes.ts';

/** Brazil */
export const brazil: Definition = {
  codes: {
    // GeoNames has the general code of a municipality, not the codes of its streets.
    isListIncomplete: true,
    shapeIsCertain: onePublishedShape,
    // Código de Endereçamento Postal. Nobody there uses another name.
    calledBy: 'cep',
  },
  areas: {
    // The federal district is the municipality of Brasília. IBGE.
    cities: ['Distrito Federal'],
    names: { DF: ['Brasília'] },
    // An address shows the code. UPU addressing sheet.
    areWrittenByCode: true,
  },
  nearbyKm: 60,
  boxes: [shortPortugueseBoxes, { language: 'Portuguese', start: ['cp'] }],
  places: {
    // The general code of a municipality is the first of its range, and the ranges follow one another. So the
    // greatest general code below a street's code identifies its municipality (true for 5,299 of 5,525 ranges
    // of the Correios).
    codesBeginRanges: true,
  },
  market: { timeZone: 'America/Noronha', taxId: ['br.cpf', 'br.cnpj'] },
};
