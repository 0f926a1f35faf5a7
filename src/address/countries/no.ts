import type { Definition } from './country.ts';
import { shortDanishAndNorwegianBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';

/** Norway */
export const norway: Definition = {
  languages: ['nn'],
  codes: { prefixes: ['N'], shapeIsCertain: europeanShapes },
  names: { hasDigraphs: true },
  areas: {
    // Counties that came back in 2024, and the former ones within those that did not.
    subdivisions: {
      names: {
        'NO-34': ['Hedmark', 'Oppland'],
        'NO-42': ['Aust-Agder', 'Vest-Agder'],
        'NO-46': ['Hordaland', 'Sogn og Fjordane'],
        'NO-50': ['Sør-Trøndelag', 'Nord-Trøndelag'],
      },
      added: {
        'NO-31': ['Østfold'],
        'NO-32': ['Akershus'],
        'NO-33': ['Buskerud'],
        'NO-39': ['Vestfold'],
        'NO-40': ['Telemark'],
        'NO-55': ['Troms'],
        'NO-56': ['Finnmark'],
      },
    },
  },
  boxes: [shortDanishAndNorwegianBoxes],
  market: { timeZone: 'Europe/Oslo', taxId: ['no.fodselsnummer', 'no.orgnr', 'no.mva'] },
};
