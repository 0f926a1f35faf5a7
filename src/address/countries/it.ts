import type { Definition } from './country.ts';
import { shortGermanBoxes } from './shared/germanic-boxes.ts';
import { europeanShapes } from './shared/reasons.ts';
import { casePostale } from './shared/romance-boxes.ts';

/** Italy */
export const italy: Definition = {
  codes: { prefixes: ['I'], shapeIsCertain: europeanShapes },
  areas: {
    // An address shows the code. UPU addressing sheet.
    areWrittenByCode: true,
    // Both official languages of the bilingual provinces, and names longer than the metadata's;
    // provinces of Sardinia that were dissolved in 2016 and set up again, some under other names, in
    // 2025.
    subdivisions: { names: { 'IT-65': ['Abruzzi'] } },
    names: {
      AO: ["Valle d'Aosta", 'Aoste', "Vallée d'Aoste"],
      BZ: ['Alto Adige', 'Südtirol', 'Bozen', 'South Tyrol', 'Bolzano/Bozen'],
      FC: ['FO', 'Forlì'],
      MB: ['Monza e della Brianza', 'Monza'],
      PU: ['PS', 'Pesaro', 'Urbino'],
      RM: ['Roma Capitale', 'Rome'],
      SU: ['Sud Sardegna', 'Carbonia-Iglesias', 'CI', 'Medio Campidano', 'VS', 'Sulcis Iglesiente'],
      RE: ["Reggio nell'Emilia", 'Reggio Emilia'],
      RC: ['Reggio di Calabria', 'Reggio Calabria'],
      MS: ['Massa'],
      MI: ['Milan'],
      FI: ['Florence'],
      NA: ['Naples'],
      TO: ['Turin'],
      VE: ['Venice'],
      GE: ['Genoa'],
      SS: ['Olbia-Tempio', 'OT', 'Gallura Nord-Est Sardegna'],
      NU: ['Ogliastra', 'OG'],
    },
  },
  boxes: [casePostale, shortGermanBoxes],
  market: { timeZone: 'Europe/Rome', taxId: ['it.codicefiscale', 'it.iva'] },
};
