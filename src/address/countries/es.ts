import type { Definition } from './country.ts';
import { europeanShapes } from './shared/reasons.ts';
import { basqueBoxes, catalanBoxes, peninsularBoxes, shortSpanishBoxes } from './shared/romance-boxes.ts';
import { catalanStreets, galicianStreets, spanishStreets } from './shared/romance-streets.ts';

/** Spain */
export const spain: Definition = {
  codes: {
    prefixes: ['E'],
    shapeIsCertain: europeanShapes,
    // Each capital of a province had one, before its districts did. Correos.
    generalBeginning: 3,
  },
  areas: {
    // First-level areas that are cities. ISO 3166-2.
    cities: ['Ceuta', 'Melilla'],
    // Official names since the provinces' own renaming, the communities of a single province, and islands.
    names: {
      VI: ['Araba/Álava'],
      A: ['Alacant/Alicante', 'Alicante/Alacant'],
      O: ['Principado de Asturias'],
      CS: ['Castelló/Castellón', 'Castellón de la Plana', 'Castellón/Castelló', 'Castelló'],
      SS: ['Gipuzkoa', 'Guipuzcoa'],
      PM: [
        ...['Baleares', 'Balears', 'IB', 'Illes Balears', 'Islas Baleares'],
        ...['Mallorca', 'Menorca', 'Ibiza', 'Eivissa', 'Formentera'],
      ],
      LO: ['Rioja'],
      MU: ['Región de Murcia'],
      NA: ['Comunidad Foral de Navarra', 'NC', 'Nafarroa'],
      GI: ['Gerona'],
      L: ['Lleida', 'Lérida'],
      OR: ['OU', 'Orense', 'Ourense'],
      M: ['MD', 'Comunidad de Madrid'],
      BI: ['Bizkaia', 'Vizcaya'],
      V: ['València', 'Valencia/València'],
      C: ['La Coruña', 'Coruña'],
      GC: ['Gran Canaria', 'Lanzarote', 'Fuerteventura'],
      TF: [
        ...['Tenerife', 'S.C. Tenerife', 'S/C de Tenerife', 'Santa Cruz Tenerife'],
        ...['La Gomera', 'El Hierro'],
      ],
    },
    // Communities in their own languages, and names that CLDR lacks.
    subdivisions: {
      names: {
        'ES-PV': ['Euskadi', 'Euskal Autonomia Erkidegoa'],
        'ES-VC': ['Comunitat Valenciana', 'País Valencià', 'C. Valenciana'],
        'ES-IB': ['Illes Balears'],
        'ES-CN': ['Kanaren', 'Kanarische Inseln'],
        'ES-GA': ['Galiza'],
        'ES-MD': ['Community of Madrid'],
      },
    },
  },
  streets: {
    languages: [spanishStreets, catalanStreets, galicianStreets],
    numberStands: 'last',
    hyphen: 'range',
    slash: 'range',
  },
  boxes: [shortSpanishBoxes, peninsularBoxes, catalanBoxes, basqueBoxes],
  places: { list: { package: '@z1p/es', name: 'geonames', publisher: 'GeoNames', licence: 'CC BY 4.0' } },
  market: { timeZone: 'Europe/Madrid', taxId: ['es.dni', 'es.nie', 'es.nif', 'es.cif'] },
};
